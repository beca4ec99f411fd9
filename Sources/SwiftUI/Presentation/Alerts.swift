public import Foundation
import UIKit

/// A question in the middle of the screen: a title, words, and its buttons, each 44 points high.
private struct AlertCard<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  let standard: StandardAnswer.Kind

  var body: some View {
    let offered = OfferedAnswers()
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        title?.font(.headline).accessibilityAddTraits(.isHeader)
        message.font(.footnote).multilineTextAlignment(.center)
      }
      VStack(spacing: 0) {
        actions.environment(\.offeredAnswers, Confined(offered))
        StandardAnswer(kind: standard, offered: offered)
      }
      .frame(minHeight: 44)
    }
    .padding(16)
    .frame(width: 270)
    .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black.opacity(0.2))
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }
}

extension View {
  /// - Parameter visibility: Whether a dialog has its title; `nil` for an alert, which always has it.
  nonisolated func asking<A: View, M: View>(
    _ title: Text,
    titled visibility: Visibility? = nil,
    _ isPresented: Binding<Bool>,
    @ViewBuilder _ actions: @escaping () -> A,
    @ViewBuilder _ message: @escaping () -> M
  ) -> some View {
    let box = Confined((view: self, actions: actions, message: message, binding: isPresented))
    return Deferred {
      Covering(content: box.value.view, isPresented: box.value.binding.wrappedValue) {
        AlertCard(
          // A phone leaves out the title of a dialog where nothing is said about it.
          title: visibility ?? .visible == .visible ? title : nil,
          actions: box.value.actions(),
          message: box.value.message(),
          standard: visibility == nil ? .ok : .cancel
        )
        .environment(changing: { $0.closesOnPress = Confined { box.value.binding.wrappedValue = false } })
        .unsupported("An alert is drawn as a card over the screen; the system's own look differs.")
      }
    }
  }

  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    asking(Text(titleKey), isPresented, actions) { EmptyView() }
  }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    asking(Text(titleKey), isPresented, actions, message)
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    asking(Text(title), isPresented, actions) { EmptyView() }
  }

  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    asking(Text(title), isPresented, actions, message)
  }

  nonisolated public func alert<A>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    asking(title, isPresented, actions) { EmptyView() }
  }

  nonisolated public func alert<A, M>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    asking(title, isPresented, actions, message)
  }

  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where E: LocalizedError, A: View {
    asking(Text(error?.errorDescription ?? ""), isPresented, actions) { EmptyView() }
  }

  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    asking(Text(titleKey), isPresented, { if let data { actions(data) } }, { EmptyView() })
  }

  nonisolated public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    asking(Text(titleKey), titled: titleVisibility, isPresented, { if let data { actions(data) } }, { EmptyView() })
  }

  @available(iOS, deprecated: 100000.0, message: "use confirmationDialog(_:isPresented:titleVisibility:actions:)")
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    let box = Confined((content: content, view: self))
    return Deferred {
      let sheet = box.value.content()
      return box.value.view.asking(sheet.title, isPresented, { sheet.choices }, { sheet.message })
    }
  }

  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    asking(Text(titleKey), isPresented, { if let data { actions(data) } }, { if let data { message(data) } })
  }

  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    asking(Text(titleKey), titled: titleVisibility, isPresented, actions) { EmptyView() }
  }

  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    asking(Text(titleKey), titled: titleVisibility, isPresented, actions, message)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    asking(Text(title), titled: titleVisibility, isPresented, actions) { EmptyView() }
  }

  @available(iOS, deprecated: 100000.0, message: "use alert(_:isPresented:actions:message:)")
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    let box = Confined((content: content, view: self))
    return Deferred {
      let alert = box.value.content()
      return box.value.view.asking(alert.title, isPresented, { alert.buttons }, { alert.message })
    }
  }
}

/// A question, by its older name.
public struct Alert {
  /// A button of a question.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let primary: Button
  let secondary: Button?

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    primary = dismissButton ?? .default(Text("OK"))
    secondary = nil
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    primary = primaryButton
    secondary = secondaryButton
  }

  @MainActor @ViewBuilder var buttons: some View {
    SwiftUI.Button(role: primary.role, action: { [primary] in primary.action() }, label: { primary.label })
    if let secondary {
      SwiftUI.Button(role: secondary.role, action: { secondary.action() }, label: { secondary.label })
    }
  }
}

extension EnvironmentValues {
  private enum ClosingKey: EnvironmentKey { static var defaultValue: Confined<() -> Void>? { nil } }

  /// What the buttons of an alert do after their own action.
  var closesOnPress: Confined<() -> Void>? {
    get { self[ClosingKey.self] }
    set { self[ClosingKey.self] = newValue }
  }
}
