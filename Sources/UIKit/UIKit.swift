// Room for UIKit.
