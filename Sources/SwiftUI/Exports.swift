// Component sources import only SwiftUI and use CGFloat, Date or UIColor: Apple's module re-exports both as well.
@_exported public import Foundation
@_exported public import UIKit
