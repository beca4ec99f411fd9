import HeadlessHost
import SwiftUI
import Testing

/// Calls that components make which did not work.
@MainActor @Suite("Calls of components")
struct ComponentSurfaceTests {
  /// Cards out of sections.
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          section.header.bold()
          Text("\(section.content.count) of \(section.header.isEmpty ? "nothing" : "something")")
          section.content
          section.footer
        }
      }
    }
  }

  @Test("sections of content, and what is in none")
  func sections() throws {
    let hosted = try host(
      Cards {
        Text("loose")
        Section("One") {
          Text("a")
          Text("b")
        }
        Section {
          Text("c")
        } header: {
          Text("Two")
        } footer: {
          Text("foot")
        }
      }
    )
    let read = hosted.accessibilityElements.compactMap(\.label)
    #expect(
      read == ["1 of nothing", "loose", "One", "2 of something", "a", "b", "Two", "1 of something", "c", "foot"]
    )
  }

  @Test("a group made of sections")
  func groupOfSections() throws {
    let view = Group(sections: Section("One") { Text("a") }) { sections in Text("\(sections.count) section") }
    _ = try host(view).find(text: "1 section")
  }

  @Test("a list among views that are taken apart into sections keeps its own")
  func sectionsOfList() throws {
    let list = List { Section("One") { Text("a") } }.frame(width: 300, height: 300)
    func frames(_ view: some View) throws -> [CGRect] { try host(view).findAll(Text.self).map(\.frame) }
    let alone = try frames(list)
    #expect(try frames(Group(sections: list) { $0.first?.content }) == alone)
  }

  private struct Panel: FormStyle {
    func makeBody(configuration: Configuration) -> some View { HStack(spacing: 0) { configuration.content } }
  }

  private struct FramedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Form(configuration).id("framed") }
  }

  private struct FramedGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("framed")
        ControlGroup(configuration)
      }
    }
  }

  @Test("a style may add to what the style outside of it draws")
  func styleInStyle() throws {
    let form = Form {
      Text("a")
      Text("b")
    }
    let texts = try host(form.formStyle(FramedForm()).formStyle(Panel())).findAll(Text.self).map(\.frame)
    #expect(texts[0].minY == texts[1].minY && texts[0].maxX == texts[1].minX)
    let group = ControlGroup("Sizes", systemImage: "star") { Button("a") {} }
    let read = try host(group.controlGroupStyle(FramedGroup()).controlGroupStyle(Bar())).accessibilityElements
    let label = try #require(host(Label("Sizes", systemImage: "star")).accessibilityElements.first?.label)
    #expect(label.contains("Sizes") && read.compactMap(\.label) == ["framed", label, "a"])
    let plain = try host(group.controlGroupStyle(.palette)).accessibilityElements
    #expect(plain.compactMap(\.label) == ["a"])
  }

  @Test("a style of forms draws them")
  func formStyle() throws {
    let form = Form {
      Text("a")
      Text("b")
    }
    let texts = try host(form.formStyle(Panel())).findAll(Text.self).map(\.frame)
    #expect(texts[0].minY == texts[1].minY && texts[0].maxX == texts[1].minX)
    #expect(try host(form.formStyle(.grouped)).findings.isEmpty)
    #expect(try host(form.formStyle(.columns)).findings.contains { $0.message.contains(".columns") })
  }

  private struct Bar: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("a style of groups of controls draws them, label and all")
  func controlGroupStyle() throws {
    let group = ControlGroup("Sizes") {
      Button("a") {}
      Button("b") {}
    }
    let hosted = try host(group.controlGroupStyle(Bar()))
    #expect(hosted.accessibilityElements.compactMap(\.label) == ["Sizes", "a", "b"])
    #expect(hosted.findings.isEmpty)
    #expect(try host(group.controlGroupStyle(.menu)).findings.contains { $0.message.contains(".menu") })
  }

  @Test("a tint of the accent colour is the tint outside")
  func tint() throws {
    let view = Button("a") {}.tint(.accentColor.opacity(0.5)).tint(.red)
    let color = try #require(host(view).find(text: "a").foregroundColor)
    #expect(color.alpha == 0.5)
    let outside = try #require(host(Button("a") {}.tint(.red)).find(text: "a").foregroundColor)
    #expect(color.red == outside.red && color.green == outside.green)
    _ = try host(Button("a") {}.tint(.accentColor)).svg()
  }

  @Test("text that may be smaller is, where it is too high")
  func shrinksByHeight() throws {
    let text = Text("a").font(.system(size: 40)).minimumScaleFactor(0.25)
    let high = try host(text.frame(height: 20)).find(text: "a").frame
    #expect(high.height <= 20.5 && high.height > 15)
    let rigid = try host(Text("a").font(.system(size: 40)).frame(height: 20)).find(text: "a").frame
    #expect(rigid.height > 40)
  }

  @Test("what is to be inflected is no link, and stays as it is written, which is named")
  func inflection() throws {
    let hosted = try host(Text("^[\(2) **file**](inflect: true) left"))
    _ = try hosted.find(text: "2 file left")
    #expect(hosted.findings.contains { $0.message.contains("inflect: true") })
    _ = try host(Text("2^3 ^[a] b")).find(text: "2^3 ^[a] b")
  }

  @Test("three columns, all of whose bindings are given")
  func columns() throws {
    let view = NavigationSplitView(
      columnVisibility: .constant(.all),
      preferredCompactColumn: .constant(.content)
    ) {
      Text("side")
    } content: {
      Text("middle")
    } detail: {
      Text("detail")
    }
    _ = try host(view).find(text: "middle")
  }
}
