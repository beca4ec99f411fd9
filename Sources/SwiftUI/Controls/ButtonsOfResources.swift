public import Foundation
public import UIKit

// The words of these are looked up where they are shown. A literal means a key, as on Apple's systems.

extension Button where Label == Text {
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource, systemImage: systemImage, role: nil, action: action)
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label {
        Text(titleResource)
      } icon: {
        Image(systemName: systemImage)
      }
    }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource, image: image, role: nil, action: action)
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      }
    }
  }
}
