import Foundation
import HeadlessCore

extension TouchEvent {
  func start(in space: CoordinateSpace) -> CGPoint { place(start, onScreen.start, space) }

  func location(in space: CoordinateSpace) -> CGPoint { place(location, onScreen.location, space) }

  /// A name that no view around has is taken to be the screen, as in `GeometryProxy`.
  private func place(_ local: CGPoint, _ screen: CGPoint, _ space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return local
    case .global: return screen
    case .named(let name):
      let named = node?.ancestor { $0.spaceName == name }
      return named?.transformToRoot.inverted()?.transform(screen) ?? screen
    }
  }
}
