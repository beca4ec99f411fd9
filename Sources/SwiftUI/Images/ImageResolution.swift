import Foundation
import HeadlessCore
import UIKit

extension Image {
  /// The picture to draw here; what is not found is recorded and draws nothing.
  func drawing(_ inputs: _ViewInputs) -> ImageDrawing {
    switch source {
    case .named(let name, let bundle): return catalogDrawing(name, bundle, inputs)
    case .system(let name): return symbolDrawing(inputs.environment.symbolVariants.named(name), inputs)
    case .empty(let size):
      return ImageDrawing(name: "", picture: VectorPicture(size: size, layers: []), source: "", tint: nil)
    }
  }

  private func catalogDrawing(_ name: String, _ bundle: Bundle?, _ inputs: _ViewInputs) -> ImageDrawing {
    guard let found = ImageLibrary.shared.image(named: name, in: bundle) else {
      record(unknown: name, bundle, inputs)
      return ImageDrawing(name: name, picture: VectorPicture(size: .zero, layers: []), source: "", tint: nil)
    }
    if let stray = found.strayBundle {
      let message =
        "Image(\"\(name)\") names no bundle and was found in \(stray). In an app it is looked up in the main "
        + "bundle only: write Image(\"\(name)\", bundle: .module)."
      inputs.graph.record(.strayImage, message, at: inputs.identity)
    }
    let isTemplate = renderingMode.map { $0 == .template } ?? found.isTemplate
    return ImageDrawing(
      name: name,
      picture: found.picture,
      source: found.source,
      tint: isTemplate ? inputs.environment.foregroundPaint : nil
    )
  }

  private func record(unknown name: String, _ bundle: Bundle?, _ inputs: _ViewInputs) {
    let names = ImageLibrary.shared.names(in: bundle)
    let known = names.isEmpty ? "no asset catalog was found there" : "known are \(names.joined(separator: ", "))"
    let place = bundle.map { $0.bundleURL.lastPathComponent } ?? "the main bundle"
    inputs.graph.record(.unknownImage, "No image is named \"\(name)\" in \(place): \(known).", at: inputs.identity)
  }

  /// SF Symbols may not be shipped: an outline of our own stands in where it is known what the symbol means, and a
  /// crossed box of about its size elsewhere.
  private func symbolDrawing(_ name: String, _ inputs: _ViewInputs) -> ImageDrawing {
    let typeface = TextPieceStyle().run("", inputs).typeface
    let side = symbolSide(typeface, inputs)
    let isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    let known = SystemSymbol.picture(named: name, side: side, weight: typeface.weight, isRightToLeft: isRightToLeft)
    record(symbol: name, isKnown: known != nil, inputs)
    let tint = renderingMode == .original ? nil : inputs.environment.foregroundPaint
    let picture = known ?? placeholder(side: side)
    return ImageDrawing(name: name, picture: picture, source: "SF Symbols", tint: tint, isPlaceholder: known == nil)
  }

  private func record(symbol name: String, isKnown: Bool, _ inputs: _ViewInputs) {
    if !inputs.environment.foregroundLevels.isEmpty {
      let message = "foregroundStyle(_:_:) colours no layers of a symbol here: all of it has the first style."
      inputs.graph.record(.notShown, message, at: inputs.identity)
    }
    let message =
      isKnown
      ? "is drawn by its meaning here, in about its size: Apple's outline may not be shipped."
      : "cannot be drawn here: a placeholder of about its size stands in."
    let kind: RuntimeFinding.Kind = isKnown ? .placeholderSymbol : .unknownSymbol
    inputs.graph.record(kind, "The system symbol \"\(name)\" \(message)", at: inputs.identity)
  }

  private func symbolSide(_ typeface: Typeface, _ inputs: _ViewInputs) -> CGFloat {
    let scales: [Image.Scale: CGFloat] = [.small: 0.94, .medium: 1.2, .large: 1.53]
    return typeface.size * (scales[inputs.environment.imageScale] ?? 1.2)
  }

  /// Where the line of text would be written beside this image: a symbol's middle is that of capital letters, any other
  /// image stands on the line.
  func baseline(_ inputs: _ViewInputs) -> CGFloat? {
    guard case .system = source, !isResizable else { return nil }
    let typeface = TextPieceStyle().run("", inputs).typeface
    return (symbolSide(typeface, inputs) + UIFont.systemFont(ofSize: typeface.size).capHeight) / 2
  }

  /// As no symbol looks.
  private func placeholder(side: CGFloat) -> VectorPicture {
    let box = CGRect(x: 1, y: 1, width: side - 2, height: side - 2)
    var path = VectorPath(rect: box)
    path.move(to: CGPoint(x: box.minX, y: box.minY))
    path.line(to: CGPoint(x: box.maxX, y: box.maxY))
    path.move(to: CGPoint(x: box.maxX, y: box.minY))
    path.line(to: CGPoint(x: box.minX, y: box.maxY))
    let pen = StrokeSettings(width: 1, dash: [2, 2])
    let layer = VectorPicture.Layer(path: path, fill: nil, stroke: .black, pen: pen)
    return VectorPicture(size: CGSize(width: side, height: side), layers: [layer])
  }
}
