import MutantSwitch
import SwiftUI

/// The type is erased: one that names both the view and its modified self would double in length at every link of a chain.
extension View {
  /// A modifier that none of these mutants has.
  func without<Modified: View>(_ numbers: [Int], _ modify: (Self) -> Modified) -> AnyView {
    numbers.contains(where: Mutant.isOn) ? AnyView(self) : AnyView(modify(self))
  }

  /// A modifier that only this mutant has.
  func with<Modified: View>(_ number: Int, _ modify: (Self) -> Modified) -> AnyView {
    Mutant.isOn(number) ? AnyView(modify(self)) : AnyView(self)
  }

  /// What answers to a pointer, for views that have no word about pointers.
  func fadingUnderPointer() -> some View { modifier(PointerFade()) }

  /// The same for a text that stays a text, an image that stays an image, a colour that stays a colour.
  func plainlyWithout(_ numbers: [Int], _ modify: (Self) -> Self) -> Self {
    numbers.contains(where: Mutant.isOn) ? self : modify(self)
  }
}

private struct PointerFade: ViewModifier {
  @State private var isUnderPointer = false

  func body(content: Content) -> some View {
    content.opacity(isUnderPointer ? 0.5 : 1).onHover { isUnderPointer = $0 }
  }
}
