import Foundation
import HeadlessCore

extension Image {
  /// The picture to draw here; what is not found is recorded and draws nothing.
  func drawing(_ inputs: _ViewInputs) -> ImageDrawing {
    switch source {
    case .named(let name, let bundle): return catalogDrawing(name, bundle, inputs)
    case .system(let name): return symbolDrawing(name, inputs)
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

  /// SF Symbols may not be shipped: a rounded square of about their size stands in.
  private func symbolDrawing(_ name: String, _ inputs: _ViewInputs) -> ImageDrawing {
    let message = "The system symbol \"\(name)\" cannot be drawn here: a placeholder of about its size stands in."
    inputs.graph.record(.placeholderSymbol, message, at: inputs.identity)
    let scales: [Image.Scale: CGFloat] = [.small: 0.94, .medium: 1.2, .large: 1.53]
    let side = TextPieceStyle().run("", inputs).typeface.size * (scales[inputs.environment.imageScale] ?? 1.2)
    let box = CGRect(x: 1, y: 1, width: side - 2, height: side - 2)
    let path = VectorPath(roundedRect: box, corner: CGSize(width: side / 4, height: side / 4))
    let layer = VectorPicture.Layer(path: path, fill: nil, stroke: .black, pen: StrokeSettings(width: 1.5))
    let picture = VectorPicture(size: CGSize(width: side, height: side), layers: [layer])
    let tint = renderingMode == .original ? nil : inputs.environment.foregroundPaint
    return ImageDrawing(name: name, picture: picture, source: "SF Symbols", tint: tint)
  }
}
