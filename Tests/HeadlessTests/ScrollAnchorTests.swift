import HeadlessHost
import SwiftUI
import Testing

/// Where scrolled content stands at first, when a size changes, and where it comes to rest.
@MainActor @Suite("Anchors and targets of scrolling")
struct ScrollAnchorTests {
  private struct Column: View {
    var count = 10
    var anchor: UnitPoint?
    var role: ScrollAnchorRole?

    var body: some View {
      let scroll = ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 100, height: 100) } }
      }
      if let role { scroll.defaultScrollAnchor(anchor, for: role) } else { scroll.defaultScrollAnchor(anchor) }
    }
  }

  private func middle(of text: String, in screen: HeadlessHost.Host) throws -> CGFloat {
    try screen.find(text: text).frame.midY.rounded()
  }

  private func top(_ view: some View, of text: String = "0") throws -> CGFloat {
    try host(view, size: CGSize(width: 200, height: 300)).find(text: text).frame.midY.rounded() - 50
  }

  // Apple's documentation of `ScrollAnchorRole`: "Where the scroll view should initially be scrolled", and "How the scroll view
  // should align content smaller than its container size".
  @Test("content stands at its anchor at first, and one that is short in the room")
  func initial() throws {
    #expect(try top(Column(anchor: .bottom)) == -700)
    #expect(try top(Column(anchor: .center)) == -350)
    #expect(try top(Column(anchor: nil)) == 0)
    #expect(try top(Column(count: 1, anchor: .bottom)) == 200)
    #expect(try top(Column(count: 1, anchor: .bottom, role: .initialOffset)) == 0)
    #expect(try top(Column(count: 1, anchor: .center, role: .alignment)) == 100)
    #expect(try top(Column(anchor: .bottom, role: .alignment)) == 0)
  }

  // Apple's documentation of `defaultScrollAnchor(_:for:)` writes `.defaultScrollAnchor(.bottom)` and, after it,
  // `.defaultScrollAnchor(.topLeading, for: .alignment)`: "You can further customize this behavior by assigning different
  // unit points for these different roles".
  @Test("an anchor of a role goes before the general one, in either order")
  func roleOverGeneral() throws {
    #expect(try top(Column(count: 1, anchor: .bottom).defaultScrollAnchor(.topLeading, for: .alignment)) == 0)
    #expect(try top(Column(anchor: .bottom).defaultScrollAnchor(.topLeading, for: .alignment)) == -700)
    #expect(try top(Column(count: 1, anchor: .topLeading, role: .alignment).defaultScrollAnchor(.bottom)) == 0)
    #expect(try top(Column(anchor: .topLeading, role: .alignment).defaultScrollAnchor(.bottom)) == -700)
  }

  // The page gives the anchor of a role an optional type, and does not say what `nil` means.
  @Test("a role without an anchor has none, whatever the general one is (unverified)")
  func roleWithoutAnchor() throws {
    #expect(try top(Column(count: 1, anchor: .bottom).defaultScrollAnchor(nil, for: .alignment)) == 0)
    #expect(try top(Column(anchor: .bottom).defaultScrollAnchor(nil, for: .initialOffset)) == 0)
  }

  private struct Growing: View {
    let role: ScrollAnchorRole?
    @State private var count = 10

    var body: some View {
      VStack(spacing: 0) {
        Button("More") { count += 1 }.frame(height: 20)
        Column(count: count, anchor: .bottom, role: role)
      }
    }
  }

  // "How the scroll view should handle content size or container size changes".
  @Test("content that grows keeps its anchor where it is, also after a finger moved it")
  func growing() throws {
    let screen = try host(Growing(role: nil), size: CGSize(width: 200, height: 320))
    #expect(try middle(of: "9", in: screen) == 270)
    try screen.find(.label("More")).tap()
    #expect(try middle(of: "10", in: screen) == 270)
    try screen.find(text: "9").drag(by: CGSize(width: 0, height: 60))
    #expect(try middle(of: "9", in: screen) == 230)
    try screen.find(.label("More")).tap()
    #expect(try middle(of: "9", in: screen) == 130)
  }

  @Test("an anchor of the beginning alone leaves content that grows where it is, once it was moved")
  func growingInitial() throws {
    let screen = try host(Growing(role: .initialOffset), size: CGSize(width: 200, height: 320))
    try screen.find(text: "9").drag(by: CGSize(width: 0, height: 60))
    try screen.find(.label("More")).tap()
    #expect(try middle(of: "9", in: screen) == 330)
  }

  @Test("a lazy stack that begins at its end makes its last views")
  func lazyEnd() throws {
    var appeared: [Int] = []
    let screen = try host(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { number in
            Text("\(number)").frame(height: number.isMultiple(of: 3) ? 80 : 60).onAppear { appeared.append(number) }
          }
        }
      }
      .defaultScrollAnchor(.bottom),
      size: CGSize(width: 200, height: 300)
    )
    #expect(try middle(of: "199", in: screen) == 270)
    #expect(appeared.sorted() == Array(195...199))
  }

  private struct Half: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let half = context.containerSize.height / 2
      guard context.axes == .vertical, context.layoutDirection == .leftToRight else { return }
      target.rect.origin.y = (target.rect.minY / half).rounded() * half
    }
  }

  private struct Back: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if context.contentSize.height - target.rect.maxY > 100 { target = context.originalTarget }
    }
  }

  private func rest(after way: CGFloat, _ behavior: some ScrollTargetBehavior) throws -> CGFloat {
    let screen = try host(
      Column().scrollTargetBehavior(behavior),
      size: CGSize(width: 200, height: 300)
    )
    try screen.find(text: "2").drag(by: CGSize(width: 0, height: -way))
    #expect(screen.findings.isEmpty)
    return try 50 - screen.find(text: "0").frame.midY
  }

  // Apple's documentation of `updateTarget(_:context:)`: "override the calculated target which will have the scrollable view
  // scroll to a different position than it would otherwise".
  @Test("a behaviour of the app's says where content comes to rest, within its ends")
  func ownBehavior() throws {
    #expect(try rest(after: 100, Half()) == 150)
    #expect(try rest(after: 60, Half()) == 0)
    #expect(try rest(after: 180, Back()) == 0)
    #expect(try rest(after: 200, AnyScrollTargetBehavior(.paging)) == 300)
  }

  private struct Anchored: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect = CGRect(x: 0, y: 500, width: 100, height: 100)
      target.anchor = .bottom
    }
  }

  private struct Limited: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

    func properties(context: PropertiesContext) -> Properties {
      var properties = Properties()
      properties.limitsScrolls = context.axes.contains(.vertical) && context.environment.layoutDirection == .leftToRight
      return properties
    }
  }

  // Apple's documentation of `limitsScrolls`: "By default, this is not enabled."
  @Test("a behaviour may say that one swipe goes less far; content under a finger that stops comes to rest where it is")
  func limited() throws {
    #expect(!ScrollTargetBehaviorProperties().limitsScrolls)
    #expect(try rest(after: 130, Limited()) == 130)
  }

  @Test("a target with an anchor stands there in the room")
  func anchoredTarget() throws { #expect(try rest(after: 100, Anchored()) == 300) }
}
