import Testing

@testable import CheckRunning

@Suite("What build plugins make sources of")
struct PluginInputsTests {
  @Test("is what the commands are made of that write for the targets, but for the blocks of documents")
  func inputs() {
    let found = PluginInputs.inputs(in: description, of: ["Shop", "Checks"])
    #expect(found == ["/shop/tool", "/shop/tokens/t.json"])
  }
}

private let description = """
  commands:
    "Making tokens-1":
      tool: shell
      inputs: ["/shop/tool","/shop/tokens/t.json"]
      outputs: ["/shop/.build/plugins/outputs/shop/Shop/destination/Tokens/T.swift"]
      args: ["/shop/other.json"]
    "Making tokens-2":
      tool: shell
      inputs: ["/shop/site/page.html"]
      outputs: ["/shop/.build/plugins/outputs/shop/Site/destination/Tokens/T.swift"]
    "Generating checks of specs/001/design.md-3":
      tool: shell
      inputs: ["/shop/specs/001/design.md"]
      outputs: ["/shop/.build/plugins/outputs/shop/Checks/destination/SpecChecks/design.swift"]
    "C.Shop":
      tool: shell
      inputs: ["/shop/Sources/A.swift","/shop/.build/plugins/outputs/shop/Shop/destination/Tokens/T.swift"]
      outputs: ["/shop/.build/debug/A.swift.o"]

  """
