/// Several choices, by their older name.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor var choices: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      SwiftUI.Button(role: button.role, action: { button.action() }, label: { button.label })
    }
  }
}
