import Foundation

// AssetEmbedding ROOT OUTPUT ROUND FOLDER...: writes every file below the folders into one Swift source.
let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 4 else {
  FileHandle.standardError.write(Data("usage: AssetEmbedding ROOT OUTPUT ROUND FOLDER...\n".utf8))
  exit(2)
}
do {
  let assets = try AssetFolder.files(below: Array(words[3...]), of: URL(filePath: words[0]))
  let source = Data(EmbeddedSource(assets: assets).text.utf8)
  let output = URL(filePath: words[1])
  // An unchanged file keeps its date, and nothing is compiled again.
  if (try? Data(contentsOf: output)) != source { try source.write(to: output, options: .atomic) }
  // The build system reads this file's date before the tool runs: a later one has it run in the next build as well.
  try Data("embedded\n".utf8).write(to: URL(filePath: words[2]), options: .atomic)
} catch {
  // Foundation's description alone does not say which file it is about.
  let path = (error as NSError).userInfo[NSFilePathErrorKey] as? String ?? words[0]
  FileHandle.standardError.write(Data("error: \(path): \(error.localizedDescription)\n".utf8))
  exit(2)
}
