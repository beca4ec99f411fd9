import HeadlessHost
import SwiftUI
import Testing

@testable import ComponentLibrary

/// What Xcode's canvas shows is shown here too, and asks for nothing that is not there.
@MainActor struct PreviewTests {
  @Test("every preview runs, and every picture that it asks for is in the catalog")
  func previews() throws {
    for screen in [
      try host(IconPreviews.previews), try host(ButtonIconPreviews.previews), try host(ButtonCTAPreviews.previews),
      try host(TextInputFieldPreviews.previews),
    ] {
      // That a field asks for a kind of keyboard is said, and that what is read-only can be selected, and nothing else.
      #expect(
        screen.findings.allSatisfy { finding in
          ["Keyboard settings", "textSelection"].contains { "\(finding)".contains($0) }
        }
      )
      #expect(!screen.findAll(Image.self).isEmpty)
      #expect(screen.svg().count > 1000)
    }
  }
}
