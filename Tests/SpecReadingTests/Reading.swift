import Files
import Findings
import SpecModel
import SpecReading

/// A spec that lives in a dictionary, read.
struct Reading {
  let corpus: Corpus

  init(_ files: [String: String], workers: Int = 1) async {
    let access = FileAccess.inMemory(
      Dictionary(uniqueKeysWithValues: files.map { ("specs/001-sample/\($0.key)", $0.value) })
    )
    await self.init(access, workers: workers)
  }

  init(_ access: FileAccess, workers: Int = 1) async {
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    corpus = await SpecReader(files: access, workers: workers).read(layout)
  }

  var requirements: [Requirement] { corpus.specs.flatMap(\.requirements) }
  var criteria: [Criterion] { requirements.flatMap(\.criteria) }
  var tasks: [SpecTask] { corpus.specs.flatMap(\.tasks) }
  var claims: [Claim] { corpus.specs.flatMap(\.reports).flatMap(\.claims) }
}
