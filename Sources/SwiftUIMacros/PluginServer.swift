import Foundation

/// Answers the compiler's requests for expansions.
///
/// The compiler speaks JSON with a length of eight bytes before each message. Speaking it here, for five macros that
/// only move source text about, spares every user of the package the build of swift-syntax.
struct PluginServer {
  let input: FileHandle
  let output: FileHandle
  private static let protocolVersion = 7

  func run() throws {
    while let message = try next() { try send(answer(message)) }
  }

  private func next() throws -> PluginRequest? {
    guard let head = read(8) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    // An empty message says goodbye.
    guard length > 0, let body = read(length) else { return nil }
    return try JSONDecoder().decode(PluginRequest.self, from: body)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let chunk = input.readData(ofLength: count - data.count)
      if chunk.isEmpty { return nil }
      data += chunk
    }
    return data
  }

  private func send(_ answer: PluginAnswer) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let body = try encoder.encode(answer)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    output.write(Data(length) + body)
  }

  private func answer(_ request: PluginRequest) -> PluginAnswer {
    if let call = request.expandFreestandingMacro {
      return .expansion(PreviewMacro(source: call.syntax.source, discriminator: call.discriminator).expansion)
    }
    if let call = request.expandAttachedMacro {
      return .expansion(expansion(call))
    }
    return .capability(Self.protocolVersion)
  }

  /// What only marks a declaration, as `@Previewable` and `@AnimatableIgnored` do, becomes nothing.
  private func expansion(_ call: PluginRequest.Attached) -> String {
    switch call.macro.typeName {
    case "Entry":
      let context = call.lexicalContext?.first?.source ?? ""
      let entry = EntryMacro(declaration: call.declSyntax.source, context: context)
      return call.macroRole == "accessor" ? entry.accessors : entry.key
    case "Animatable":
      let animatable = AnimatableMacro(declaration: call.declSyntax.source)
      guard let type = call.extendedTypeSyntax?.source else { return animatable.member }
      return animatable.conformance(of: type, missing: call.conformanceListSyntax?.source ?? "")
    default: return ""
    }
  }
}
