import Testing

@MainActor @Suite("Goldens")
struct GoldenTests {
  nonisolated static let layout: [Golden] = [
    LayoutGoldens.frames, LayoutGoldens.paddings, LayoutGoldens.aligned, StackGoldens.stacks, StackGoldens.spacers,
    FillingGoldens.all, RatioGoldens.ratios, TextGoldens.texts, LazyGoldens.all, ContainerGoldens.all, LayerGoldens.all,
  ].flatMap(\.self)

  nonisolated static let accessibility = AccessibilityGoldens.all + LabelGoldens.all + ActivationGoldens.all

  @Test("layout", arguments: layout)
  func layout(_ golden: Golden) throws {
    let measured = try golden.measure()
    #expect(measured == golden.expected)
  }

  @Test("hit testing", arguments: HitTestingGoldens.all)
  func hitTesting(_ golden: Golden) throws {
    let measured = try golden.measure()
    #expect(measured == golden.expected)
  }

  @Test("touches", arguments: TouchGoldens.all)
  func touches(_ golden: Golden) throws {
    let measured = try golden.measure()
    #expect(measured == golden.expected)
  }

  @Test("accessibility", arguments: accessibility)
  func accessibility(_ golden: Golden) throws {
    let measured = try golden.measure()
    #expect(measured == golden.expected)
  }

  @Test("state and identity", arguments: StateGoldens.all)
  func state(_ golden: Golden) throws {
    let measured = try golden.measure()
    #expect(measured == golden.expected)
  }

  @Test("animation", arguments: AnimationGoldens.all)
  func animation(_ golden: Golden) throws {
    let measured = try golden.measure()
    #expect(measured == golden.expected)
  }

  @Test("what is seen", arguments: SightGoldens.all)
  func sight(_ golden: Golden) throws {
    let measured = try golden.measure()
    #expect(measured == golden.expected)
  }

  /// The ones with a source are counted apart from those that nobody has held against anything.
  @Test("have names of their own, and the number of those with a source does not fall unnoticed")
  func counts() {
    let touches = HitTestingGoldens.all + TouchGoldens.all
    let all =
      Self.layout + touches + Self.accessibility + StateGoldens.all + AnimationGoldens.all + SightGoldens.all
    #expect(Set(all.map(\.name)).count == all.count)
    // Each kind has as many as are asked for even when those without a source are left out.
    #expect(Self.layout.filter(\.isVerified).count >= 153)
    #expect(HitTestingGoldens.all.filter(\.isVerified).count >= 43)
    #expect(TouchGoldens.all.filter(\.isVerified).count >= 19)
    #expect(Self.accessibility.filter(\.isVerified).count >= 59)
    #expect(StateGoldens.all.filter(\.isVerified).count >= 57)
    #expect(AnimationGoldens.all.filter(\.isVerified).count >= 43)
    #expect(SightGoldens.all.filter(\.isVerified).count >= 17)
  }
}
