/// Pages on frames, stacks, positions and what lies over what.
extension Golden.Source {
  static let emptyView = apple(
    "emptyview",
    says: "A view that does not contain any content: it represents the absence of a view."
  )
  static let conditional = apple(
    "viewbuilder/buildif(_:)",
    says: "Optional content of a conditional statement is included only when the condition is true."
  )
  static let frame = apple(
    "view/frame(width:height:alignment:)",
    says: "A fixed length where one is given, the view's own sizing where it is nil; alignment places the view inside."
  )
  static let priority = apple(
    "view/layoutpriority(_:)",
    says: "Priority 0 shares space evenly; a higher priority shrinks later and stretches sooner."
  )
  static let foregroundColor = apple(
    "view/foregroundcolor(_:)",
    says: "nil removes a custom colour: the system's primary colour is used."
  )
  static let clipping = observed(
    "https://oleb.net/2022/clipped-hit-testing",
    says: "Clipping does not affect hit testing (tried on iOS 16.1); a content shape on the frame does."
  )
  static let flexibleFrame = apple(
    "view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
    says: "Proposes what it is proposed, limited; with both bounds it takes the proposal clamped, with a maximum alone "
      + "the proposal where that exceeds the view, else the size of the view; ideal lengths replace unspecified ones."
  )
  static let leastFrame = observed(
    "https://www.swiftuifieldguide.com/layout/flexible-frames/",
    says: "With a least width the frame is at least that wide, and wider where its view is."
  )
  static let padding = apple(
    "view/padding(_:_:)",
    says: "Adds an equal amount to the given edges; nil means an amount of the platform's."
  )
  static let insets = apple("view/padding(_:)", says: "Adds an amount to each edge; the order of modifiers matters.")
  static let defaultPadding = observed(
    "https://github.com/OpenSwiftUIProject/OpenSwiftUI/pull/373.patch",
    says: "The default of the environment's default padding is 16 points on every edge."
  )
  static let stack = observed(
    "https://www.swiftuifieldguide.com/layout/hstack/",
    says: "Orders children by flexibility, the least first, offers each an equal share of what is left; children of a "
      + "higher priority come before; then aligns across by the guide. VStack is the same with the axes swapped."
  )
  static let stackOverflow = observed(
    "https://www.objc.io/blog/2020/11/10/hstacks-child-ordering",
    says: "In 150 points a view of at most 100 becomes 75 wide and one of at least 100 becomes 100, out of bounds."
  )
  static let sameSize = observed(
    "https://www.hackingwithswift.com/quick-start/swiftui/how-to-make-two-views-the-same-width-or-height",
    says: "Views with an infinite largest height or width in a stack with fixedSize() are all as high, or wide, as the "
      + "largest of them."
  )
  static let scrollView = observed(
    "https://www.swiftuifieldguide.com/layout/scrollview/",
    says: "As long as is proposed along its axis and as wide as its content across; the content is offered the width "
      + "and no height."
  )
  static let geometryPlace = observed(
    "https://www.swiftuifieldguide.com/layout/geometry-reader/",
    says: "Takes the size that is proposed and places its content at the top-leading corner."
  )
  static let layers = observed(
    "https://www.swiftuifieldguide.com/layout/zstack/",
    says: "Its size is the union of the frames of its children: mostly that of the largest."
  )
  static let shapeSizes = observed(
    "https://www.irmandadeswift.com/tutoriaisdb/shape",
    says: "Shapes take all the room there is; the diameter of a circle is the shorter side of it."
  )
  static let stackSpacing = observed(
    "https://swiftrivals.com/swiftui/10-vstack-hstack-and-zstack-in-swiftui",
    says: "The default spacing is the system's, of about 8 points."
  )
  static let spacer = apple(
    "spacer",
    says: "Expands along the major axis of its stack as much as it can, on both axes outside of one."
  )
  static let overlay = apple(
    "view/overlay(_:alignment:)",
    says: "The original view continues to provide the layout characteristics; the overlay is aligned in relation to it."
  )
  static let overlays = apple(
    "view/overlay(alignment:content:)",
    says: "Layers the views in front, in an implicit ZStack of the given alignment, the last one frontmost."
  )
  static let background = apple(
    "view/background(alignment:content:)",
    says: "Layers the views behind this view; the alignment positions the implicit ZStack that groups them."
  )
  static let aspectRatio = apple(
    "view/aspectratio(_:contentmode:)",
    says: "Constrains the dimensions to a ratio of width to height, to fit or to fill the parent."
  )
  static let offset = apple(
    "view/offset(x:y:)",
    says: "Shifts the displayed contents; the original dimensions are not changed."
  )
  static let scaleEffect = apple(
    "view/scaleeffect(x:y:anchor:)",
    says: "Scales the rendered output by horizontal and vertical amounts, relative to an anchor point."
  )
  static let visualEffect = apple(
    "visualeffect",
    says: "Effects change the appearance without changing ancestors or descendants, and do not impact layout."
  )
  static let hidden = apple(
    "view/hidden()",
    says: "Hidden views are invisible and receive no interactions, and remain in the hierarchy and affect layout."
  )
  static let position = apple(
    "view/position(x:y:)",
    says: "Places the centre of the view at coordinates in the space of its parent."
  )
  static let positionSize = observed(
    "https://github.com/OpenSwiftUIProject/OpenSwiftUI/pull/507.patch",
    says: "A position is as large as the proposal, and takes the view's own length where none is proposed."
  )
  static let geometryReader = observed(
    "https://velog.io/@marha-hwang/SwiftUI-GeometryReader",
    says: "A geometry reader takes all the room there is, where a stack alone is as large as what is in it."
  )
  static let geometrySize = apple("geometryproxy/size", says: "The size of the container view.")
  static let fixedSize = apple(
    "view/fixedsize(horizontal:vertical:)",
    says: "Fixes the view at its ideal size in the given dimensions only."
  )
  static let zIndex = apple(
    "view/zindex(_:)",
    says: "The frontmost is the one with the larger index; 0 is the default."
  )
  static let painting = observed(
    "https://www.cnblogs.com/jamiechoo/articles/14775169.html",
    says: "What is put into a ZStack first is drawn first, later views are layered over it."
  )
  static let colorView = apple(
    "color",
    says: "A color used as a view expands to fill all the space it is given."
  )
  static let unspecifiedLengths = apple(
    "proposedviewsize/replacingunspecifieddimensions(by:)",
    says: "10 by default, for both dimensions, so that a flexible view does not disappear."
  )
  static let zStack = apple(
    "zstack",
    says: "Overlays its subviews, aligning them in both axes by an alignment, the centre by default; leading is left "
      + "where that is the leading side."
  )
  static let group = apple(
    "group",
    says: "Collects views without affecting their layout; a modifier applies to all members and not to the group."
  )
  static let forEach = apple("foreach", says: "Computes views from a collection of identified data.")
  static let divider = apple(
    "divider",
    says: "In a stack it extends across the minor axis, outside of one horizontally."
  )
  static let alignmentGuide = apple(
    "view/alignmentguide(_:computevalue:)-9mdoh",
    says: "Repositions views in relationship to one another, by a constant or by the dimensions of the view."
  )
  static let spacerLength = apple(
    "spacer/minlength",
    says: "The least length that the spacer can be shrunk to along its axis."
  )
  static let layoutDirection = apple(
    "layoutdirection",
    says: "From right to left the x position of each view is flipped within its parent."
  )
  static let rotation = apple(
    "view/rotationeffect(_:anchor:)",
    says: "Rotates the rendered output of the view around a point."
  )
}
