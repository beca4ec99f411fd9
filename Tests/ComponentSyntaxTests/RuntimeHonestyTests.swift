import ComponentSyntax
import Foundation
import Testing

/// What the headless runtime accepts it either heeds, or says at use that it does not: nothing is passed over silently.
struct RuntimeHonestyTests {
  /// What a body mentions that records a finding, at once or with the value that it makes.
  private static let telling: Set = [
    "record", "unsupported", "notShown", "noting", "lacking", "unheeded", "unspoken", "note", "noteLookUp", "unneeded",
  ]

  /// Why a parameter may stay idle without a word of its own, by the beginnings of declarations.
  private static let reasons: [(reason: String, declarations: [String])] = [
    (
      "who is given the value says that it is not carried out",
      [
        "AccessibilityRotor", "AccessibilitySystemRotor.", "AnimationTimelineSchedule.", "AsyncImage.", "BlurReplace",
        "ColorPicker.", "ContentTransition.", "DynamicViewContent.on",
        "FocusedBinding.",
        "FocusedValue.", "Glass.", "GlassEffectContainer.", "IndexViewStyle.", "ListItemTint.", "ListSectionSpacing.",
        "MagnificationGesture.", "MagnifyGesture.", "Menu.", "MeshGradient.", "MultiDatePicker.", "NSItemProvider.",
        "NSLayoutAnchor.", "NSLayoutDimension.", "NavigationTransition.", "PageIndexViewStyle.", "PageTabViewStyle.",
        "PasteButton.", "PeriodicTimelineSchedule.", "PresentationBackgroundInteraction.", "RotateGesture.",
        "RotationGesture.", "ScrollTargetBehavior.", "ScrollTransitionConfiguration",
        "Shape.intersection", "Shape.lineIntersection", "Shape.subtracting", "Shape.symmetricDifference", "Shape.union",
        "ShapeStyle.shadow", "ShadowStyle.", "ShareLink.", "SharePreview.", "SymbolEffectOptions",
        "SymbolEffectTransition.",
        "TabViewStyle.page", "TimelineSchedule.", "TimelineView.", "UIActivityViewController.",
        "UIGraphicsImageRendererContext.", "UIHostingConfiguration.", "UIHostingController.",
        "UIImage.SymbolConfiguration.",
        "UISegmentedControl.", "UISwitch.", "UIVibrancyEffect.", "View.pickerStyle", "ViewAlignedScrollTargetBehavior.",
        "VisualEffect.",
      ]
    ),
    ("apps do not run here: `main` stops", ["Scene.", "SceneBuilder.", "WindowGroup."]),
    (
      "there is one thread and one clock, and nothing is late",
      ["DispatchQueue.", "Publisher.", "View.task"]
    ),
    (
      "pictures are outlines: who shows them smooths edges",
      ["ShapeView.stroke", "View.clipped", "View.cornerRadius"]
    ),
    ("the screen has no unsafe parts", ["View.background", "View.overlay"]),
    (
      "a phone shows none of it: popovers are sheets, bars of tabs have no sections, bars are not rearranged",
      ["TabSection.", "ToolbarItem.init(id:", "View.popover", "View.toolbar(id:"]
    ),
    (
      "nothing else is there that it could be told from",
      [
        "AccessibilityFocusState.", "SearchFieldPlacement.navigationBarDrawer", "UIApplication.canOpenURL",
        "UIApplication.open", "View.defaultFocus", "View.focusable", "View.gesture(_:name:", "ViewSpacing.",
      ]
    ),
    (
      "notes for people, and sizes that compilers guess",
      ["LocalizedStringResource.", "LocalizedStringKey.StringInterpolation.", "String.LocalizationValue."]
    ),
    ("nothing of one value is to be added", ["EmptyAnimatableData."]),
    ("unavailable: they are there for what the compiler says", ["_AnimatableFields.add", "_AnimatableFields.next"]),
    ("inner workings, which no caller sees", ["FittingLayout.", "GridRowLayout."]),
    (
      "UIKit here has no archives, no traits of its own, and moves nothing",
      [
        "NSString.boundingRect", "UIColor.init(named:", "UIFont.preferredFont", "UIFontMetrics.", "UIImage.init(named:",
        "UIView.endEditing", "UIViewController.",
      ]
    ),
  ]

  private static func runtime() throws -> [SwiftSource] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try ["SwiftUI", "UIKit"].flatMap { try SwiftSource.all(in: "Sources/\($0)", of: root) }
  }

  @Test("every parameter is used, or told, or has a reason to be idle")
  func parameters() throws {
    let known = Self.reasons.flatMap(\.declarations)
    let idle = IdleParameter.all(in: try Self.runtime(), telling: Self.telling)
    let silent = idle.filter { parameter in !known.contains { parameter.declaration.hasPrefix($0) } }
    #expect(silent.isEmpty, "\(silent.map(\.description).joined(separator: "\n"))")
    let unneeded = known.filter { name in !idle.contains { $0.declaration.hasPrefix(name) } }
    #expect(unneeded.isEmpty, "No such parameter is idle any more.")
  }

  @Test("a parameter is idle that the body does not mention, or throws away")
  func idle() {
    let source = SwiftSource(
      path: "A.swift",
      text: """
        protocol Asking { func ask(of one: Int) }
        extension View {
          func used(a: Int) { print(a) }
          func idle(_ a: Int, with b: Int) -> Self { _ = b; return self }
          func told(a: Int) { notShown("a") }
          func typed(a: Int.Type) {}
          func ask(of one: Int) {}
          func _inner(a: Int) {}
          init(coder: NSCoder, c: Int) {}
        }
        """
    )
    let found = IdleParameter.all(in: [source], telling: ["notShown"])
    #expect(
      found.map { "\($0.declaration) \($0.name)" } == [
        "View.idle(_:with:) a", "View.idle(_:with:) with", "View.init(coder:c:) c",
      ]
    )
    #expect(found.first?.place.line == 4)
  }
}
