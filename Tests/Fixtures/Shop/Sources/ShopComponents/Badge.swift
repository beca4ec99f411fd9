import ShopShapes
import SwiftUI

/// How many things wait, in a dot.
public struct Badge: View {
  public let count: Int

  public init(count: Int) {
    self.count = count
  }

  public var body: some View {
    Text(count > 99 ? "99+" : "\(count)")
      .frame(minWidth: 20, minHeight: 20)
      .background(Ribbon(notch: 4).fill(.red))
      .accessibilityLabel("\(count) new")
  }
}
