extension Node {
  /// What texts and images are drawn, in order: where these change along a curve a device goes from the one to the other,
  /// although no number does.
  package var drawnContent: [String] {
    var content: [String] = []
    visit { node in
      switch node.drawing {
      case .text(let flow): content.append(flow.string)
      case .image(let image): content.append(image.name)
      default: break
      }
    }
    return content
  }
}
