/// The names in a Mustache template.
struct TemplateNames {
  private(set) var fields: Set<String> = []
  private(set) var partials: Set<String> = []

  init(_ source: String) {
    for match in source.matches(of: #/{{({?)([#^/<>$&!]?)\s*([^}]+?)\s*}?}}/#) {
      let name = String(match.output.3)
      switch match.output.2 {
      case "$", "!": continue
      case "<", ">": partials.insert(name)
      // The end of a parent or a block bears its name; that of a section was seen when it began.
      case "/": continue
      default: fields.formUnion(Self.parts(name))
      }
    }
  }

  /// `empty(frame.crumbs)` names `frame` and `crumbs`; `.title` names `title`; `.` names nothing.
  private static func parts(_ name: String) -> [String] {
    var inner = name[...]
    if let open = name.firstIndex(of: "("), name.last == ")" { inner = name[name.index(after: open)...].dropLast() }
    return inner.split(separator: ".").map(String.init)
  }
}
