import Foundation
import HeadlessHost
import SwiftUI

/// What a finger reaches.
enum HitTestingGoldens {
  /// How often a button with the given label fires when these points of a 100 by 100 screen are tapped.
  @MainActor private static func taps(
    _ points: [(CGFloat, CGFloat)],
    _ view: (@escaping @MainActor @Sendable () -> Void) -> some View
  )
    throws -> String
  {
    let counter = Tally()
    let hosted = try host(
      view { counter.count += 1 }.frame(width: 100, height: 100),
      size: CGSize(width: 100, height: 100)
    )
    return try points.map { x, y in
      counter.count = 0
      try hosted.tap(at: CGPoint(x: x, y: y))
      return "\(counter.count)"
    }.joined(separator: " ")
  }

  /// The touch target of the first button.
  @MainActor private static func target(_ view: some View) throws -> String {
    let area = try host(view, size: CGSize(width: 100, height: 100)).find(.button).touchTarget
    return "\(area.width.short) \(area.height.short)"
  }

  private static let middle: [(CGFloat, CGFloat)] = [(50, 50)]

  static let all: [Golden] = buttons + shapes + order + controls

  static let buttons: [Golden] = [
    Golden("a button fires when it is tapped", .buttonAction, "1") {
      try taps(middle) { act in Button(action: act) { Box(width: 40, height: 40) } }
    },
    Golden("a button does not fire beside its label", .tappableParts, "0 1") {
      try taps([(10, 10), (50, 50)]) { act in Button(action: act) { Box(width: 40, height: 40) } }
    },
    Golden("a frame outside a button adds nothing", .leafPixels, "20 20") {
      try target(Button(action: {}) { Box(width: 20, height: 20) }.frame(width: 48, height: 48))
    },
    Golden("padding outside a button adds nothing", .leafPixels, "20 20") {
      try target(Button(action: {}) { Box(width: 20, height: 20) }.padding(14))
    },
    Golden("a content shape outside a button adds nothing to it", .unverified, "20 20") {
      try target(
        Button(action: {}) { Box(width: 20, height: 20) }.frame(width: 48, height: 48).contentShape(Rectangle())
      )
    },
    Golden("a frame inside the label alone is not filled in the plain style", .plainLabel, "20 20") {
      try target(Button(action: {}) { Box(width: 20, height: 20).frame(width: 48, height: 48) }.buttonStyle(.plain))
    },
    Golden("a frame inside the label counts in the system's style", .wholeLabel, "48 48") {
      try target(Button(action: {}) { Box(width: 20, height: 20).frame(width: 48, height: 48) })
    },
    Golden("padding inside the label counts in the system's style", .wholeLabel, "52 52") {
      try target(Button(action: {}) { Box(width: 20, height: 20).padding(16) })
    },
    Golden("the room between the parts of a label counts in the system's style", .wholeLabel, "1") {
      try taps(middle) { act in
        Button(action: act) {
          HStack(spacing: 60) {
            Box()
            Box()
          }
        }
      }
    },
    Golden("padding inside the label is not filled in the plain style", .plainLabel, "20 20") {
      try target(Button(action: {}) { Box(width: 20, height: 20).padding(16) }.buttonStyle(.plain))
    },
    Golden("padding that a style of the app adds is not filled", .unverified, "20 20") {
      try target(Button(action: {}) { Box(width: 20, height: 20) }.buttonStyle(RoomyStyle()))
    },
    Golden("a content shape of the label limits it also in the system's style", .unverified, "0 1") {
      try taps([(32, 32), (50, 50)]) { act in
        Button(action: act) { Box(width: 40, height: 40).contentShape(Circle()) }
      }
    },
    Golden("a content shape inside the label fills its frame", .contentShape, "48 48") {
      try target(
        Button(action: {}) { Box(width: 20, height: 20).frame(width: 48, height: 48).contentShape(Rectangle()) }
      )
    },
    Golden("a background inside the label fills its frame", .tappableParts, "48 48") {
      try target(Button(action: {}) { Box(width: 20, height: 20).frame(width: 48, height: 48).background(Color.blue) })
    },
    Golden("a clear background fills nothing", .clearTouches, "20 20") {
      try target(
        Button(action: {}) { Box(width: 20, height: 20).frame(width: 48, height: 48).background(Color.clear) }
          .buttonStyle(.plain)
      )
    },
    Golden("a disabled button does not fire", .disabled, "0") {
      try taps(middle) { act in Button(action: act) { Box(width: 40, height: 40) }.disabled(true) }
    },
    Golden("disabled reaches buttons inside", .disabled, "0") {
      try taps(middle) { act in VStack { Button(action: act) { Box(width: 40, height: 40) } }.disabled(true) }
    },
    Golden("enabling inside does not undo disabling outside", .disabled, "0") {
      try taps(middle) { act in
        VStack { Button(action: act) { Box(width: 40, height: 40) }.disabled(false) }.disabled(true)
      }
    },
    Golden("a button moved by an offset is hit where it is seen", .offset, "0 1") {
      try taps([(30, 50), (80, 50)]) { act in Button(action: act) { Box(width: 20, height: 20) }.offset(x: 30) }
    },
    Golden("a button grown by a scale is hit where it is seen", .scaleEffect, "1") {
      try taps([(35, 50)]) { act in Button(action: act) { Box(width: 20, height: 20) }.scaleEffect(2) }
    },
    Golden("a button shrunk by a scale is not hit where it was", .scaleEffect, "0") {
      try taps([(42, 50)]) { act in Button(action: act) { Box(width: 20, height: 20) }.scaleEffect(0.5) }
    },
    Golden("a button turned by a right angle is hit where it is seen", .unverified, "1 0") {
      try taps([(50, 30), (30, 50)]) { act in
        Button(action: act) { Box(width: 60, height: 10) }.rotationEffect(.degrees(90))
      }
    },
  ]

  static let shapes: [Golden] = [
    Golden("the corner of a circle is not hit", .transparentParts, "0 1") {
      try taps([(32, 32), (50, 50)]) { act in Circle().frame(width: 40, height: 40).onTapGesture(perform: act) }
    },
    Golden("a circle as content shape limits", .contentShape, "0 1") {
      try taps([(32, 32), (50, 50)]) { act in
        Box(width: 40, height: 40).contentShape(Circle()).onTapGesture(perform: act)
      }
    },
    Golden("a content shape of the kind interaction limits", .interaction, "0 1") {
      try taps([(32, 32), (50, 50)]) { act in
        Box(width: 40, height: 40).contentShape(.interaction, Circle()).onTapGesture(perform: act)
      }
    },
    Golden("a content shape for previews leaves hit testing alone", .interaction, "1") {
      try taps([(32, 32)]) { act in
        Box(width: 40, height: 40).contentShape(.dragPreview, Circle()).onTapGesture(perform: act)
      }
    },
    Golden("a content shape takes touches where nothing is drawn", .contentShape, "1") {
      try taps([(40, 40)]) { act in
        Color.clear.frame(width: 40, height: 40).contentShape(Rectangle()).onTapGesture(perform: act)
      }
    },
    Golden("a clear colour takes nothing", .clearTouches, "0") {
      try taps(middle) { act in Color.clear.frame(width: 40, height: 40).onTapGesture(perform: act) }
    },
    Golden("a colour that is nearly clear takes touches", .unverified, "1") {
      try taps(middle) { act in Color.red.opacity(0.01).frame(width: 40, height: 40).onTapGesture(perform: act) }
    },
    Golden("a ring is not hit in its hole", .unverified, "0 1") {
      try taps([(50, 50), (30, 50)]) { act in
        Circle().stroke(Color.red, lineWidth: 4).frame(width: 40, height: 40).onTapGesture(perform: act)
      }
    },
    Golden("a stroke of no width takes nothing", .clearTouches, "0") {
      try taps([(30, 50)]) { act in
        Circle().stroke(Color.red, lineWidth: 0).frame(width: 40, height: 40).onTapGesture(perform: act)
      }
    },
    Golden("what a clip shape cuts away is still hit", .clipping, "1 1") {
      try taps([(32, 32), (50, 50)]) { act in Box(width: 40, height: 40).clipShape(Circle()).onTapGesture(perform: act)
      }
    },
    Golden("what a frame does not cover is drawn and hit", .clipping, "1") {
      try taps([(35, 35)]) { act in Box(width: 40, height: 40).frame(width: 10, height: 10).onTapGesture(perform: act) }
    },
    Golden("what is clipped to a frame is still hit outside it", .clipping, "1") {
      try taps([(35, 35)]) { act in
        Box(width: 40, height: 40).frame(width: 10, height: 10).clipped().onTapGesture(perform: act)
      }
    },
    Golden("a content shape limits what is clipped to what is seen", .clipping, "0 1") {
      try taps([(35, 35), (50, 50)]) { act in
        Box(width: 40, height: 40).frame(width: 10, height: 10).contentShape(Rectangle()).clipped()
          .onTapGesture(perform: act)
      }
    },
    Golden("what is scrolled out of sight is not hit", .unverified, "0") {
      try taps([(50, 10)]) { act in
        ScrollView { Box(width: 40, height: 90).onTapGesture(perform: act) }.frame(height: 20)
      }
    },
    Golden("text is hit in its whole rectangle", .tappableParts, "1") {
      try taps(middle) { act in Text("MMMM").onTapGesture(perform: act) }
    },
    Golden("the gap in a stack is not hit", .tappableParts, "0 1") {
      try taps([(50, 50), (30, 50)]) { act in
        HStack(spacing: 20) {
          Box(width: 30)
          Box(width: 30)
        }.onTapGesture(perform: act)
      }
    },
    Golden("a content shape closes the gap in a stack", .tappableParts, "1") {
      try taps(middle) { act in
        HStack(spacing: 20) {
          Box(width: 30)
          Box(width: 30)
        }.contentShape(Rectangle()).onTapGesture(perform: act)
      }
    },
  ]

  static let order: [Golden] = [
    Golden("what lies in front hides what is behind", .clearTouches, "0") {
      try taps(middle) { act in
        ZStack {
          Button(action: act) { Box(width: 40, height: 40) }
          Color.blue
        }
      }
    },
    Golden("an overlay hides what is behind", .overlays, "0") {
      try taps(middle) { act in Button(action: act) { Box(width: 40, height: 40) }.overlay(Color.blue) }
    },
    Golden("an overlay that takes no touches lets them through", .passingThrough, "1") {
      try taps(middle) { act in
        Button(action: act) { Box(width: 40, height: 40) }.overlay(Color.blue.allowsHitTesting(false))
      }
    },
    Golden("a clear overlay lets touches through", .clearTouches, "1") {
      try taps(middle) { act in Button(action: act) { Box(width: 40, height: 40) }.overlay(Color.clear) }
    },
    Golden("an invisible overlay lets touches through", .clearTouches, "1") {
      try taps(middle) { act in Button(action: act) { Box(width: 40, height: 40) }.overlay(Color.blue.opacity(0)) }
    },
    Golden("a button that takes no touches does not fire", .allowsHitTesting, "0") {
      try taps(middle) { act in Button(action: act) { Box(width: 40, height: 40) }.allowsHitTesting(false) }
    },
    Golden("allowing inside does not undo forbidding outside", .allowsHitTesting, "0") {
      try taps(middle) { act in
        VStack { Button(action: act) { Box(width: 40, height: 40) }.allowsHitTesting(true) }.allowsHitTesting(false)
      }
    },
    Golden("an invisible button does not fire", .clearTouches, "0") {
      try taps(middle) { act in Button(action: act) { Box(width: 40, height: 40) }.opacity(0) }
    },
    Golden("a hidden button does not fire", .hidden, "0") {
      try taps(middle) { act in Button(action: act) { Box(width: 40, height: 40) }.hidden() }
    },
    Golden("zIndex brings to the front", .zIndex, "1") {
      try taps(middle) { act in
        ZStack {
          Button(action: act) { Box(width: 40, height: 40) }.zIndex(1)
          Color.blue
        }
      }
    },
    Golden("the later of two siblings is in front", .painting, "1") {
      try taps(middle) { act in
        ZStack {
          Color.blue
          Button(action: act) { Box(width: 40, height: 40) }
        }
      }
    },
  ]

  static let controls: [Golden] = [
    Golden("a button inside a tappable view fires alone", .gesture, "1") {
      try taps(middle) { act in
        ZStack { Button(action: act) { Box(width: 40, height: 40) } }.onTapGesture(perform: act)
      }
    },
    Golden("a simultaneous gesture sees the touch too", .simultaneousGesture, "2") {
      try taps(middle) { act in
        Button(action: act) { Box(width: 40, height: 40) }
          .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in act() })
      }
    },
    Golden("a high-priority gesture takes the touch from the button", .highPriorityGesture, "10") {
      try taps(middle) { act in
        Button(action: act) { Box(width: 40, height: 40) }
          .highPriorityGesture(TapGesture().onEnded { for _ in 0..<10 { act() } })
      }
    },
    Golden("a gesture for two taps ignores one", .longPress, "0") {
      try taps(middle) { act in Box(width: 40, height: 40).onTapGesture(count: 2, perform: act) }
    },
    Golden("a finger that leaves a button does not fire it", .buttonCancel, "0") {
      let counter = Tally()
      let hosted = try host(Button(action: { counter.count += 1 }) { Box(width: 40, height: 40) })
      let touch = try hosted.find(.button).press()
      try touch.move(by: CGSize(width: 300, height: 0))
      try touch.release()
      return "\(counter.count)"
    },
    Golden("a finger that lands only presses", .confirmedUp, "0") {
      let counter = Tally()
      let hosted = try host(Button(action: { counter.count += 1 }) { Box(width: 40, height: 40) })
      try hosted.find(.button).press()
      return "\(counter.count)"
    },
    Golden("a long press fires after its duration", .longPress, "0 1") {
      let counter = Tally()
      let hosted = try host(Box(width: 40, height: 40).onLongPressGesture(minimumDuration: 0.5) { counter.count += 1 })
      try hosted.root.longPress(duration: 0.4)
      let short = counter.count
      try hosted.root.longPress(duration: 0.6)
      return "\(short) \(counter.count)"
    },
    Golden("a drag reports how far it went", .dragTranslation, "30 0") {
      let seen = Tally()
      let drag = DragGesture().onChanged { seen.size = $0.translation }
      let hosted = try host(Box(width: 40, height: 40).gesture(drag))
      try hosted.root.drag(by: CGSize(width: 30, height: 0))
      return "\(seen.size.width.short) \(seen.size.height.short)"
    },
  ]
}

/// Counts what happened.
@MainActor final class Tally {
  var count = 0
  var size = CGSize.zero
}

private struct RoomyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(16) }
}
