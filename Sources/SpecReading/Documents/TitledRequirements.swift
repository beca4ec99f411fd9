import SpecModel

/// Requirements of a list of which only the title stands behind the number, and the criteria below it.
extension RequirementsReader {

}
