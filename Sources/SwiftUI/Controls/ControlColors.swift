import UIKit

/// Colours of the system's controls that have no name in UIKit.
extension UIColor {
  /// The track of a switch that is off.
  static let switchTrack = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1)
      : UIColor(red: 233 / 255, green: 233 / 255, blue: 234 / 255, alpha: 1)
  }

  /// The segment that is chosen.
  static let chosenSegment = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
}
