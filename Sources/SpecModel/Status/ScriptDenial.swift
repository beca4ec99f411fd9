/// Denials of languages that put no blanks between words: a stem, and an ending that denies it, `満たされ` and `ていない`.
enum ScriptDenial {
  /// - Parameter clause: nothing else, but for what weakens it and a polite ending.
  static func denial(_ clause: String) -> Claim.Denial? {
    guard let first = clause.unicodeScalars.first, first.value >= 0x3040 else { return nil }
    var rest = clause[...]
    while let blank = rest.last, blank == " " { rest.removeLast() }
    for ending in politeEndings where rest.hasSuffix(ending) { rest.removeLast(ending.count) }
    var isLater = false
    while let hedge = hedges.first(where: { rest.hasPrefix($0) }) {
      rest.removeFirst(hedge.count)
      isLater = isLater || later.contains(hedge)
    }
    let isDenied = isJapanese(rest) || isChinese(rest) || isKorean(rest)
    return isDenied ? isLater ? .later : .unmet : nil
  }

  private static let later = ["まだ", "还", "還", "仍", "尚", "아직"]
  /// The longer of those that begin alike first.
  private static let hedges =
    later + [
      "完全には", "完全に", "十分には", "十分に", "ほとんど", "一部", "現時点では", "現在", "目前", "暂时", "暫時", "几乎", "幾乎", "완전히", "거의", " ",
    ]
  private static let politeEndings = ["です", "である", "でした"]

  // MARK: Japanese

  private static func isJapanese(_ text: Substring) -> Bool {
    japaneseStems.contains { stem in
      text.hasPrefix(stem) && japaneseEndings.contains { text.dropFirst(stem.count) == $0 }
    }
  }

  private static let japaneseStems = [
    "満たされ", "満たし", "満たせ", "充足され", "充足し", "実装され", "実装し", "実装でき", "達成され", "達成し", "達成でき", "完了し", "完成し", "検証され",
    "検証し", "検証でき", "テストされ", "テストし", "テストでき", "確認され", "確認し", "確認でき", "動作し", "機能し", "対応され", "対応し", "対応でき", "終わっ",
  ]
  private static let japaneseEndings = ["ていない", "ておらず", "ていません", "ない", "ません", "てない"]

  // MARK: Chinese

  private static func isChinese(_ text: Substring) -> Bool {
    guard let negation = chineseNegations.first(where: { text.hasPrefix($0) }) else { return false }
    var rest = text.dropFirst(negation.count)
    while let hedge = chineseHedges.first(where: { rest.hasPrefix($0) }) { rest.removeFirst(hedge.count) }
    return chineseAchieved.contains { rest == $0 }
  }

  private static let chineseNegations = ["没有", "沒有", "并未", "並未", "远未", "遠未", "未能", "未", "没", "沒", "不"]
  private static let chineseHedges = ["完全", "全部", "完整", "充分", "得到", "被"]
  private static let chineseAchieved = [
    "实现", "實現", "满足", "滿足", "完成", "达成", "達成", "达到", "達到", "验证", "驗證", "通过", "通過", "测试", "測試", "实施", "實施", "符合",
  ]

  // MARK: Korean

  private static func isKorean(_ text: Substring) -> Bool {
    guard let stem = koreanStems.first(where: { text.hasPrefix($0) }) else { return false }
    let rest = text.dropFirst(stem.count)
    return koreanDenials.contains { denial in
      rest.hasPrefix(denial) && koreanEndings.contains { rest.dropFirst(denial.count) == $0 }
    }
  }

  private static let koreanStems = ["충족", "구현", "완료", "달성", "검증", "테스트", "만족", "완성"]
  private static let koreanDenials = ["되지 않", "하지 않", "되지 못", "하지 못"]
  private static let koreanEndings = ["음", "았음", "았습니다", "습니다", "다", "았다", "함", "했음", "했습니다"]
}
