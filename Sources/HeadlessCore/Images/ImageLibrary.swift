package import Foundation

/// Finds images by name in the asset catalogs of a bundle; every bundle is read once.
///
/// Unchecked, because it keeps a cache: views are evaluated on the main actor only.
package final class ImageLibrary: @unchecked Sendable {
  package static let shared = ImageLibrary()

  package struct Found {
    package let picture: VectorPicture
    package let isTemplate: Bool
    package let source: String
    /// Set when the image was found only in a bundle that the app's code did not name.
    package let strayBundle: String?
  }

  private struct Contents {
    var images: [String: AssetCatalog.ImageSet] = [:]
    var colors: [String: ColorSet] = [:]
  }

  private var catalogs: [String: Contents] = [:]

  /// `nil` stands for the main bundle. Where that does not have the image, the resource bundles next to the
  /// executable are searched too, because tests have no app bundle.
  package func image(named name: String, in bundle: Bundle?) -> Found? {
    if let found = images(under: (bundle ?? .main).bundleURL)[name] { return Found(found, strayBundle: nil) }
    guard bundle == nil else { return nil }
    for url in neighbours() {
      if let found = images(under: url)[name] { return Found(found, strayBundle: url.lastPathComponent) }
    }
    return nil
  }

  /// All names that `image(named:in:)` would find, sorted.
  package func names(in bundle: Bundle?) -> [String] {
    let folders = [(bundle ?? .main).bundleURL] + (bundle == nil ? neighbours() : [])
    return Set(folders.flatMap { images(under: $0).keys }).sorted()
  }

  /// The colour set of a name; like images, colours are looked for next to the executable too.
  package func color(named name: String, in bundle: Bundle?) -> ColorSet? {
    let folders = [(bundle ?? .main).bundleURL] + (bundle == nil ? neighbours() : [])
    return folders.lazy.compactMap { self.contents(of: $0).colors[name] }.first
  }

  private func images(under folder: URL) -> [String: AssetCatalog.ImageSet] { contents(of: folder).images }

  private func contents(of folder: URL) -> Contents {
    if let known = catalogs[folder.path] { return known }
    let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    var found = Contents()
    for item in items.sorted(by: { $0.path < $1.path }) where item.pathExtension == "xcassets" {
      let catalog = AssetCatalog(at: item)
      found.images.merge(catalog.images) { first, _ in first }
      found.colors.merge(catalog.colors) { first, _ in first }
    }
    catalogs[folder.path] = found
    return found
  }

  private func neighbours() -> [URL] {
    let folder = Bundle.main.bundleURL
    let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return items.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }
}

extension ImageLibrary.Found {
  fileprivate init(_ image: AssetCatalog.ImageSet, strayBundle: String?) {
    self.init(picture: image.picture, isTemplate: image.isTemplate, source: image.source, strayBundle: strayBundle)
  }
}
