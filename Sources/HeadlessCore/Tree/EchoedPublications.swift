package import Foundation
import Observation

/// Tells what objects publish while views are evaluated from the echo of it.
///
/// On Apple's systems what an object publishes evaluates the views that observe it, and nothing else. Here the whole
/// tree is evaluated again, with it the view that published, and so would publish for ever. What it says in an
/// evaluation that only its own words are the cause of is an echo, and no news, unless the view observes the object
/// itself, directly or in a view around it, or has other room than before: then it would be evaluated there as well.
struct EchoedPublications {
  /// A view whose body, or a `GeometryReader` whose content, is being made; in points.
  struct Author {
    let place: Identity
    let room: CGSize
  }

  var author: Author?
  /// Those that published since the views were last evaluated for another reason.
  private var authors: [Author] = []
  private var hasNews = false
  private var hasOtherCause = false
  private var isEchoing = false

  mutating func beginRound() {
    isEchoing = hasNews && !hasOtherCause
    if !isEchoing { authors = [] }
    (hasNews, hasOtherCause) = (false, false)
  }

  mutating func end() { self = EchoedPublications() }

  /// The tree is out of date for a reason that is no echo.
  mutating func noteOtherCause() { hasOtherCause = true }

  /// - Returns: Whether the views that observe the object must be evaluated.
  mutating func hear(for observer: Identity?) -> Bool {
    guard let author, let observer, !author.place.isInside(observer) else {
      hasOtherCause = true
      return true
    }
    return note(author)
  }

  /// The same of an observable object, which is followed by whoever has read it. Content that writes what it read itself
  /// is no news to itself: it is followed only from its end on.
  ///
  /// - Parameter reader: The view whose content read it; `nil` where it may have been any.
  mutating func hearOfObservable(by reader: Identity?) -> Bool {
    guard let author else {
      hasOtherCause = true
      return true
    }
    if author.place === reader { return false }
    if let reader, author.place.isInside(reader) {
      hasOtherCause = true
      return true
    }
    return note(author)
  }

  private mutating func note(_ author: Author) -> Bool {
    let known = authors.firstIndex { $0.place === author.place }
    if isEchoing, let known, authors[known].room == author.room { return false }
    if let known { authors[known] = author } else { authors.append(author) }
    hasNews = true
    return true
  }
}

extension Identity {
  /// Whether `outer` is this place or one around it.
  fileprivate func isInside(_ outer: Identity) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === outer }
  }
}

extension Graph {
  /// Marks the tree as out of date because an object publishes that `observer` follows.
  package func hear(for observer: Identity?) {
    guard publications.hear(for: observer) else { return }
    markDirty(cause: observer?.path ?? "", nil)
  }

  /// Marks the tree as out of date because an observable object changes that `reader` has read, or somebody.
  func hearOfObservable(by reader: Identity?) {
    guard publications.hearOfObservable(by: reader) else { return }
    markDirty(cause: reader?.path ?? "an observable object", nil)
  }

  /// Makes the content of a view: what objects publish meanwhile is known to come from there, and what it reads of
  /// observable objects is followed from then on. The evaluation as a whole follows them only when it is over, too late
  /// for what another view writes after this one has read it.
  ///
  /// - Parameter room: In points; zero where it has no say in the content.
  package func authoring<Content>(at place: Identity, in room: CGSize = .zero, _ make: () -> Content) -> Content {
    let outer = publications.author
    publications.author = EchoedPublications.Author(place: place, room: room)
    defer { publications.author = outer }
    return withObservationTracking(make) { [relay, reader = relay.add(place)] in relay.notify(reader) }
  }
}
