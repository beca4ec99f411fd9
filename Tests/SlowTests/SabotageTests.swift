import CheckRunning
import Evidence
import Foundation
import Testing

extension OnACopy {
  /// Sabotaged step by step: every step builds.
  @Suite("A sabotaged package")
  struct SabotageTests {
    @Test("turns the right checks red, each for its own reason, and nothing green that should not be")
    func sabotage() async throws {
      let copy = try SharedCopy.restored()
      let whole = try await copy.check()
      #expect(whole.notPassed == [])
      #expect(whole.stale == [])
      #expect(whole.evidence.results.count >= 5)
      #expect(whole.evidence.catalogue.components.map(\.name) == ["ButtonCTA", "ButtonIcon", "Icon", "TextInputField"])
      let schemes = whole.evidence.catalogue.components.flatMap(\.variants).map { $0.properties["colorScheme"] }
      #expect(Set(schemes) == ["light", "dark"])
      for picture in whole.evidence.catalogue.pictures {
        #expect(Fingerprint(of: try copy.read(PictureFolder.path(of: picture))) == picture)
      }
      try await brokenComponent(copy)
      try await brokenBlocks(copy)
      try await deletedDocument(copy)
      try await brokenBuild(copy)
    }

    private func brokenComponent(_ copy: PackageCopy) async throws {
      let icon = "Sources/ComponentLibrary/Icon/Icon.swift"
      let good = try copy.read(icon)
      try copy.edit(icon, "\n      .accessibilityHidden(true)", "")
      let broken = try await copy.check()
      let hidden = try broken.result("@hidden")
      #expect(hidden.outcome == .failed(.expectation))
      #expect(hidden.messages.contains { $0.place?.path == "specs/004-icon-system/design.md" && $0.text.contains("→") })
      #expect(hidden.criteria.map(\.criterion.text).contains("004-icon-system/8.2"))
      #expect(try broken.result("@size").outcome == .passed)
      try copy.write(good, to: icon)
    }

    /// A new document with a block for each way to go wrong.
    private func brokenBlocks(_ copy: PackageCopy) async throws {
      try copy.write(sabotagedDocument, to: "specs/900-sabotage/design.md")
      let outcomes = try await copy.check { $0.limitPerCheck = .seconds(3) }
      if let sample = ProcessInfo.processInfo.environment["COUNTERFOIL_SAMPLE_EVIDENCE"] {
        try copy.read(EvidenceFile.path).write(toFile: sample, atomically: true, encoding: .utf8)
      }
      for (name, outcome) in sabotagedOutcomes {
        let result = try outcomes.result("@\(name)")
        #expect(result.outcome == outcome, "\(name): \(result.messages.map(\.text))")
      }
      #expect(try outcomes.result("@trap").messages.contains { $0.text.contains("last words") })
      #expect(
        try outcomes.result("@compile").messages.first?.place?.line
          == line(of: "nothingOfThatName", in: sabotagedDocument)
      )
      #expect(
        try outcomes.result("@parse").messages.first?.place?.line == line(of: "} // unbalanced", in: sabotagedDocument)
      )
      #expect(try outcomes.result("@hidden").outcome == .passed)
    }

    private func deletedDocument(_ copy: PackageCopy) async throws {
      try copy.remove("specs/900-sabotage")
      let outcomes = try await copy.check()
      #expect(outcomes.notPassed == [])
      #expect(!outcomes.evidence.results.contains { $0.check.text.hasPrefix("900") })
    }

    private func brokenBuild(_ copy: PackageCopy) async throws {
      try copy.write("let broken: Int = \"text\"\n", to: "Sources/ComponentLibrary/Broken.swift")
      let outcomes = try await copy.check()
      #expect(Set(outcomes.evidence.results.map(\.outcome)) == [.inconclusive(.notBuilt)])
      #expect(
        outcomes.evidence.results.first?.messages.contains { $0.place?.path.hasSuffix("Broken.swift") == true } == true
      )
    }

    private func line(of text: String, in document: String) -> Int? {
      document.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }.map { $0 + 1 }
    }
  }
}

private let sabotagedOutcomes: [(String, Outcome)] = [
  ("good", .passed), ("empty", .inconclusive(.assertedNothing)), ("dead", .inconclusive(.assertedNothing)),
  ("constant", .inconclusive(.assertedNothing)), ("named", .inconclusive(.assertedNothing)),
  ("beside", .inconclusive(.assertedNothing)), ("forgiven", .inconclusive(.assertedNothing)),
  ("quiet", .inconclusive(.assertedNothing)), ("loud", .passed),
  ("present", .inconclusive(.assertedNothing)), ("nobody", .inconclusive(.assertedNothing)),
  ("answer", .inconclusive(.assertedNothing)), ("everyone", .passed),
  ("variable", .passed),
  ("trap", .failed(.crashed)), ("exit", .inconclusive(.exited)), ("hang", .inconclusive(.timedOut)),
  ("parse", .failed(.doesNotParse)), ("compile", .failed(.doesNotCompile)), ("throw", .failed(.expectation)),
  ("known", .inconclusive(.knownIssue)), ("flood", .inconclusive(.flooded)), ("last", .passed),
  ("cancel", .inconclusive(.skipped)), ("detached", .failed(.expectation)), ("import", .failed(.doesNotCompile)),
  ("folder", .passed), ("home", .passed), ("streams", .passed), ("open", .passed), ("delete", .passed),
  ("late", .failed(.crashed)), ("victim", .passed), ("slept", .passed), ("kept", .passed), ("child", .passed),
  ("silence", .inconclusive(.exited)), ("heard", .passed),
]

private let sabotagedDocument = """
  # Sabotage

  ```swift check name=good
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  ```swift check name=empty
  let answer = 42
  _ = answer
  ```

  ```swift check name=constant
  #expect(true)
  ```

  ```swift check name=named
  let ok = true
  let width = 24
  #expect(ok)
  #expect(width == 24)
  ```

  ```swift check name=beside
  let numbers = [1, 2]
  #expect(numbers == numbers)
  #expect(true || numbers.isEmpty)
  #expect({ true }())
  #expect(#line > 0)
  #expect(throws: Never.self) {}
  ```

  ```swift check name=forgiven
  withKnownIssue("later", isIntermittent: true) { #expect(ButtonCTASize.allCases.count == 3) }
  ```

  ```swift check name=quiet
  func quietly(_ body: () throws -> Void) { withKnownIssue(isIntermittent: true) { try body() } }
  quietly { #expect(ButtonCTASize.allCases.count == 3) }
  withKnownIssue(isIntermittent: true) { #expect(ButtonCTASize.allCases.count == 3) } matching: { issue in true }
  await withKnownIssue(isIntermittent: true) {
    await Task.yield()
    #expect(ButtonCTASize.allCases.count == 3)
  } matching: { !$0.comments.isEmpty || true }
  ```

  ```swift check name=loud
  withKnownIssue { #expect(ButtonCTASize.allCases.count == 3) } when: { ButtonCTASize.allCases.isEmpty }
  ```

  ```swift check name=present
  let screen = try host(ButtonCTA(label: "Save", onPress: {}))
  #expect(screen != nil)
  #expect(screen.accessibilityElements.count >= 0)
  ```

  ```swift check name=nobody
  let screen = try host(ButtonCTA(label: "Save", onPress: {}))
  #expect(screen.findAll(.link).allSatisfy { $0.touchTarget.width >= 48 })
  ```

  ```swift check name=answer
  let screen = try host(ButtonCTA(label: "Save", onPress: {}))
  let links = screen.findAll(.link)
  let (present, all) = (screen != nil, links.allSatisfy { $0.touchTarget.width >= 48 })
  let isNumber = type(of: links.count) == Int.self, some = links.count >= .min
  #expect(present)
  #expect(isNumber)
  #expect(all)
  #expect(some)
  ```

  ```swift check name=everyone
  let screen = try host(ButtonCTA(label: "Save", onPress: {}))
  #expect(screen.findAll(.button).allSatisfy { $0.exists })
  ```

  ```swift check name=variable
  var presses = 0
  let screen = try host(ButtonCTA(label: "Save", onPress: { presses += 1 }))
  try screen.find(.button).tap()
  #expect(presses == 1)
  ```

  ```swift check name=dead
  if Int.random(in: 0...1) == 2 { #expect(1 == 2) }
  ```

  ```swift check name=trap
  let numbers = [1]
  #expect(numbers.count == 1)
  fatalError("last words")
  ```

  ```swift check name=exit
  import Foundation
  #expect(ButtonCTASize.allCases.count == 3)
  exit(0)
  ```

  ```swift check name=hang
  #expect(ButtonCTASize.allCases.count == 3)
  while true {}
  ```

  ```swift check name=parse
  #expect(ButtonCTASize.allCases.count == 3)
  } // unbalanced
  ```

  ```swift check name=compile
  #expect(nothingOfThatName == 1)
  ```

  ```swift check name=throw
  #expect(ButtonCTASize.allCases.count == 3)
  throw CancellationError()
  ```

  ```swift check name=known
  withKnownIssue { #expect(1 == 2) }
  ```

  ```swift check name=flood
  for number in 0..<200_000 { print("line \\(number)") }
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  ```swift check name=cancel
  #expect(ButtonCTASize.allCases.count == 3)
  try Test.cancel("later")
  ```

  ```swift check name=detached
  #expect(ButtonCTASize.allCases.count == 3)
  await Task.detached { #expect(1 == 2) }.value
  ```

  ```swift check name=import
  import NoSuchModule
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  ```swift check name=folder
  import Foundation
  #expect(FileManager.default.changeCurrentDirectoryPath("/tmp"))
  ```

  ```swift check name=home
  import Foundation
  #expect(FileManager.default.fileExists(atPath: "Package.swift"))
  ```

  ```swift check name=streams
  import Foundation
  #expect([0, 1, 2].map { close($0) } == [0, 0, 0])
  ```

  ```swift check name=open
  import Foundation
  #expect([0, 1, 2].allSatisfy { fcntl($0, F_GETFD) >= 0 })
  ```

  ```swift check name=delete
  import Foundation
  let run = try #require(ProcessInfo.processInfo.environment["COUNTERFOIL_RUN_FOLDER"])
  try FileManager.default.removeItem(atPath: run)
  ```

  ```swift check name=late
  import Foundation
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { fatalError("too late") }
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  ```swift check name=victim
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  ```swift check name=slept
  try await Task.sleep(for: .seconds(1))
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  ```swift check name=kept
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  ```swift check name=child
  import Foundation
  let child = Process()
  child.executableURL = URL(filePath: "/bin/sleep")
  child.arguments = ["300"]
  try child.run()
  #expect(child.isRunning)
  ```

  ```swift check name=silence
  import Foundation
  #expect(ButtonCTASize.allCases.count == 3)
  for file in Int32(3)..<256 { close(file) }
  _exit(0)
  ```

  ```swift check name=heard
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  ```swift check name=last
  #expect(ButtonCTASize.allCases.count == 3)
  ```

  """
