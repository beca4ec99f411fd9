import ArgumentParser
import Files
import Findings
import SpecModel
import Traceability
import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The paths that nearly every command takes.
struct PathArguments: ParsableArguments {
  @Argument(
    help:
      "Spec folders, folders that hold them, or documents. By default what lies in \(WorkspaceLocator.usual.joined(separator: ", "))."
  )
  var paths: [String] = []

  func places() throws -> [WorkspacePlace] {
    try located().map { try $0.configured() }
  }

  private func located() throws -> [WorkspacePlace] {
    guard let here = workingFolder() else {
      throw Refusal(
        "the folder that this was run in is not there any more, or nobody may see where it lies; `cd` to another"
      )
    }
    return try WorkspaceLocator(system: .disk(root: "/"), here: here, home: homeFolder()).places(paths)
  }

  /// For commands that speak of one workspace.
  func place() throws -> WorkspacePlace {
    try unconfiguredPlace().configured()
  }

  /// The same, before the workspace itself was asked where its specs are.
  func unconfiguredPlace() throws -> WorkspacePlace {
    let places = try located()
    guard let first = places.first, places.count == 1 else {
      throw Refusal("these paths lie in \(places.count) workspaces; name one")
    }
    return first
  }
}

struct StyleOptions: ParsableArguments {
  @Option(help: "Colour on the terminal: auto, always or never.")
  var color = ColourChoice.auto
}

extension WorkspacePlace {
  /// How its paths begin, as seen from the folder that the command was run in.
  var prefix: String { prefix(from: currentFolder()) }

  /// How its paths begin, as seen from a folder.
  func prefix(from folder: String) -> String {
    let here = folder.split(separator: "/")
    let root = root.split(separator: "/")
    let common = zip(here, root).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: here.count - common) + root[common...].map(String.init)
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }
}

func currentFolder() -> String { workingFolder() ?? "/" }

/// What a path or a pattern of a command line means.
func absolutePath(_ path: String) -> String { AbsolutePath.of(path, in: currentFolder()) }

/// - Returns: `nil` where it was deleted while the shell stood in it.
private func workingFolder() -> String? {
  guard let buffer = getcwd(nil, 0) else { return nil }
  defer { free(buffer) }
  return String(cString: buffer)
}

private func homeFolder() -> String? { getenv("HOME").map { String(cString: $0) } }

func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
