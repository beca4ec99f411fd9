import HeadlessCore

/// Opens a window of the app's. The host has one screen and no windows: the wish is in the log of findings.
@MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction(id: String) { note("id: \"\(id)\"") }

  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { note("value: \(value)") }

  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
    note("id: \"\(id)\", value: \(value)")
  }

  private func note(_ arguments: String) {
    Graph.note(.notShown, "openWindow(\(arguments)) opens nothing here: the host has one screen.")
  }
}

extension EnvironmentValues {
  @MainActor public var openWindow: OpenWindowAction { OpenWindowAction() }
}
