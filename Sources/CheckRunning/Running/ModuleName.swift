/// What the package manager calls the module of a target, by which Swift Testing knows its tests.
enum ModuleName {
  /// `my_checks` of `my-checks`: what an identifier cannot hold becomes `_`, and so does a digit at its beginning.
  static func of(target: String) -> String {
    let letters = target.unicodeScalars.enumerated().map { index, scalar -> Unicode.Scalar in
      let fits = index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
      return fits ? scalar : "_"
    }
    return String(String.UnicodeScalarView(letters))
  }
}
