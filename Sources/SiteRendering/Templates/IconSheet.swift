import EmbeddedAssets

/// The signs of `site/icons` as one hidden drawing. A page carries it inside itself, because a browser does not follow a
/// reference into another file where no server is.
package enum IconSheet {
  /// HTML.
  package static let markup: String =
    #"<svg class="sheet-of-icons" width="0" height="0" aria-hidden="true" focusable="false">"#
    + names.map(symbol).joined() + "</svg>"

  /// `proven`, `failing`, ...
  package static let names: [String] = EmbeddedAssets.paths.compactMap { path in
    guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
    return String(path.dropFirst(folder.count).dropLast(ending.count))
  }

  private static let folder = "site/icons/"
  private static let ending = ".svg"

  /// `<svg ...>...</svg>` becomes `<symbol id ...>...</symbol>`, its attributes kept, but for the namespace.
  private static func symbol(_ name: String) -> String {
    let text = EmbeddedAssets.text(folder + name + ending) ?? ""
    guard let open = text.firstRange(of: "<svg "), let close = text.firstRange(of: "</svg>") else { return "" }
    let inside = text[open.upperBound..<close.lowerBound]
      .replacing(#"xmlns="http://www.w3.org/2000/svg" "#, with: "")
      .split(separator: "\n").joined()
    return #"<symbol id="icon-\#(name)" \#(inside)</symbol>"#
  }
}
