import Foundation
import History
import Testing

/// The path of a link is no part of what a line says where it follows a folder that was renamed.
struct RenamedLinkTests {
  private static let wide = "WHEN a car is drawn THEN the car SHALL be 24 points wide"
  private static let low = "WHEN a bus is pressed THEN the horn SHALL play low tones"
  private static let lid = "WHEN a lid is shut THEN the pot SHALL boil over nine candles"
  private static let plane = "The crew SHALL count every parcel before the plane is loaded"

  private static let design = "specs/001-a/design.md"

  private static func line(_ folder: String) -> String {
    "# Design\n\nSee [Requirement 1.2](../\(folder)/requirements.md) for the horn.\n"
  }

  private func written() async throws -> GitWorkspace {
    let work = try await GitWorkspace()
    try work.write(requirements([("Crew", [Self.plane])]), to: "specs/001-a/requirements.md")
    try work.write(requirements([("Road", [Self.wide, Self.low])]), to: "specs/002-b/requirements.md")
    try work.write(Self.line("002-b"), to: Self.design)
    return work
  }

  private func renumber(_ work: GitWorkspace) async throws {
    try work.write(requirements([("Road", [Self.wide, Self.lid, Self.low])]), to: "specs/002-b/requirements.md")
    try await work.commit("Insert")
  }

  @Test("the number means what it meant before the folder was renamed", arguments: [false, true])
  func renamed(byLock: Bool) async throws {
    let work = try await written()
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try await renumber(work)
    try await work.git("mv", "specs/002-b", "specs/002-bee")
    try work.write(Self.line("002-bee"), to: Self.design)
    for isCommitted in [false, true] {
      if isCommitted { try await work.commit("Rename") }
      #expect(try await work.older(base: byLock ? nil : first).map(\.replacement) == ["Requirement 1.3"])
    }
  }

  @Test("a line that leads to another spec since was written anew", arguments: [false, true])
  func elsewhere(byLock: Bool) async throws {
    let work = try await written()
    try work.write(
      requirements([("Pot", [Self.plane + " twice", Self.lid + " slowly"])]),
      to: "specs/003-c/requirements.md"
    )
    if byLock { try await work.lock() }
    let first = try await work.commit("Write")
    try await renumber(work)
    try work.write(
      requirements([("Pot", [Self.plane + " twice", Self.wide + " in rain", Self.lid + " slowly"])]),
      to: "specs/003-c/requirements.md"
    )
    try await work.commit("Insert there too")
    try work.write(Self.line("003-c"), to: Self.design)
    try await work.commit("Lead elsewhere")
    #expect(try await work.older(base: byLock ? nil : first).filter { !$0.isUnclear }.isEmpty)
  }
}
