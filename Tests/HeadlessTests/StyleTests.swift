import HeadlessHost
import SwiftUI
import Testing

private struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Rectangle().fill(configuration.isOn ? .blue : .gray).frame(width: 20, height: 20)
        configuration.label
      }
    }
    .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
  }
}

private struct Loud: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).font(.largeTitle) }
}

private struct Padded: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(8) }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("framed")
  }
}

/// Takes the group as it would be without this style.
private struct Wrapped: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("wrapped")
  }
}

private struct Loose: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      Text(configuration.isExpanded ? "open" : "closed")
      if configuration.isExpanded { configuration.content }
    }
  }
}

@MainActor @Suite("Styles whose body holds the control itself")
struct StyleTests {
  @Test("the control in the body has the style that was there before")
  func toggle() throws {
    let hosted = try host(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Checkbox()))
    #expect(try hosted.find(.toggle).label == "Wi-Fi")
    #expect(try host(Label("Star", systemImage: "star").labelStyle(Loud())).find(text: "Star").font?.size == 34)
    let bar = try host(ProgressView(value: 0.5).progressViewStyle(Padded()).progressViewStyle(.linear)).size
    #expect(bar.height > 16)
  }

  @Test("a style of boxes reaches the boxes in a box")
  func boxes() throws {
    let view = GroupBox("outer") { GroupBox("inner") { Text("a") } }.groupBoxStyle(Framed())
    #expect(try host(view).findAll(.identifier("framed")).count == 2)
  }

  @Test("a gauge is read with its label and value, and drawn by the style of the place")
  func gauge() throws {
    let gauge = Gauge(value: 3, in: 0...4) { Text("Fuel") }
    let element = try #require(try host(gauge.gaugeStyle(.accessoryCircularCapacity)).accessibilityElements.first)
    #expect(element.label == "Fuel")
    #expect(element.value == "75%")
    #expect(try host(gauge.gaugeStyle(.accessoryCircularCapacity)).size == CGSize(width: 58, height: 58))
  }

  @Test("a style of disclosure groups makes the whole group, and opens it")
  func disclosure() throws {
    let hosted = try host(DisclosureGroup("More") { Text("content") }.disclosureGroupStyle(Loose()))
    #expect(try hosted.find(text: "closed").exists)
    try hosted.find(.button).tap()
    #expect(try hosted.find(text: "open").exists)
    #expect(try hosted.find(text: "content").exists)
  }

  @Test("a style of disclosure groups may hold a group, and reaches the groups in the content")
  func nestedDisclosure() throws {
    let view = DisclosureGroup("outer", isExpanded: .constant(true)) { DisclosureGroup("inner") { Text("a") } }
    #expect(try host(view.disclosureGroupStyle(Wrapped())).findAll(.identifier("wrapped")).count == 2)
  }
}
