// Component sources import only SwiftUI and use CGFloat, Date, UIColor or ObservableObject: Apple's module re-exports
// these modules as well.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit
