public import Foundation
import HeadlessCore

extension _ViewInputs {
  /// Says of each value that was just set that no view of the system's takes it into account here.
  @MainActor func tellUnheeded() {
    for name in graph.takeUnheededValues() {
      let message = "\\.\(name) reaches views that read it, and changes no view of the system's here."
      graph.record(.notShown, message, at: identity)
    }
  }
}

/// Values that only views of the app's own read here. The modifiers that set them say so themselves.
extension EnvironmentValues {
  @Entry var ownContentTransition: ContentTransition = .identity
  @Entry var ownScrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
  @Entry var ownMenuOrder: MenuOrder = .automatic
  @Entry var ownSymbolRenderingMode: SymbolRenderingMode? = nil
  @Entry var ownAllowsTightening = false

  @Entry var ownBackgroundMaterial: Material? = nil

  /// What the view stands on, where that is a material; styles do not become vibrant on it here.
  public var backgroundMaterial: Material? {
    get { ownBackgroundMaterial }
    set {
      ownBackgroundMaterial = newValue
      Graph.noteUnheeded("backgroundMaterial")
    }
  }

  @Entry private var ownContentTransitionAddsDrawingGroup: Bool = false

  public var contentTransitionAddsDrawingGroup: Bool {
    get { ownContentTransitionAddsDrawingGroup }
    set {
      ownContentTransitionAddsDrawingGroup = newValue
      Graph.noteUnheeded("contentTransitionAddsDrawingGroup")
    }
  }

  @Entry private var ownHorizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { ownHorizontalScrollIndicatorVisibility }
    set {
      ownHorizontalScrollIndicatorVisibility = newValue
      Graph.noteUnheeded("horizontalScrollIndicatorVisibility")
    }
  }

  @Entry private var ownVerticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { ownVerticalScrollIndicatorVisibility }
    set {
      ownVerticalScrollIndicatorVisibility = newValue
      Graph.noteUnheeded("verticalScrollIndicatorVisibility")
    }
  }

  @Entry private var ownBackgroundProminence: BackgroundProminence = .standard

  public var backgroundProminence: BackgroundProminence {
    get { ownBackgroundProminence }
    set {
      ownBackgroundProminence = newValue
      Graph.noteUnheeded("backgroundProminence")
    }
  }

  @Entry private var ownHeaderProminence: Prominence = .standard

  public var headerProminence: Prominence {
    get { ownHeaderProminence }
    set {
      ownHeaderProminence = newValue
      Graph.noteUnheeded("headerProminence")
    }
  }

  @Entry private var ownDefaultMinListRowHeight: CGFloat = 44

  public var defaultMinListRowHeight: CGFloat {
    get { ownDefaultMinListRowHeight }
    set {
      ownDefaultMinListRowHeight = newValue
      Graph.noteUnheeded("defaultMinListRowHeight")
    }
  }

  @Entry private var ownDefaultMinListHeaderHeight: CGFloat? = nil

  public var defaultMinListHeaderHeight: CGFloat? {
    get { ownDefaultMinListHeaderHeight }
    set {
      ownDefaultMinListHeaderHeight = newValue
      Graph.noteUnheeded("defaultMinListHeaderHeight")
    }
  }

  @Entry private var ownVerticalSizeClass: UserInterfaceSizeClass? = .regular

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { ownVerticalSizeClass }
    set {
      ownVerticalSizeClass = newValue
      Graph.noteUnheeded("verticalSizeClass")
    }
  }

  @Entry private var ownLegibilityWeight: LegibilityWeight? = nil

  public var legibilityWeight: LegibilityWeight? {
    get { ownLegibilityWeight }
    set {
      ownLegibilityWeight = newValue
      Graph.noteUnheeded("legibilityWeight")
    }
  }

  @Entry private var ownCalendar: Calendar = Calendar(identifier: .gregorian)

  public var calendar: Calendar {
    get { ownCalendar }
    set {
      ownCalendar = newValue
      Graph.noteUnheeded("calendar")
    }
  }

  @Entry private var ownTimeZone: TimeZone = TimeZone.gmt

  public var timeZone: TimeZone {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      Graph.noteUnheeded("timeZone")
    }
  }

  @Entry private var ownLocale: Locale = Locale(identifier: "en_US")

  public var locale: Locale {
    get { ownLocale }
    set {
      ownLocale = newValue
      Graph.noteUnheeded("locale")
    }
  }

  public var contentTransition: ContentTransition {
    get { ownContentTransition }
    set {
      ownContentTransition = newValue
      Graph.noteUnheeded("contentTransition")
    }
  }

  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { ownScrollDismissesKeyboardMode }
    set {
      ownScrollDismissesKeyboardMode = newValue
      Graph.noteUnheeded("scrollDismissesKeyboardMode")
    }
  }

  public var menuOrder: MenuOrder {
    get { ownMenuOrder }
    set {
      ownMenuOrder = newValue
      Graph.noteUnheeded("menuOrder")
    }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { ownSymbolRenderingMode }
    set {
      ownSymbolRenderingMode = newValue
      Graph.noteUnheeded("symbolRenderingMode")
    }
  }

  public var allowsTightening: Bool {
    get { ownAllowsTightening }
    set {
      ownAllowsTightening = newValue
      Graph.noteUnheeded("allowsTightening")
    }
  }
}
