import SpecModel

extension SpecTask {
  /// Its title in small letters, where it says which task is meant: one of three letters, or of none, could be any.
  var tellingTitle: String? { title.utf8.count > 3 ? title.lowercased() : nil }
}
