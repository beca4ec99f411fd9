import HeadlessHost
import SwiftUI
import Testing

@Suite("Controls and their labels") @MainActor struct ControlRowTests {
  @Test func `a switch whose label is hidden is as large as the switch, and read by its label`() throws {
    let screen = try host(Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch).labelsHidden())
    #expect(screen.size == CGSize(width: 51, height: 31))
    #expect(try screen.find(.toggle.and(.label("Sound"))).value == "1")
    #expect(throws: HostError.self) { try screen.find(text: "Sound") }
  }

  @Test func `a switch with its label fills the row`() throws {
    #expect(try host(Toggle("Sound", isOn: .constant(true))).size.width == Host.phone.width)
  }

  @Test func `hidden labels take no room in any control`() throws {
    let controls: [(String, AnyView, CGFloat)] = [
      ("Stepper", AnyView(Stepper("Quantity", onIncrement: {}, onDecrement: {})), 94),
      ("ColorPicker", AnyView(ColorPicker("Ink", selection: .constant(.red))), 28),
    ]
    for (name, control, width) in controls {
      #expect(try host(control.labelsHidden()).size.width == width, "\(name)")
      #expect(try host(control).size.width == Host.phone.width, "\(name)")
    }
    let date = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    #expect(try host(date.labelsHidden()).size.width < 200)
  }

  @Test func `labelsVisibility shows again what was hidden around it`() throws {
    let shown = Toggle("Sound", isOn: .constant(true)).labelsVisibility(.visible)
    #expect(try host(shown.labelsHidden()).size.width == Host.phone.width)
  }

  @Test func `a menu outside a list shows what is chosen, and in a row its label too`() throws {
    let menu = Picker("Colour", selection: .constant(1)) { Text("Red").tag(1) }
    let alone = try host(menu)
    #expect(alone.size.width < 60)
    #expect(alone.accessibilityElements.map(\.label) == ["Colour, Red"])
    let row = try host(Form { menu })
    #expect(try row.find(text: "Colour").frame.minX < row.find(text: "Red").frame.minX)
  }

  @Test func `the value of a menu is of the tint, and grey in a row`() throws {
    let menu = Picker("Colour", selection: .constant(1)) { Text("Red").tag(1) }
    #expect(try host(menu).find(text: "Red").foregroundColor?.description == "#007AFF")
    #expect(try host(Form { menu }).find(text: "Red").foregroundColor?.description == "#3C3C43 at 60%")
  }

  @Test func `words of a segmented control are small, on one line, and do not follow the text size`() throws {
    let picker = Picker("Plan", selection: .constant(1)) {
      Text("Free").tag(1)
      Text("Team of five or more").tag(2)
    }
    let large = Surroundings(dynamicTypeSize: .accessibility3)
    let words = try host(picker.pickerStyle(.segmented), size: CGSize(width: 200, height: 100), in: large)
      .find(text: "Team of five or more")
    #expect(words.font?.size == 13)
    #expect(words.lines.count == 1)
  }

  private struct Volume: View {
    @State private var value = 0.5
    let isEnabled: Bool

    var body: some View { Slider(value: $value) { Text("Volume") }.disabled(!isEnabled) }
  }

  @Test func `a slider that is switched off says so`() throws {
    let off = try host(Volume(isEnabled: false))
    let element = try #require(off.accessibilityElements.first)
    #expect(element.traits.contains("disabled") && element.value == "50%")
    #expect(element.label == "Volume")
    let on = try host(Volume(isEnabled: true))
    #expect(on.accessibilityElements.first?.traits.contains("disabled") == false)
  }

  @Test func `a stepper has a value where a format writes one`() throws {
    let plain = try host(Stepper("Guests", value: .constant(3))).accessibilityElements
    #expect(plain.map(\.value) == [nil, nil, nil])
    let stepper = Stepper(value: .constant(3.0), format: .number) { Text("Guests") }
    let written = try host(stepper).accessibilityElements
    #expect(written.last?.value == "3")
  }
}
