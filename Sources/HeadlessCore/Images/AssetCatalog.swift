import Foundation

/// The image sets and colour sets of one `.xcassets` folder, by the names under which code asks for them.
struct AssetCatalog {
  struct ImageSet: Sendable {
    let picture: VectorPicture
    let isTemplate: Bool
    /// `Icons.xcassets/check.imageset`, for people.
    let source: String
  }

  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: ColorSet] = [:]

  init(at url: URL) { collect(url, prefix: "", catalog: url.lastPathComponent) }

  /// A group provides a namespace, a prefix of the names in it, only if its `Contents.json` says so.
  private mutating func collect(_ folder: URL, prefix: String, catalog: String) {
    let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for item in items.sorted(by: { $0.path < $1.path }) {
      let name = item.deletingPathExtension().lastPathComponent
      if item.pathExtension == "imageset" {
        images[prefix + name] = Self.imageSet(item, source: "\(catalog)/\(prefix)\(item.lastPathComponent)")
      } else if item.pathExtension == "colorset" {
        colors[prefix + name] = ColorSet(folder: item)
      } else if item.pathExtension.isEmpty, item.hasDirectoryPath {
        let isNamespace = Self.contents(item)?.properties?.providesNamespace ?? false
        collect(item, prefix: isNamespace ? prefix + name + "/" : prefix, catalog: catalog)
      }
    }
  }

  private static func imageSet(_ folder: URL, source: String) -> ImageSet? {
    guard let contents = contents(folder), let file = contents.images?.compactMap(\.filename).first,
      let svg = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8),
      let picture = SVGPicture.picture(svg)
    else { return nil }
    let isTemplate = contents.properties?.templateIntent == "template"
    return ImageSet(picture: picture, isTemplate: isTemplate, source: source)
  }

  private static func contents(_ folder: URL) -> Contents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  /// The file format of Xcode's catalogs, as far as it is read here.
  private struct Contents: Decodable {
    struct Image: Decodable { let filename: String? }

    struct Properties: Decodable {
      let templateIntent: String?
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case templateIntent = "template-rendering-intent"
        case providesNamespace = "provides-namespace"
      }
    }

    let images: [Image]?
    let properties: Properties?
  }
}
