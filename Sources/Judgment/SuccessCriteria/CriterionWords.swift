/// Words of success criteria, by what they do to what is demanded.
enum CriterionWords {
  /// They begin what narrows or extends what stands before them.
  static let qualifiers: Set<Substring> = [
    "across", "after", "against", "among", "as", "at", "because", "before", "between", "by", "despite", "during",
    "excluding",
    "following", "for", "from", "if", "in", "including", "into", "of", "on", "onto", "over", "per", "regardless",
    "that", "through",
    "throughout", "to", "under", "unless", "until", "upon", "using", "via", "when", "whenever", "where", "which",
    "while", "who",
    "with", "within", "without",
  ]

  /// They put another thing beside what stands before them.
  static let joints: Set<Substring> = ["and", "or", "plus"]

  /// They say nothing that could be left out.
  static let empty: Set<Substring> = [
    "a", "also", "an", "are", "be", "been", "being", "but", "can", "did", "do", "does", "had", "has", "have", "is",
    "it", "its", "least",
    "more", "most", "must", "no", "not", "now", "only", "shall", "should", "than", "the", "their", "them", "then",
    "there", "these",
    "they", "this", "those", "was", "were", "will", "would",
  ]

  /// Stems of words that say no more than that it was done, and well: a title may leave them out.
  static let weightless: Set<String> = Set(
    [
      "achieved", "available", "complete", "completed", "confirmed", "correct", "correctly", "created", "defined",
      "demonstrated",
      "documented", "done", "established", "exist", "finished", "function", "functional", "implemented", "operational",
      "place",
      "present", "proper", "properly", "ready", "required", "success", "successful", "successfully", "valid",
      "validated",
      "verified", "verify", "well", "work", "working",
    ].map { Wording.stem($0) }
  )

  static let universals: Set<Substring> = [
    "all", "always", "any", "both", "completely", "each", "entire", "entirely", "every", "everything", "everywhere",
    "fully", "whole",
  ]

  /// Less than all.
  static let parts: Set<Substring> = [
    "few", "fewer", "half", "majority", "many", "most", "several", "some", "sometimes", "various",
  ]

  /// Before a noun they pick some out: `for large text`, `in common cases`. There may be one main branch only.
  static let selective: Set<Substring> = [
    "basic", "certain", "common", "large", "major", "modern", "selected", "simple", "small", "trivial", "typical",
  ]

  /// They take something back, wherever they stand.
  static let hedges: Set<Substring> = [
    "almost", "approximately", "attempted", "basically", "deferred", "draft", "drafted", "essentially", "except",
    "excluding",
    "generally", "hopefully", "incomplete", "incompletely", "largely", "mainly", "mostly", "nearly", "often", "partial",
    "partially",
    "partly", "pending", "planned", "possibly", "postponed", "practically", "predominantly", "presumably", "primarily",
    "probably",
    "roughly", "skipped", "somewhat", "substantially", "supposedly", "temporarily", "typically", "usually", "virtually",
  ]

  /// Of several words, behind which something is left open, by the first of them.
  static let longHedges = Dictionary(grouping: longHedgesInAnyOrder) { $0[0] }

  private static let longHedgesInAnyOrder: [[Substring]] =
    ["where", "when", "if", "as", "wherever", "whenever"].flatMap { lead in
      ["possible", "feasible", "practical", "practicable", "appropriate", "applicable", "needed", "available"].map {
        [lead, $0]
      }
    } + [
      ["as", "far", "as"], ["as", "much", "as"], ["in", "principle"], ["in", "part"], ["in", "theory"],
      ["more", "or", "less"],
      ["for", "now"], ["so", "far"], ["not", "yet"], ["apart", "from"], ["other", "than"], ["to", "be", "done"],
      ["best", "effort"],
      ["up", "to"],
    ]

  /// What came of it: a word of a group stands for the others, and none of them can be left out.
  static let outcomes: [Set<String>] = [
    ["accepted", "approved", "signed"], ["deployed", "published", "released", "shipped"], ["green", "pass", "succeed"],
    ["reviewed"],
  ].map { Set($0.map { Wording.stem($0) }) }

  /// `one` is mostly a pronoun.
  static let numerals: [Substring: String] = [
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10",
    "eleven": "11", "twelve": "12", "thirteen": "13", "fourteen": "14", "fifteen": "15", "sixteen": "16",
    "seventeen": "17", "eighteen": "18", "nineteen": "19", "twenty": "20", "thirty": "30", "forty": "40",
    "fifty": "50", "sixty": "60", "seventy": "70", "eighty": "80", "ninety": "90",
  ]

  /// Each unit by its shortest name.
  static let units: [Substring: Substring] = [
    "ms": "ms", "millisecond": "ms", "milliseconds": "ms", "s": "s", "sec": "s", "secs": "s", "second": "s",
    "seconds": "s",
    "min": "min", "mins": "min", "minute": "min", "minutes": "min", "h": "h", "hour": "h", "hours": "h", "day": "d",
    "days": "d",
    "week": "w", "weeks": "w", "%": "%", "percent": "%", "px": "px", "pixel": "px", "pixels": "px", "pt": "pt",
    "point": "pt",
    "points": "pt", "dp": "dp", "rem": "rem", "em": "em", "b": "B", "byte": "B", "bytes": "B", "kb": "kB", "mb": "MB",
    "gb": "GB",
    "hz": "Hz", "khz": "kHz", "fps": "fps",
  ]

  /// Before a number: it was so once.
  static let earlier: Set<Substring> = ["before", "earlier", "formerly", "from", "previously", "was", "were"]

  /// Before a number: it is the least, or the most.
  static let floors: Set<Substring> = ["above", "exceeds", "least", "minimum", "over"]
  static let ceilings: Set<Substring> = ["below", "maximum", "most", "under", "within"]
}
