/// A line as far as an edit of its words leaves it known.
protocol EditableLine {
  /// The numbers that it names, and the specs that it leads to: what an edit leaves as it is.
  associatedtype Subject: Hashable
  /// The words beside them.
  associatedtype Saying: Hashable

  var subject: Subject { get }
  var saying: Saying { get }

  /// How this line reads beside one that is gone.
  func fit(beside gone: Self) -> LineFit
}
