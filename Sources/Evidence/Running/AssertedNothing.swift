/// What a check without expectations is told, and by which the runner knows it.
package enum AssertedNothing {
  package static let words =
    "asserted nothing: the check ran to its end without testing a single expectation that could fail; "
    + "expect what would be otherwise if the component were broken"
}
