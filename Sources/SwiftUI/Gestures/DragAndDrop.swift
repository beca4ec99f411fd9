public import Foundation

/// Something that can be handed to another view or app.
///
/// Apple's protocol describes how, in `transferRepresentation`; nothing is handed over here, so that what a type says
/// about itself is not asked for.
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}
extension Color: Transferable {}
extension Image: Transferable {}
extension Never: Transferable {}
extension Array: Transferable where Element: Transferable {}

/// What is carried from one place to another, and kept as it is.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked: the name is set before the provider is handed on.
  open var suggestedName: String?

  public override init() {}

  public init(object: Any) {}

  public convenience init?(contentsOf fileURL: URL!) { self.init() }
}

/// Where something is dropped.
public struct DropInfo {
  public let location: CGPoint
}

/// What a drop would do.
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

/// What a drop will do.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// Who is asked about drops.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is carried from one place to another. Nothing is carried here: each call is a finding.
extension View {
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
    unsupported("draggable(_:) cannot be picked up here.")
  }

  nonisolated public func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable {
    unsupported("draggable(_:preview:) cannot be picked up here.")
  }

  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    unsupported("dropDestination(for:action:isTargeted:) is never reached here: nothing is carried.")
  }

  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    unsupported("onDrag(_:) cannot be picked up here.")
  }

  nonisolated public func onDrag<V>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    unsupported("onDrag(_:preview:) cannot be picked up here.")
  }

  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    unsupported("onDrop(of:isTargeted:perform:) is never reached here: nothing is carried.")
  }

  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    unsupported("onDrop(of:isTargeted:perform:) is never reached here: nothing is carried.")
  }

  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    unsupported("onDrop(of:delegate:) is never reached here: nothing is carried.")
  }

  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
      .notShown("hoverEffectDisabled(_:) changes nothing here: there is no pointer.")
  }
}

/// The system's button that hands over what was copied. There is nothing to paste here, which is a finding.
public struct PasteButton: View {
  nonisolated public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {}

  nonisolated public init(
    supportedContentTypes: [String],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .unsupported("PasteButton hands nothing over here: there is nothing to paste.")
  }
}
