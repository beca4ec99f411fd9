/// A kind of data, by its name in reverse order of domains: what files are asked for, and what may be dropped.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// The kind that goes by the name; here every name is one.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// - Returns: the first kind of such files that is known here; `nil` for others, which Apple's systems give a name that means nothing.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    self.init(supertype) { $0.filenameExtensions.contains(name) }
  }

  /// - Returns: as for the name of a file.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(supertype) { $0.mimeType == mimeType.lowercased() }
  }

  public var preferredFilenameExtension: String? { kind?.filenameExtensions.first }

  public var preferredMIMEType: String? { kind?.mimeType }

  /// Whether it is that kind, or one of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || (kind?.supertypes.contains { UTType(named: $0).conforms(to: type) } ?? false)
  }

  private init(named identifier: String) { self.identifier = identifier }

  private init?(_ supertype: UTType, where isMeant: (Kind) -> Bool) {
    let found = Kind.all.first { isMeant($0) && UTType(named: $0.identifier).conforms(to: supertype) }
    guard let found else { return nil }
    identifier = found.identifier
  }

  private var kind: Kind? { Kind.byIdentifier[identifier] }
}

extension UTType {
  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data")
  public static let folder = UTType(named: "public.folder")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  public static let json = UTType(named: "public.json")
  public static let xml = UTType(named: "public.xml")
  public static let html = UTType(named: "public.html")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let image = UTType(named: "public.image")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let png = UTType(named: "public.png")
  public static let gif = UTType(named: "com.compuserve.gif")
  public static let svg = UTType(named: "public.svg-image")
  public static let heic = UTType(named: "public.heic")
  public static let audio = UTType(named: "public.audio")
  public static let movie = UTType(named: "public.movie")
  public static let video = UTType(named: "public.video")
  public static let zip = UTType(named: "public.zip-archive")
}

/// What is known of a kind.
private struct Kind: Sendable {
  let identifier: String
  let supertypes: [String]
  /// The preferred one first.
  let filenameExtensions: [String]
  let mimeType: String?

  private init(_ identifier: String, of supertypes: [String], _ extensions: [String] = [], _ mimeType: String? = nil) {
    self.identifier = identifier
    self.supertypes = supertypes
    filenameExtensions = extensions
    self.mimeType = mimeType
  }

  static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  static let all = [
    Kind("public.data", of: ["public.item"]), Kind("public.folder", of: ["public.item"]),
    Kind("public.url", of: ["public.data"]), Kind("public.file-url", of: ["public.url"]),
    Kind("public.text", of: ["public.data", "public.content"]),
    Kind("public.plain-text", of: ["public.text"], ["txt"], "text/plain"),
    Kind("public.utf8-plain-text", of: ["public.plain-text"]),
    Kind("public.comma-separated-values-text", of: ["public.plain-text"], ["csv"], "text/csv"),
    Kind("public.json", of: ["public.text"], ["json"], "application/json"),
    Kind("public.xml", of: ["public.text"], ["xml"], "application/xml"),
    Kind("public.html", of: ["public.text"], ["html", "htm"], "text/html"),
    Kind("com.adobe.pdf", of: ["public.data", "public.content"], ["pdf"], "application/pdf"),
    Kind("public.image", of: ["public.data", "public.content"]),
    Kind("public.jpeg", of: ["public.image"], ["jpeg", "jpg"], "image/jpeg"),
    Kind("public.png", of: ["public.image"], ["png"], "image/png"),
    Kind("com.compuserve.gif", of: ["public.image"], ["gif"], "image/gif"),
    Kind("public.svg-image", of: ["public.image"], ["svg"], "image/svg+xml"),
    Kind("public.heic", of: ["public.image"], ["heic"], "image/heic"),
    Kind("public.audio", of: ["public.data", "public.content"]),
    Kind("public.movie", of: ["public.data", "public.content"]), Kind("public.video", of: ["public.movie"]),
    Kind("public.zip-archive", of: ["public.data"], ["zip"], "application/zip"),
  ]
}
