package import Foundation

extension TextFlow {
  /// Text that may not be read: a bar in the place of each line, from the height of capitals to the foot of the letters.
  package func bars(in rect: CGRect) -> VectorPath {
    let block = block(for: ProposedSize(rect.size))
    var path = VectorPath()
    for (line, baseline) in zip(block.lines, block.baselines) where line.width > 0 {
      let (top, height) = (baseline - line.ascent * 0.8, line.ascent * 0.8 + line.descent * 0.6)
      let bar = CGRect(
        x: rect.minX + start(of: line, in: rect.width),
        y: rect.minY + top,
        width: line.width,
        height: height
      )
      path.append(VectorPath(roundedRect: bar, corner: CGSize(width: height / 4, height: height / 4)))
    }
    return path
  }
}
