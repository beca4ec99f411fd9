// The names of Core Graphics alone: a file that imports it and not Foundation has no more on Apple's systems either.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct UIKit.CGAffineTransform
@_exported public import class UIKit.CGColor
@_exported public import class UIKit.CGMutablePath
@_exported public import class UIKit.CGPath
@_exported public import func UIKit.CGPointMake
@_exported public import func UIKit.CGRectMake
@_exported public import func UIKit.CGSizeMake
