public import UIKit

/// A view of UIKit inside of SwiftUI's. There is no UIKit that could draw here: the place of the view is empty, and
/// what is missing is a finding.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator

  typealias Context = UIViewRepresentableContext<Self>
}

/// What a view of UIKit is made with.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

extension UIViewRepresentable {
  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.make(Color.clear.unsupported("\(Self.self) is a view of UIKit: its place is empty here."))
  }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A controller of UIKit inside of SwiftUI's views: its place is empty here.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  func makeCoordinator() -> Self.Coordinator

  typealias Context = UIViewControllerRepresentableContext<Self>
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
    inputs.make(Color.clear.unsupported("\(Self.self) is a controller of UIKit: its place is empty here."))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
