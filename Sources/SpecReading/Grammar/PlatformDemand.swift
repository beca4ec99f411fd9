/// What a platform, a shop or a tool asks for, said as one says it of a spec: `iOS requirement 16.4`.
enum PlatformDemand {
  /// `iOS requirement 16.4`, `macOS 14.2 requirement 14.2`, `the App Store requirement 13.2`: its own numbers, or its versions.
  ///
  /// Written `iOS Requirement 1.1` it is a title, and may be that of a spec's requirement. Even in small letters nobody can be sure,
  /// so that what is said so counts where the spec has it, and is missed nowhere.
  ///
  /// - Parameter place: where the word `requirement` begins.
  static func isSaid(in text: TextSlice, at place: Int) -> Bool {
    guard text.matches("requirement ", at: place) else { return false }
    var lead = text.slice(to: place).trimmed
    // `macOS 14.2`, `Android 14+`
    if isDigit(lead[lead.end - 1]) || lead[lead.end - 1] == UInt8(ascii: "+") {
      while lead.count > 0, !isBlank(lead[lead.end - 1]) { lead.end -= 1 }
      lead = lead.trimmed
    }
    return names.contains { name in
      let start = lead.end - name.utf8CodeUnitCount
      return lead.matches(name, at: start) && (start == lead.start || !isWordByte(lead[start - 1]))
    }
  }

  private static let names: [StaticString] = [
    "iOS", "iPadOS", "macOS", "watchOS", "tvOS", "visionOS", "Android", "Windows", "Linux", "Ubuntu", "Xcode", "Swift",
    "Node.js", "Python", "Java", "JDK", ".NET", "Chrome", "Safari", "Firefox", "App Store", "Play Store", "Google Play",
    "Microsoft Store", "SDK",
  ]
}
