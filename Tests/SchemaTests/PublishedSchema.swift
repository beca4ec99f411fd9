import Evidence
import Foundation
import Testing

/// A schema as it lies in `site/schemas`, and is published with every site.
enum PublishedSchema {
  static func read(_ name: String) throws -> JSON {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../site/schemas").standardized
    return try json([UInt8](Data(contentsOf: folder.appending(path: "\(name).schema.json"))))
  }

  static func json(_ bytes: [UInt8]) throws -> JSON { try JSONParser.parse(bytes) }
}
