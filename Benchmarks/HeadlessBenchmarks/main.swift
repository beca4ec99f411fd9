// How fast the headless runtime is, in figures that are compared within one run.
//
//   swift run -c release HeadlessBenchmarks

import HeadlessHost
import SwiftUI

/// A button with three modifiers.
private struct SmallButton: View {
  var body: some View {
    Button("Add") {}
      .padding(8)
      .background(Color.blue)
      .accessibilityIdentifier("add")
  }
}

/// Rows of ten nodes or so each.
private struct Rows: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<count, id: \.self) { row in
        HStack(spacing: 8) {
          Circle().fill(Color.red).frame(width: 16, height: 16)
          Text("Row \(row)").font(.body).lineLimit(1)
          Spacer()
        }
        .padding(.horizontal, 16)
      }
      Text("end").accessibilityIdentifier("end")
    }
  }
}

/// The processor's seconds that `body` takes, which other programs disturb less than the clock on the wall: the least of
/// several runs.
@MainActor private func seconds(runs: Int = 9, _ body: () throws -> Void) rethrows -> Double {
  try (0..<runs).map { _ in
    let start = clock()
    try body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }.min() ?? 0
}

/// The middle of what `ratio` measures in several rounds. Both sides of a ratio stand in the same round and take as long as
/// each other, so that a while in which the machine is slow slows both.
@MainActor private func median(rounds: Int = 15, _ ratio: () throws -> Double) rethrows -> Double {
  try (0..<rounds).map { _ in try ratio() }.sorted()[rounds / 2]
}

@MainActor private func line(_ name: String, _ value: Double, _ unit: String, limit: String, holds: Bool) {
  print("\(holds ? "ok  " : "MISS") \(name): \((value * 100).rounded() / 100) \(unit) (\(limit))")
}

@MainActor private func measure() throws {
  let renderings = 500
  let small = try seconds {
    for _ in 0..<renderings { _ = try host(SmallButton()).find(.identifier("add")).frame }
  }
  let rate = Double(renderings) / small
  line("renderings with a query of a small button", rate, "a second", limit: "2000 at least", holds: rate >= 2000)

  let nodes = try host(Rows(count: 168)).nodeCount
  let medium = try seconds { _ = try host(Rows(count: 168)).find(.identifier("end")).frame }
  line("\(nodes) nodes with a query", medium * 1000, "ms", limit: "10 at most for 1000", holds: medium <= 0.01)

  let growth = try median {
    let ten = try seconds(runs: 1) { for _ in 0..<10 { _ = try host(Rows(count: 168)).find(.identifier("end")).frame } }
    return try seconds(runs: 1) { _ = try host(Rows(count: 1680)).find(.identifier("end")).frame } / (ten / 10)
  }
  line("ten times as many", growth, "times", limit: "12 at most", holds: growth <= 12)
}

try measure()
