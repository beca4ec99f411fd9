import HeadlessHost
import SwiftUI
import Synchronization
import Testing

/// A bar as long as a part of its frame.
private struct Bar: Shape {
  var part: CGFloat

  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height)) }
}

/// A bar that stands, with as much data as one that lies.
private struct Column: Shape {
  var part: CGFloat

  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: rect.height * part)) }
}

/// A line that follows the data of its pen.
private struct StyledLine: View, @preconcurrency Animatable {
  var style: StrokeStyle

  var animatableData: StrokeStyle.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }

  var body: some View {
    Text(
      [style.lineWidth, style.miterLimit, style.dashPhase].map { "\(Int(($0 * 10).rounded()))" }.joined(separator: " ")
    )
  }
}

/// Shakes, and is back in its place at every whole number.
private struct Shake: GeometryEffect {
  var turns: CGFloat

  var animatableData: CGFloat {
    get { turns }
    set { turns = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(turns * .pi), y: 0))
  }
}

/// Tells when the data has arrived.
private struct Arrival: ViewModifier, @preconcurrency Animatable {
  var amount: Double {
    didSet { if amount == target { arrived() } }
  }
  let target: Double
  let arrived: () -> Void

  init(amount: Double, arrived: @escaping () -> Void) {
    self.amount = amount
    target = amount
    self.arrived = arrived
  }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content }
}

/// Counts up to a number.
private struct Counter: View, @preconcurrency Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("at \(Int(number.rounded()))") }
}

/// Data of a type of the app's own.
private struct Levels: VectorArithmetic {
  var levels: [Double] = []

  static var zero: Levels { Levels() }
  static func + (a: Levels, b: Levels) -> Levels { Levels(levels: zip(a.levels, b.levels).map(+)) }
  static func - (a: Levels, b: Levels) -> Levels { Levels(levels: zip(a.levels, b.levels).map(-)) }
  mutating func scale(by factor: Double) { levels = levels.map { $0 * factor } }
  var magnitudeSquared: Double { levels.reduce(0) { $0 + $1 * $1 } }
}

private struct Chart: Shape {
  var animatableData = Levels(levels: [1])

  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Counts how often its data is asked for.
private final class DataReads: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

private struct CountedBar: Shape {
  let reads: DataReads
  var part: CGFloat

  var animatableData: CGFloat {
    get {
      reads.add()
      return part
    }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// One change that all of them follow.
private struct Following<Content: View>: View {
  @State private var isDone = false
  @State private var arrivals = 0
  var animation: Animation? = .linear(duration: 2)
  let content: (_ amount: Double, _ arrived: @escaping () -> Void) -> Content

  var body: some View {
    VStack {
      content(isDone ? 1 : 0) { arrivals += 1 }
      Text("arrivals \(arrivals)")
      Text("go").onTapGesture { withAnimation(animation) { isDone = true } }
    }
  }
}

@MainActor @Suite("Data of animations")
struct AnimatableDataTests {
  private func data(_ hosted: HeadlessHost.Host) -> [String] {
    hosted.animations.filter { $0.property == "animatableData" }.map { "\($0.from)-\($0.to) \($0.duration)" }
  }

  @Test("a shape is drawn on its way")
  func shape() throws {
    let hosted = try host(Following { amount, _ in Bar(part: amount).frame(width: 100, height: 10) })
    try hosted.find(text: "go").tap()
    #expect(data(hosted) == ["[0.0]-[1.0] 2.0"])
    try hosted.advance(by: 0.5)
    #expect(hosted.svg().contains("M0 0L25 0L25 10L0 10Z"))
    try hosted.advance(by: 2)
    #expect(hosted.svg().contains("M0 0L100 0L100 10L0 10Z"))
  }

  @Test("a ring of progress goes along its animation, and without one it is there at once")
  func ring() throws {
    let hosted = try host(Following { amount, _ in Circle().trim(from: 0, to: amount).stroke(.red, lineWidth: 2) })
    try hosted.find(text: "go").tap()
    #expect(data(hosted) == ["[0.0, 0.0]-[0.0, 1.0] 2.0"])
    let still = try host(Following(animation: nil) { amount, _ in Circle().trim(from: 0, to: amount).stroke(.red) })
    try still.find(text: "go").tap()
    #expect(still.animations.isEmpty)
  }

  private func middle(
    _ content: @escaping (CGFloat) -> some View
  ) throws -> (log: [String], middle: String, end: String) {
    let hosted = try host(Following { amount, _ in content(amount).frame(width: 100, height: 20) })
    try hosted.find(text: "go").tap()
    try hosted.advance(by: 1)
    let middle = hosted.svg()
    try hosted.advance(by: 1)
    return (data(hosted), middle, hosted.svg())
  }

  private func still(_ content: some View) throws -> String {
    try host(Following(animation: nil) { _, _ in content.frame(width: 100, height: 20) }).svg()
  }

  @Test("a border stays inside of its shape while its pen grows")
  func borders() throws {
    func check(_ shape: some InsettableShape, _ log: String) throws {
      let border = try middle { shape.strokeBorder(.red, lineWidth: 1 + $0 * 2) }
      #expect(try border.middle == still(shape.strokeBorder(.red, lineWidth: 2)), "\(log)")
      #expect(try border.end == still(shape.strokeBorder(.red, lineWidth: 3)))
      #expect(border.log == [log])
    }
    try check(Rectangle(), "[0.5]-[1.5] 2.0")
    try check(RoundedRectangle(cornerRadius: 6), "[6.0, 6.0, 0.5]-[6.0, 6.0, 1.5] 2.0")
    try check(Circle(), "[0.5]-[1.5] 2.0")
    try check(Ellipse(), "[0.5]-[1.5] 2.0")
    try check(Capsule(), "[0.5]-[1.5] 2.0")
    try check(ContainerRelativeShape(), "[0.5]-[1.5] 2.0")
    let corners = RectangleCornerRadii(topLeading: 4, bottomLeading: 5, bottomTrailing: 6, topTrailing: 7)
    let numbers = "4.0, 7.0, 5.0, 6.0"
    try check(UnevenRoundedRectangle(cornerRadii: corners), "[\(numbers), 0.5]-[\(numbers), 1.5] 2.0")
    try check(Rectangle().inset(by: 2), "[2.5]-[3.5] 2.0")
    let inside = try middle {
      ContainerRelativeShape().strokeBorder(.red, lineWidth: 1 + $0 * 2).padding(2).containerShape(Capsule())
    }
    let shown = ContainerRelativeShape().strokeBorder(.red, lineWidth: 2).padding(2).containerShape(Capsule())
    #expect(try inside.middle == still(shown))
  }

  @Test("what is made of another shape goes on its way with it, and so do anchors and pens")
  func derivedData() throws {
    func check<V: View>(_ content: @escaping (CGFloat) -> V) throws {
      let shown = try middle(content)
      #expect(try shown.middle == still(content(0.5)), "\(V.self)")
      #expect(try shown.end == still(content(1)))
      #expect(shown.middle != shown.end)
    }
    try check { AnyShape(RoundedRectangle(cornerRadius: $0 * 8)).fill(.red) }
    try check { AnyShape(Bar(part: $0)).rotation(.degrees($0 * 90)).fill(.red) }
    try check { Bar(part: 0.5).size(width: 10 + $0 * 20, height: 10).fill(.red) }
    try check { Bar(part: $0).transform(CGAffineTransform(translationX: 3, y: 0)).fill(.red) }
    try check { Bar(part: 0.5).rotation(.degrees(30), anchor: UnitPoint(x: $0, y: 0)).fill(.red) }
    try check { Bar(part: 0.5).scale(0.5, anchor: UnitPoint(x: $0, y: 0)).fill(.red) }
    try check { Rectangle().stroke(.red, style: StrokeStyle(miterLimit: 2 + $0 * 4)) }
    try check { StyledLine(style: StrokeStyle(lineWidth: 1 + $0, miterLimit: 2 + $0, dash: [4], dashPhase: $0 * 4)) }
  }

  @Test("shapes of two types behind one without change at once, also where they have as much data")
  func otherShape() throws {
    func check(_ content: @escaping (CGFloat) -> some View) throws {
      let changed = try middle(content)
      #expect(changed.log.isEmpty && changed.middle == changed.end)
    }
    try check { AnyShape($0 > 0.9 ? AnyShape(Bar(part: 1)) : AnyShape(Circle())).fill(.red) }
    try check { ($0 > 0.9 ? AnyShape(Bar(part: 1)) : AnyShape(Column(part: 0.2))).fill(.red) }
    try check { ($0 > 0.9 ? AnyShape(Bar(part: 1)) : AnyShape(Column(part: 0.2))).rotation(.zero).fill(.red) }
    try check { Color.red.clipShape($0 > 0.9 ? AnyShape(Bar(part: 1)) : AnyShape(Column(part: 0.2))) }
  }

  @Test("that nobody knows what a device shows between two types is said, where there could be something to show")
  func unknownWay() throws {
    func findings(_ content: @escaping (CGFloat) -> AnyShape, animation: Animation? = .default) throws -> [String] {
      let hosted = try host(Following(animation: animation) { amount, _ in content(amount).frame(height: 20) })
      try hosted.find(text: "go").tap()
      return hosted.findings.map(\.kind)
    }
    #expect(try findings { $0 > 0.9 ? AnyShape(Bar(part: 1)) : AnyShape(Column(part: 1)) } == ["unsupported"])
    #expect(try findings { $0 > 0.9 ? AnyShape(Bar(part: 1)) : AnyShape(Circle()) } == ["unsupported"])
    #expect(try findings { $0 > 0.9 ? AnyShape(Circle()) : AnyShape(Bar(part: 1)) }.isEmpty)
    #expect(try findings { AnyShape(Bar(part: $0)) }.isEmpty)
    let still = try findings({ $0 > 0.9 ? AnyShape(Bar(part: 1)) : AnyShape(Column(part: 1)) }, animation: nil)
    #expect(still.isEmpty)
  }

  @Test("data without a type is put together with that of the same shape alone")
  func erasedArithmetic() {
    let (short, long) = (AnyShape(Bar(part: 1)).animatableData, AnyShape(Bar(part: 3)).animatableData)
    let other = AnyShape(Column(part: 5)).animatableData
    #expect(AnyShape(Bar(part: 4)).animatableData == short + long)
    #expect(AnyShape(Bar(part: -2)).animatableData == short - long)
    #expect(.zero - long == AnyShape(Bar(part: -3)).animatableData && .zero + long == long)
    #expect(short + other == short && short - other == short && short != AnyShape(Column(part: 1)).animatableData)
    var shape = AnyShape(Bar(part: 1))
    shape.animatableData = other
    #expect(shape.animatableData == short)
  }

  @Test("to what has no end there is no way: it is there at once, and what is no number is not told of for ever")
  func endless() throws {
    let corner = try middle { RoundedRectangle(cornerRadius: $0 > 0.5 ? .infinity : 0, style: .circular) }
    #expect(corner.log.isEmpty && corner.middle == corner.end && !corner.middle.contains("nan"))
    let pen = try host(
      Following { amount, _ in Rectangle().stroke(.red, lineWidth: amount > 0.5 ? .nan : 1).frame(height: 20) }
    )
    try pen.find(text: "go").tap()
    try pen.advance(by: 1)
    #expect(!pen.animations.contains { $0.property == "lineWidth" })
  }

  @Test("corners, pens, turns and clips are shown on their way, whatever made of a shape has them")
  func derivedShapes() throws {
    let corners = try middle { RoundedRectangle(cornerRadius: $0 * 8, style: .circular) }
    #expect(corners.log == ["[0.0, 0.0]-[8.0, 8.0] 2.0"])
    #expect(try corners.middle == still(RoundedRectangle(cornerRadius: 4, style: .circular)))
    let uneven = try middle { UnevenRoundedRectangle(topLeadingRadius: $0 * 8) }
    #expect(try uneven.middle == still(UnevenRoundedRectangle(topLeadingRadius: 4)))
    let pen = try middle { Rectangle().stroke(.red, lineWidth: 1 + $0 * 2) }
    #expect(try pen.middle == still(Rectangle().stroke(.red, lineWidth: 2)))
    #expect(pen.log.isEmpty)
    let dashes = try middle { Rectangle().stroke(.red, style: StrokeStyle(dash: [4], dashPhase: $0 * 8)) }
    #expect(try dashes.middle == still(Rectangle().stroke(.red, style: StrokeStyle(dash: [4], dashPhase: 4))))
    let turn = try middle { Bar(part: 0.5).rotation(.degrees($0 * 90)) }
    #expect(try turn.middle == still(Bar(part: 0.5).rotation(.degrees(45))))
    let larger = try middle { Bar(part: 0.5).scale(1 + $0) }
    #expect(try larger.middle == still(Bar(part: 0.5).scale(1.5)))
    let moved = try middle { Bar(part: 0.5).offset(x: $0 * 10, y: 0) }
    #expect(try moved.middle == still(Bar(part: 0.5).offset(x: 5, y: 0)))
    let clip = try middle { Color.red.clipShape(RoundedRectangle(cornerRadius: $0 * 8)) }
    #expect(try clip.middle == still(Color.red.clipShape(RoundedRectangle(cornerRadius: 4))))
    let cut = try middle { Color.red.cornerRadius($0 * 8) }
    #expect(cut.log == ["[0.0, 0.0]-[8.0, 8.0] 2.0"] && cut.middle == clip.middle && cut.end != cut.middle)
  }

  @Test("a line that changes its pen and its colour at once shows both")
  func penAndColor() throws {
    let hosted = try host(
      Following { amount, _ in
        Rectangle().stroke(amount > 0.5 ? Color(white: 1) : Color(white: 0), lineWidth: 1 + amount)
          .frame(width: 100, height: 20)
      }
    )
    try hosted.find(text: "go").tap()
    #expect(Set(hosted.animations.map(\.property)) == ["color", "lineWidth"])
    try hosted.advance(by: 1)
    let picture = hosted.svg()
    #expect(picture.contains("stroke-width=\"1.5\""))
    #expect(!picture.contains("stroke=\"#FFFFFF\"") && !picture.contains("stroke=\"#000000\""))
  }

  @Test("an effect moves its view on the way")
  func effect() throws {
    let hosted = try host(
      Following { amount, _ in Color.red.frame(width: 10, height: 10).modifier(Shake(turns: amount)) }
    )
    let place = try hosted.find(Color.self)
    let start = place.frame.minX
    try hosted.find(text: "go").tap()
    try hosted.advance(by: 1)
    #expect(abs(place.frame.minX - start - 8) < 0.001)
    try hosted.advance(by: 1)
    #expect(abs(place.frame.minX - start) < 0.001)
  }

  @Test("a modifier hears of its data until that has arrived")
  func modifier() throws {
    let hosted = try host(
      Following { amount, arrived in Color.red.modifier(Arrival(amount: amount, arrived: arrived)) }
    )
    try hosted.find(text: "go").tap()
    try hosted.advance(by: 1.5)
    #expect(try hosted.find(text: "arrivals 0").exists)
    try hosted.advance(by: 1)
    #expect(try hosted.find(text: "arrivals 1").exists)
    let later = try host(
      Following { amount, arrived in
        Color.red.modifier(Arrival(amount: amount) { DispatchQueue.main.async { arrived() } })
      }
    )
    try later.find(text: "go").tap()
    try later.advance(by: 2)
    #expect(try later.find(text: "arrivals 1").exists)
  }

  @Test("a view is evaluated on the way")
  func view() throws {
    let hosted = try host(Following { amount, _ in Counter(number: amount * 40) })
    try hosted.find(text: "go").tap()
    #expect(try hosted.find(text: "at 0").exists)
    try hosted.advance(by: 0.5)
    #expect(try hosted.find(text: "at 10").exists)
    try hosted.advance(by: 5)
    #expect(try hosted.find(text: "at 40").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("data that is no numbers says so")
  func ownType() throws {
    let findings = try host(Chart()).findings
    #expect(findings.contains { $0.kind == "unsupported" && $0.message.contains("The animatableData of Chart") })
    #expect(try host(Bar(part: 1)).findings.isEmpty)
  }

  @Test("data of an erased type is asked for as seldom, however often the type is erased")
  func erasedAgain() throws {
    func reads(_ erase: (CountedBar) -> AnyShape) throws -> Int {
      let reads = DataReads()
      _ = try host(erase(CountedBar(reads: reads, part: 1)))
      return reads.value
    }
    let once = try reads { AnyShape($0) }
    #expect(once > 0)
    #expect(try reads { AnyShape(AnyShape(AnyShape(AnyShape($0)))) } == once)
  }
}
