/// The files named `Contents.json` in an asset catalog, as Xcode writes them.
enum CatalogContents {
  private static let info = """
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    """

  static let root = "{\n\(info)\n}\n"

  /// A group whose name is a prefix of the names in it: `Icons/check`.
  static let namespace = """
    {
    \(info),
      "properties" : {
        "provides-namespace" : true
      }
    }

    """

  /// A template whose vectors are kept.
  static func imageSet(_ name: String) -> String {
    """
    {
      "images" : [
        {
          "filename" : "\(name).svg",
          "idiom" : "universal"
        }
      ],
    \(info),
      "properties" : {
        "preserves-vector-representation" : true,
        "template-rendering-intent" : "template"
      }
    }

    """
  }
}
