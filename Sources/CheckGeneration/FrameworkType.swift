/// A type of the system's frameworks, by what it says itself.
struct FrameworkType {
  /// Of the type: static members and cases.
  var said: Set<String> = []
  /// The labels of what one is made of that holds nothing else.
  var made: Set<String> = []
  /// What a value of it says that no component has taught it.
  var asked: Set<String> = []
  /// Of which type that is.
  var results: [String: String] = [:]
  /// `EdgeInsets()`
  var isMadeOfNothing = false

  /// By name. A test looks for each in our SwiftUI and UIKit.
  static let ofSwiftUI: [String: FrameworkType] = [
    "Color": FrameworkType(
      said: [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor",
      ],
      made: ["red", "green", "blue", "opacity", "white", "hue", "saturation", "brightness"],
      asked: ["opacity"],
      results: ["opacity": "Color"]
    ),
    "Font": FrameworkType(
      said: [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
        "caption2", "system",
      ],
      made: ["size", "weight", "design"],
      asked: ["bold", "italic", "monospaced", "weight"],
      results: ["bold": "Font", "italic": "Font", "monospaced": "Font", "weight": "Font"]
    ),
    "Animation": FrameworkType(said: [
      "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
    ]),
    "Angle": FrameworkType(
      said: ["zero", "degrees", "radians"],
      made: ["degrees", "radians"],
      asked: ["degrees", "radians"]
    ),
    "UnitPoint": FrameworkType(
      said: [
        "zero", "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing",
      ],
      made: ["x", "y"]
    ),
    "Alignment": FrameworkType(said: [
      "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
    ]),
    "HorizontalAlignment": FrameworkType(said: ["leading", "center", "trailing"]),
    "VerticalAlignment": FrameworkType(said: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]),
    "Edge": FrameworkType(said: ["top", "leading", "bottom", "trailing"]),
    "EdgeInsets": FrameworkType(
      said: [],
      made: ["top", "leading", "bottom", "trailing"],
      asked: ["top", "leading", "bottom", "trailing"],
      isMadeOfNothing: true
    ),
    "Axis": FrameworkType(said: ["horizontal", "vertical"]),
    "ColorScheme": FrameworkType(said: ["light", "dark"]),
    "LayoutDirection": FrameworkType(said: ["leftToRight", "rightToLeft"]),
    "TextAlignment": FrameworkType(said: ["leading", "center", "trailing"]),
    "ContentMode": FrameworkType(said: ["fit", "fill"]),
    "Visibility": FrameworkType(said: ["automatic", "visible", "hidden"]),
    "DynamicTypeSize": FrameworkType(said: ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]),
    "UIColor": FrameworkType(
      said: [
        "red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "brown", "white", "gray", "black",
        "clear",
        "systemRed", "systemBlue", "systemGreen", "label",
      ],
      made: ["red", "green", "blue", "alpha", "white", "hue", "saturation", "brightness"]
    ),
    "UIEdgeInsets": FrameworkType(
      said: ["zero"],
      made: ["top", "left", "bottom", "right"],
      asked: ["top", "left", "bottom", "right"],
      isMadeOfNothing: true
    ),
  ]

  /// What the surroundings of the process are, no component changes.
  static let ofFoundation: [String: FrameworkType] = [
    "Calendar": FrameworkType(
      said: ["current", "autoupdatingCurrent"],
      made: ["identifier"],
      asked: [
        "identifier", "firstWeekday", "minimumDaysInFirstWeek", "timeZone", "locale", "weekdaySymbols", "monthSymbols",
      ],
      results: ["identifier": "Calendar.Identifier", "timeZone": "TimeZone", "locale": "Locale"]
    ),
    "Calendar.Identifier": FrameworkType(said: ["gregorian", "iso8601", "buddhist", "hebrew", "japanese"]),
    "Locale": FrameworkType(
      said: ["current", "autoupdatingCurrent"],
      made: ["identifier"],
      asked: ["identifier", "decimalSeparator", "groupingSeparator"]
    ),
    "TimeZone": FrameworkType(
      said: ["current", "autoupdatingCurrent", "gmt"],
      made: ["identifier", "secondsFromGMT", "abbreviation"],
      asked: ["identifier", "secondsFromGMT", "abbreviation"]
    ),
    "ProcessInfo": FrameworkType(
      said: ["processInfo"],
      asked: [
        "processIdentifier", "processName", "hostName", "processorCount", "activeProcessorCount", "physicalMemory",
        "operatingSystemVersionString", "globallyUniqueString",
      ]
    ),
  ]

  /// The views that hold nothing but what they are made of.
  static let views: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Slider", "Stepper", "Link", "TextField", "SecureField", "ProgressView",
    "VStack",
    "HStack", "ZStack", "Group", "Section", "List", "Form", "ScrollView", "Grid", "GridRow", "Spacer", "Divider",
    "EmptyView", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse",
  ]
  static let labelsOfViews: Set<String> = [
    "spacing", "alignment", "systemImage", "isOn", "text", "value", "verbatim", "action", "label", "role", "header",
    "footer", "destination", "cornerRadius", "minLength", "total",
  ]
}
