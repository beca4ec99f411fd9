import Evidence
import HeadlessCore
import HeadlessHost
import SwiftUI
import Testing

@Suite("Labels that are names of symbols") @MainActor struct SymbolLabelTests {
  private func kinds(_ view: some View) throws -> [String] { try host(view).findings.map(\.kind) }

  @Test func `are told of where nothing else names a control`() throws {
    let forgotten = try host(
      Button {
      } label: {
        Image(systemName: "plus")
      }
    )
    let finding = try #require(forgotten.findings.first { $0.kind == "symbol-label" })
    #expect(finding.message.contains("\"plus\"") && finding.message.contains("accessibilityLabel"))
    #expect(
      try kinds(Image(systemName: "plus").onTapGesture {}.accessibilityAddTraits(.isButton)).contains("symbol-label")
    )
    #expect(
      try kinds(
        Button {
        } label: {
          Image(systemName: "zzz.nothing")
        }
      ).contains("symbol-label")
    )
  }

  @Test func `are unverified where they are read`() throws {
    let screen = try host(
      Button {
      } label: {
        Image(systemName: "plus")
      }
    )
    #expect(try screen.find(.label("plus")).labelConfidence == .unverified)
    let named = try host(
      Button {
      } label: {
        Image(systemName: "plus")
      }.accessibilityLabel("Add")
    )
    #expect(try named.find(.label("Add")).labelConfidence == .exact)
    let beside = try host(
      Button {
      } label: {
        HStack {
          Image(systemName: "star")
          Text("Favourites")
        }
      }
    )
    #expect(try beside.find(.button).labelConfidence == .unverified)
  }

  @Test func `are silent where the source names the control, or the symbol only adorns`() throws {
    let quiet = ["placeholder-symbol"]
    #expect(try kinds(Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)) == quiet)
    #expect(
      try kinds(
        Button {
        } label: {
          Image(systemName: "plus")
        }.accessibilityLabel("Add")
      ) == quiet
    )
    #expect(
      try kinds(
        Button {
        } label: {
          Image(systemName: "plus").accessibilityLabel("Add")
        }
      ) == quiet
    )
    #expect(
      try kinds(
        Button {
        } label: {
          HStack {
            Image(systemName: "star")
            Text("Favourites")
          }
        }
      ) == quiet
    )
    #expect(
      try kinds(
        HStack {
          Image(systemName: "star")
          Text("Favourites")
        }
      ) == quiet
    )
    #expect(
      try kinds(
        Button {
        } label: {
          Image(systemName: "plus").accessibilityHidden(true)
        }
      ) == quiet
    )
  }

  @Test func `are told of once somebody reads them, wherever they stand`() throws {
    let screen = try host(
      HStack {
        Image(systemName: "star")
        Text("Favourites")
      }
    )
    #expect(try screen.find(.image).traits == ["image"])
    #expect(!screen.findings.contains { $0.kind == "symbol-label" })
    #expect(try screen.find(.image).label == "star")
    #expect(screen.findings.contains { $0.kind == "symbol-label" })
  }

  @Test func `take the confidence of a check that reads them or asks for a label, and of no other`() throws {
    func confidence(_ body: (HeadlessHost.Host) throws -> Void) throws -> CheckResult.Confidence? {
      let recorder = CheckRecorder(test: "a", run: nil)
      try CheckRecorder.$current.withValue(recorder) {
        try body(
          try host(
            Button {
            } label: {
              Image(systemName: "plus")
            }.frame(width: 44, height: 44)
          )
        )
      }
      return recorder.summary.confidence
    }
    #expect(try confidence { _ = try $0.find(.button).traits } == .modelled)
    #expect(try confidence { _ = try $0.find(.button).label } == .unverified)
    #expect(try confidence { _ = try $0.find(.label("plus")) } == .unverified)
    #expect(try confidence { _ = $0.findAll(.label("Add")) } == .unverified)
    #expect(try confidence { _ = $0.accessibilityElements } == .unverified)
    #expect(try confidence { _ = try? $0.find(.toggle) } == .modelled)
  }

  @Test func `come back when the label goes`() throws {
    struct Toggling: View {
      @State private var isNamed = true
      var body: some View {
        Button {
          isNamed = false
        } label: {
          if isNamed { Image(systemName: "plus").accessibilityLabel("Add") } else { Image(systemName: "plus") }
        }
      }
    }
    let screen = try host(Toggling())
    #expect(!screen.findings.contains { $0.kind == "symbol-label" })
    try screen.find(.button).tap()
    #expect(screen.findings.contains { $0.kind == "symbol-label" })
  }

  @Test func `are looked for only while a symbol names something`() throws {
    struct Toggling: View {
      @State private var isSymbol = true
      var body: some View {
        Button {
          isSymbol = false
        } label: {
          if isSymbol { Image(systemName: "plus") } else { Text("Add") }
        }
      }
    }
    let screen = try host(Toggling())
    #expect(screen.graph.namesBySymbols)
    try screen.find(.button).tap()
    #expect(!screen.graph.namesBySymbols)
  }
}
