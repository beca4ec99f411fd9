import Evidence
import Files
import Findings
import Foundation
import History

/// What a `fix` has set out to write, on the disk until all of it is written.
///
/// It writes document after document, and the lock last. One that is killed in between leaves lines that are new beside a lock that is
/// old, which would take them for older ones that say the same, and they would be rewritten once more. Whoever comes next puts the
/// documents back as they stood.
struct FixJournal {
  struct Document {
    let path: DocumentPath
    let before: [UInt8]
    let after: [UInt8]
  }

  let documents: [Document]
  /// The lock as it stood; `nil` where there was none.
  let lock: [UInt8]?
  /// The lock as it is to be; `nil` until that is known.
  private var renewed: [UInt8]?

  init(_ changes: [FixPlan.Change], lock: [UInt8]?) {
    documents = changes.map { Document(path: $0.path, before: $0.before, after: $0.after) }
    self.lock = lock
  }

  /// Whether the lock is the one that is written when all documents are.
  func isDone(_ lock: [UInt8]?) -> Bool { renewed != nil && lock == renewed }

  // MARK: On the disk

  /// Passed over by git: what is half done is nothing to commit.
  private static let folder = ".counterfoil/fix"
  static let path = DocumentPath("\(folder)/journal.json")
  private static let ignore = DocumentPath("\(folder)/.gitignore")
  private static let format = "counterfoil-fix"
  /// The documents of a workspace, each of 16 MB at most.
  private static let largest = 1 << 30

  /// Said of it by all who compare with the past, to which what is half done looks like something else.
  static let words =
    "a `counterfoil fix` is at work here, or was broken off before it had written everything: run `counterfoil fix --yes`, which puts "
    + "back what was half done, and begins anew"

  static func exists(_ files: FileAccess) -> Bool { files.kind(path) != nil }

  func write(_ files: FileAccess) throws {
    try files.write(Array("*\n".utf8), Self.ignore)
    try files.write(JSONWriter.compact(.object(json)) + [UInt8(ascii: "\n")], Self.path)
  }

  /// - Parameter lock: what is written next, and last.
  mutating func renew(_ lock: [UInt8], _ files: FileAccess) throws {
    renewed = lock
    try write(files)
  }

  /// - Returns: `nil` where what stands there cannot be read.
  static func read(_ files: FileAccess) -> FixJournal? {
    guard let bytes = try? files.read(path, largest), let file = try? JSONParser.parse(bytes),
      file["format"]?.string == format, file["version"]?.integer == 1
    else { return nil }
    return FixJournal(file)
  }

  /// Leaves nothing behind, so that a rewriting touches nothing but what it rewrites.
  ///
  /// - Parameter root: of the workspace, absolute.
  static func remove(_ files: FileAccess, root: String) throws(FileFailure) {
    try files.remove(path)
    try? files.remove(ignore)
    // They fail where something else is in them.
    _ = rmdir("\(root)/\(folder)")
    _ = rmdir("\(root)/.counterfoil")
  }

  private var json: JSONObject {
    var json: JSONObject = [
      "format": .string(Self.format), "version": .integer(1),
      "documents": .array(
        documents.map { document in
          .object([
            "path": .string(document.path.text), "before": Self.text(document.before),
            "after": Self.text(document.after),
          ])
        }
      ),
    ]
    if let lock { json["lock"] = Self.text(lock) }
    if let renewed { json["renewed"] = Self.text(renewed) }
    return json
  }

  private init?(_ json: JSON) {
    let all = json["documents"]?.array ?? []
    documents = all.compactMap { document in
      guard let path = document["path"]?.string, Self.isWithin(path), let before = Self.bytes(document["before"]),
        let after = Self.bytes(document["after"])
      else { return nil }
      return Document(path: DocumentPath(path), before: before, after: after)
    }
    guard !all.isEmpty, documents.count == all.count else { return nil }
    lock = Self.bytes(json["lock"])
    renewed = Self.bytes(json["renewed"])
  }

  /// Within the workspace, and no part of git: a journal may come with a repository, and nobody has written down what it says.
  private static func isWithin(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !["", ".", ".."].contains(part) && part.lowercased() != ".git"
    }
  }

  /// Not every document is UTF-8.
  private static func text(_ bytes: [UInt8]) -> JSON { .string(Data(bytes).base64EncodedString()) }

  private static func bytes(_ json: JSON?) -> [UInt8]? {
    json?.string.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
  }
}
