import HeadlessHost
import SwiftUI
import Testing

/// Notices nothing.
private struct Sound: View {
  var body: some View { Text("sound") }
}

/// Uses what does nothing here, and asks for an image that does not exist.
private struct Lacking: View {
  var body: some View {
    VStack {
      Image("no-such-image-\(name)")
      Text("lacking").background(.ultraThinMaterial)
    }
    .onAppear { UIAccessibility.post(notification: .announcement, argument: "lacking \(name)") }
  }

  var name = "a"
}

private struct Mixed_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Sound().previewDisplayName("Sound")
      Lacking().previewDisplayName("Lacking")
      ForEach(["b", "c"], id: \.self) { Lacking(name: $0).previewDisplayName($0) }
      if true { Sound().padding().previewDisplayName("Padded") }
    }
    .padding(2)
  }
}

@MainActor @Suite("Findings of previews")
struct PreviewFindingTests {
  private func told(_ all: [HostedPreview]) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.name ?? "", $0.host.findings.map(\.message)) })
  }

  private func expectApart(_ all: [HostedPreview]) throws {
    #expect(all.map(\.name) == ["Sound", "Lacking", "b", "c", "Padded"])
    let told = told(all)
    #expect(told["Sound"] == [])
    #expect(told["Padded"] == [])
    for (name, letter) in [("Lacking", "a"), ("b", "b"), ("c", "c")] {
      let own = try #require(told[name])
      #expect(own.contains { $0.contains("no-such-image-\(letter)") }, "\(name): \(own)")
      #expect(own.contains { $0.contains("Material") }, "\(name): \(own)")
      #expect(own.filter { $0.contains("no-such-image") }.count == 1, "\(name): \(own)")
    }
  }

  @Test("of a provider are told of the preview in which they arose")
  func provider() throws { try expectApart(try previews(of: Mixed_Previews.self)) }

  @Test("of a #Preview with several views are told of the view in which they arose")
  func macro() throws {
    let preview = Preview("Several") {
      Sound().previewDisplayName("Sound")
      Lacking().previewDisplayName("Lacking")
      ForEach(["b", "c"], id: \.self) { Lacking(name: $0).previewDisplayName($0) }
      Sound().padding().previewDisplayName("Padded")
    }
    try expectApart(try previews(of: preview))
  }

  @Test("nothing that a sibling does is done on a preview's screen")
  func effects() throws {
    let all = try previews(of: Mixed_Previews.self)
    #expect(all.map(\.host.announcements.count) == [0, 1, 1, 1, 0])
    #expect(try all[2].host.find(text: "lacking").exists)
    #expect(throws: HostError.self) { try all[0].host.find(text: "lacking") }
  }

  @Test("that arise while the declaration is read are told as well")
  func declaration() throws {
    let preview = Preview { Text("a").transition(.blurReplace) }
    #expect(try previews(of: preview)[0].host.findings.contains { $0.message.contains("blurReplace") })
  }
}
