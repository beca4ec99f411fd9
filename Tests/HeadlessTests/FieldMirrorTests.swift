import HeadlessHost
import SwiftUI
import Testing

/// A label that moves up where there is text: the field does not say whether there is, other than in its mirror.
private struct FloatingLabel: TextFieldStyle {
  let label: String

  func _body(configuration: TextField<Self._Label>) -> some View {
    let text = Mirror(reflecting: configuration).descendant("_text") as? Binding<String>
    VStack(alignment: .leading) {
      Text(text.map { $0.wrappedValue.isEmpty ? label : "\(label):" } ?? "no text")
      configuration
      Button("clear") { text?.wrappedValue = "" }
    }
  }
}

private struct Form: View {
  @State private var name = "Ada"

  var body: some View { TextField("", text: $name).textFieldStyle(FloatingLabel(label: "Name")) }
}

@MainActor @Suite("Mirrors of fields")
struct FieldMirrorTests {
  @Test("hold the text under the name that it has in Apple's")
  func text() throws {
    let screen = try host(Form())
    #expect(try screen.find(text: "Name:").exists)
    try screen.find(text: "clear").tap()
    #expect(try screen.find(text: "Name").exists)
  }

  @Test("a secure field hands its text to the style as well")
  func secure() throws {
    let field = SecureField("", text: .constant("x")).textFieldStyle(FloatingLabel(label: "Password"))
    #expect(try host(field).find(text: "Password:").exists)
  }
}
