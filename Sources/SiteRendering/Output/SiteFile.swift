/// A finished file of the site.
package struct SiteFile: Hashable, Sendable {
  package let path: SitePath
  package let bytes: [UInt8]

  package init(path: SitePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: SitePath, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
