public import Foundation
import HeadlessCore
public import UIKit

/// A controller of UIKit inside of SwiftUI's views. It is made, updated and told when it comes and goes, as on Apple's
/// systems; its place is empty here, which is a finding.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType,
    coordinator: Self.Coordinator
  )
  func makeCoordinator() -> Self.Coordinator

  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public var body: Never {
    // Reached only when somebody calls `body` by hand, which traps on Apple's systems too.
    fatalError("\(Self.self) wraps a view of UIKit: it has no body.")
  }
}

/// What a controller of UIKit is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

extension UIViewControllerRepresentable {
  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let representable = DynamicProperties.bound(view, inner)
    let kept = inner.identity.slot(0, as: KeptController<Self>.self) {
      KeptController(coordinator: representable.makeCoordinator())
    }
    let context = Context(
      coordinator: kept.coordinator,
      environment: inner.environment,
      transaction: Transaction()
    )
    let controller = kept.controller ?? representable.makeUIViewController(context: context)
    kept.controller = controller
    representable.updateUIViewController(controller, context: context)
    let place = Color.clear
      .unknown(true)
      .unsupported("\(Self.self) is a controller of UIKit: its place is empty here.")
      .onAppear { controller.appear() }
      .onDisappear {
        controller.disappear()
        dismantleUIViewController(controller, coordinator: kept.coordinator)
      }
    let outputs = inner.make(place)
    for node in outputs.nodes { node.stand(for: Self.self) }
    return outputs
  }

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What is made once for each place.
private final class KeptController<Representable: UIViewControllerRepresentable> {
  let coordinator: Representable.Coordinator
  var controller: Representable.UIViewControllerType?

  init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// A controller of UIKit that shows a view of SwiftUI's. Nothing of UIKit is shown here.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

  public required init?(coder aDecoder: NSCoder) { nil }
}
