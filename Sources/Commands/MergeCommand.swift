import ArgumentParser
import Evidence
import Files
import Findings

/// `counterfoil merge a.json b.json -o out.json`: the evidence of several machines as one.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the evidence of several machines, or shards, together.",
    discussion: """
      The order of the files does not matter. Of two results of a check on the same text, check and components the worse one stays; \
      results on different ones stay both, and those count that match the documents of the day. Pictures are not in evidence files: \
      copy .counterfoil/pictures too.
      """
  )

  @Argument(help: "Evidence files.")
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: "The file to write, relative to where the command is run; standard output by default."
  )
  var output: String?

  func run() async throws {
    var merged = EvidenceSet()
    for file in files { merged = merged.merged(with: try read(file)) }
    for missing in merged.missingShards() { Console.standard.progress("warning: \(missing)") }
    for run in merged.interruptions { Console.standard.progress("warning: \(run)") }
    for report in merged.unread { Console.standard.progress("warning: \(report)") }
    let bytes: [UInt8]
    do throws(EvidenceFileFailure) { bytes = try EvidenceFile.readableBytes(of: merged) } catch {
      throw Refusal("the merged evidence: \(error)")
    }
    guard let output else { return Console.standard.write(String(decoding: bytes, as: UTF8.self)) }
    let folder = folder(of: path(output))
    guard folder.isEmpty || disk.kind(DocumentPath(folder)) == .folder else {
      throw Refusal("\(output): there is no folder /\(folder)")
    }
    do { try disk.write(bytes, path(output)) } catch { throw Refusal("\(output): \(error.words)") }
    Console.standard.progress(
      "\(Counted.words(files.count, "file")), \(Counted.words(merged.results.count, "result")) in \(output)"
    )
  }

  /// The folder that must be there: a fresh clone has no `.counterfoil`, which comes with the first evidence in it. Any other that is not
  /// there is more likely misspelt.
  private func folder(of output: DocumentPath) -> String {
    let folder = DocumentPath(output.folder)
    return folder.name == ".counterfoil" && disk.kind(folder) == nil ? folder.folder : output.folder
  }

  private func read(_ file: String) throws -> EvidenceSet {
    do throws(FileFailure) {
      let bytes = try disk.read(path(file), EvidenceFile.largest)
      do throws(EvidenceFileFailure) {
        return try EvidenceFile.read(bytes)
      } catch {
        throw FileFailure(path: path(file), reason: .system("\(error)"))
      }
    } catch {
      throw Refusal("\(file): \(error.words)")
    }
  }

  private var disk: FileAccess { .disk(root: "/") }

  private func path(_ file: String) -> DocumentPath {
    let absolute = file.hasPrefix("/") ? file : "\(currentFolder())/\(file)"
    return DocumentPath(String(absolute.drop { $0 == "/" }))
  }
}
