import Evidence
import Files
import Findings

/// The pictures that evidence knows, and that cannot be shown: evidence may come without them, from another machine for instance, and a
/// file that is no longer what the check drew is no picture of it.
struct LostPictures: Sendable {
  enum Cause: Sendable {
    case missing
    case changed

    var words: String {
      switch self {
      case .missing: "the picture is missing"
      case .changed: "the picture is not the one that the check drew"
      }
    }
  }

  private let causes: [Fingerprint: Cause]

  /// - Parameter components: what is to be shown.
  init(of components: some Sequence<CatalogueComponent>, in workspace: FileAccess) {
    let shown = Set(components.flatMap(\.variants).map(\.picture))
    causes = shown.reduce(into: [:]) { $0[$1] = Self.cause($1, workspace) }
  }

  /// - Returns: why a picture cannot be shown; `nil` where it can.
  func cause(_ picture: Fingerprint) -> Cause? { causes[picture] }

  var count: Int { causes.count }

  /// `2 pictures cannot be shown: 1 is missing, 1 is not the one that its check drew`
  ///
  /// - Returns: `nil` where all of them can.
  func words(of components: some Sequence<CatalogueComponent>) -> String? {
    let lost = Set(components.flatMap(\.variants).map(\.picture)).compactMap(cause)
    guard !lost.isEmpty else { return nil }
    let missing = lost.count { $0 == .missing }
    let changed = lost.count - missing
    let reasons = [
      missing == 0 ? nil : "\(missing) \(missing == 1 ? "is" : "are") missing",
      changed == 0
        ? nil : "\(changed) \(changed == 1 ? "is not the one that its check" : "are not those that their checks") drew",
    ]
    return "\(Counted.words(lost.count, "picture")) cannot be shown: "
      + reasons.compactMap(\.self).joined(separator: ", ")
  }

  /// The bytes of a picture, where they are what the check drew.
  static func bytes(of picture: Fingerprint, _ workspace: FileAccess) -> [UInt8]? {
    let bytes = try? workspace.read(DocumentPath(PictureFolder.path(of: picture)), largest)
    return bytes.flatMap { Fingerprint(of: $0) == picture ? $0 : nil }
  }

  private static let largest = 1 << 24

  private static func cause(_ picture: Fingerprint, _ workspace: FileAccess) -> Cause? {
    guard bytes(of: picture, workspace) == nil else { return nil }
    return workspace.kind(DocumentPath(PictureFolder.path(of: picture))) == nil ? .missing : .changed
  }
}
