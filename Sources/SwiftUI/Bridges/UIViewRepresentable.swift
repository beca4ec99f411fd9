import HeadlessCore
public import UIKit

/// A view of UIKit inside of SwiftUI's. It is made and updated as on Apple's systems; there is no UIKit that could draw
/// here, so that labels, pictures and buttons are drawn by SwiftUI's means and of others only the background is seen,
/// which is a finding.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator

  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public var body: Never {
    // Reached only when somebody calls `body` by hand, which traps on Apple's systems too.
    fatalError("\(Self.self) wraps a view of UIKit: it has no body.")
  }
}

/// What a view of UIKit is made with.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

extension UIViewRepresentable {
  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let representable = DynamicProperties.bound(view, inner)
    let kept = inner.identity.slot(0, as: KeptView<Self>.self) {
      KeptView(coordinator: representable.makeCoordinator())
    }
    let context = Context(
      coordinator: kept.coordinator,
      environment: inner.environment,
      transaction: Transaction()
    )
    let uiView = kept.view ?? representable.makeUIView(context: context)
    kept.view = uiView
    representable.updateUIView(uiView, context: context)
    let place = UIViewStandIn(view: uiView, name: "\(Self.self)")
      .onDisappear { dismantleUIView(uiView, coordinator: kept.coordinator) }
    let outputs = inner.make(place)
    for node in outputs.nodes { node.stand(for: Self.self) }
    return outputs
  }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What is made once for each place.
private final class KeptView<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  var view: Representable.UIViewType?

  init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// The area of a view of UIKit: its size where it has one, its colour, and what it shows where that is known.
private struct UIViewStandIn: View {
  let view: UIView
  let name: String

  private var message: String { "\(name) is shown without \(view.unshown.joined(separator: " and "))." }

  var body: some View {
    let size = view.intrinsicContentSize
    let content = UIViewContent(view: view)
    let framed = view.framed(
      content.frame(width: size.width >= 0 ? size.width : nil, height: size.height >= 0 ? size.height : nil)
    )
    view.described(framed)
      .unknown(!content.isKnown)
      .opacity(view.isHidden ? 0 : view.alpha)
      .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
      .notShown(content.isKnown && !view.unshown.isEmpty ? message : nil)
      .unsupported(
        content.isKnown
          ? "\(name) is a view of UIKit: its content is laid out as SwiftUI's own would be."
          : "\(name) is a view of UIKit: only its size and its background are here."
      )
  }
}
