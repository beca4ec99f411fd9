/// Something that left the tree: spoken, felt or opened; time in virtual seconds.
package enum LogEntry: Sendable {
  case announcement(String, time: Double)
  case haptic(String, time: Double)
  case opened(String, time: Double)
}
