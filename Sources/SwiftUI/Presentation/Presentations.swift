public import Foundation
import HeadlessCore

/// Sheets and their like lie over the whole screen. What the system adds (a grabber, a gap at the top, a swipe that
/// closes) is not there.
private struct Presented<Content: View, Sheet: View>: View {
  let content: Content
  let isPresented: Bool
  let close: () -> Void
  let sheet: () -> Sheet

  var body: some View {
    Covering(content: content, isPresented: isPresented) {
      ZStack {
        Color(uiColor: .systemBackground)
        sheet()
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .environment(changing: { [close] in $0.dismissal = close })
      .unsupported("A sheet covers the whole screen here; the system's own frame of it is not drawn.")
    }
  }
}

extension View {
  nonisolated private func presenting<Content: View>(
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> some View {
    let box = Confined((content: content, onDismiss: onDismiss, binding: isPresented, view: self))
    return Deferred {
      Presented(
        content: box.value.view,
        isPresented: box.value.binding.wrappedValue,
        close: {
          box.value.binding.wrappedValue = false
          box.value.onDismiss?()
        },
        sheet: box.value.content
      )
    }
  }

  nonisolated private func presenting<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    @ViewBuilder _ content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return presenting(isPresented, onDismiss) { if let item = item.wrappedValue { content(item).id(item.id) } }
  }

  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(isPresented, onDismiss, content)
  }

  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(item: item, onDismiss, content)
  }

  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(isPresented, onDismiss, content)
  }

  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(item: item, onDismiss, content)
  }

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(isPresented, nil, content)
  }

  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(item: item, nil, content)
  }
}

/// A view that is made when its place is known.
struct Deferred<Content: View>: View {
  typealias Body = Never

  let make: @MainActor () -> Content

  nonisolated init(make: @escaping @MainActor () -> Content) { self.make = make }

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { inputs.make(view.make()) }
}

/// Where a popover is fastened.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
