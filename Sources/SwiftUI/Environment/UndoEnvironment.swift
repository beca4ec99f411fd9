public import UIKit

extension EnvironmentValues {
  /// `nil`: nothing on the host's screen undoes.
  public var undoManager: UndoManager? { nil }
}
