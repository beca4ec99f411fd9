public import Combine
public import Foundation
import HeadlessCore
public import UIKit

/// Makes a picture of a view. Here it has the right size and stays empty, which is a finding.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content: Content) { self.content = content }

  public var uiImage: UIImage? {
    let message = "ImageRenderer draws nothing here: its picture has the size of the view and is empty."
    Graph.note(.unsupported, message)
    return UIImage(source: .empty(size))
  }

  private var size: CGSize {
    let graph = Graph(proposal: ProposedSize(width: proposedSize.width, height: proposedSize.height))
    let inputs = _ViewInputs(graph: graph, environment: EnvironmentValues())
    return inputs.makeOne(content, step: .index(0)).size(for: graph.proposal)
  }
}
