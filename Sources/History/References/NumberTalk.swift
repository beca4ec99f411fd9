/// A sentence about the numbers themselves: `Old Requirement 7 is Requirement 8 now`. Rewritten, it would tell another story.
enum NumberTalk {
  static func isIn(_ line: String) -> Bool {
    let line = line.lowercased()
    return ["renumber", "old req", "new req", "formerly req", "former req", "previously req"].contains(
      where: line.contains
    )
  }
}
