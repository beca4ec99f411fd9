public import Foundation
import SwiftUI

/// What one `PreviewProvider` or `#Preview` of the program came to.
@MainActor public struct DeclaredPreviews {
  /// The type that declares them, with its module: `Icons.Icon_Previews`; of a `#Preview` its name, or its number among
  /// those that have none: `Icons.#Preview 2`.
  public let name: String
  /// The module whose sources declare it.
  public let module: String
  /// The previews on screens of their own, or why they did not come to rest.
  public let outcome: Result<[HostedPreview], HostError>
}

/// Hosts every preview that is linked into the running program, so that none is forgotten.
///
///     for declared in declaredPreviews(in: "Icons") {
///       for preview in try declared.outcome.get() { #expect(preview.host.findings.isEmpty) }
///     }
///
/// - Parameters:
///   - module: Only the previews of this module's sources; `nil` for those of all.
///   - size: The screen of those that ask for no size of their own, in points.
///   - surroundings: Those that ask for a colour scheme get it.
@MainActor public func declaredPreviews(
  in module: String? = nil,
  size: CGSize = Host.phone,
  surroundings: Surroundings = Surroundings()
) -> [DeclaredPreviews] {
  let providers = ConformingTypes(protocolName: "PreviewProvider").all.compactMap { type in
    (type as? any PreviewProvider.Type).map { provider in
      Declaration(type: type, name: "\(provider)") { try hosted(provider, size: size, in: surroundings) }
    }
  }
  var unnamed: [String: Int] = [:]
  let macros = ConformingTypes(protocolName: "_PreviewRegistration").all.compactMap { type -> Declaration? in
    guard let preview = (type as? any _PreviewRegistration.Type)?.preview else { return nil }
    let module = Declaration.module(of: type)
    if preview.displayName == nil { unnamed[module, default: 0] += 1 }
    return Declaration(type: type, name: preview.displayName ?? "#Preview \(unnamed[module] ?? 1)") {
      try previews(of: preview, size: size, in: surroundings)
    }
  }
  return (providers + macros).filter { module == nil || $0.module == module }.map(\.run)
}

@MainActor private func hosted<P: PreviewProvider>(
  _ provider: P.Type,
  size: CGSize,
  in surroundings: Surroundings
) throws -> [HostedPreview] {
  try previews(of: provider, size: size, in: surroundings)
}

/// A preview that was not looked at yet.
@MainActor private struct Declaration {
  let type: any Any.Type
  let name: String
  let host: @MainActor () throws -> [HostedPreview]

  var module: String { Self.module(of: type) }

  static func module(of type: any Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  var run: DeclaredPreviews {
    let outcome: Result<[HostedPreview], HostError>
    do {
      outcome = .success(try host())
    } catch let error as HostError {
      outcome = .failure(error)
    } catch {
      outcome = .failure(.notOperable("\(error)"))
    }
    return DeclaredPreviews(name: "\(module).\(name)", module: module, outcome: outcome)
  }
}
