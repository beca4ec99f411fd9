/// What is asked behind the `try` of a `host`, which says nothing of what is asked.
extension TypeQuestions {
  /// `try host(Lamp()).accessibilityElements.count`: nothing else of it throws, and that a view can be hosted is not what it asks.
  func isHosting(_ range: Range<Int>, of macro: Int) -> Bool {
    let calls = untried(range).dropFirst().filter { words[$0] == "(" && tokens[$0 - 1].kind == .identifier }
    let hosts = calls.filter { isHost($0 - 1) }
    guard !hosts.isEmpty, word(macro - 1) != "await", !words[range].contains("await"),
      calls.allSatisfy({ call in
        hosts.contains { $0 <= call && call < tokens[$0].partner ?? $0 } || Self.queries.contains(words[call - 1])
      })
    else { return false }
    return hosts.allSatisfy { open in
      let arguments = (open + 1)..<(tokens[open].partner ?? open)
      return !arguments.contains { place in
        // A function that makes the view may throw.
        words[place] == "try"
          || words[place] == "(" && tokens[place - 1].kind == .identifier && words[place - 1].first?.isUppercase != true
            && !word(place - 2).hasSuffix(".")
      }
    }
  }

  /// `host` of `host(Lamp())`, where that is ours.
  func isHost(_ place: Int) -> Bool {
    words[place] == "host" && word(place + 1) == "(" && !["func", "."].contains(word(place - 1)) && !hasOwnHost
  }

  /// Of `HeadlessHost`.
  static let queries: Set<String> = ["findAll", "label", "identifier", "and", "zip", "in"]
}
