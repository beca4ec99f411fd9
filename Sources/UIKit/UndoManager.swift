public import Foundation

// Foundation's on Apple's systems. That of other systems has none, and files that undo import SwiftUI or UIKit.

/// Keeps what undoes the changes that were made, and what makes them again.
@MainActor @preconcurrency open class UndoManager: NSObject {
  /// One change, from the target that it was registered with.
  private struct Change {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void
  }

  /// Changes that are undone together, the last one first.
  private final class UndoGroup {
    var changes: [Change] = []
    var name = ""
  }

  private var undoing: [UndoGroup] = []
  private var redoing: [UndoGroup] = []
  private var open: [UndoGroup] = []
  private var disabled = 0

  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  /// Zero keeps all of them.
  public var levelsOfUndo = 0 { didSet { trim() } }
  /// Groups close by themselves where no run loop turns: each change that is registered outside of one is its own.
  public var groupsByEvent = true

  public override nonisolated init() {}

  open var canUndo: Bool { !undoing.isEmpty || open.contains { !$0.changes.isEmpty } }
  open var canRedo: Bool { !redoing.isEmpty }
  open var groupingLevel: Int { open.count }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open var undoActionName: String { undoing.last?.name ?? "" }
  open var redoActionName: String { redoing.last?.name ?? "" }

  open func beginUndoGrouping() { open.append(UndoGroup()) }

  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.changes.isEmpty else { return }
    if let outer = open.last { outer.changes += group.changes } else { keep(group) }
  }

  public func registerUndo<TargetType>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) where TargetType: AnyObject {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target) { if let target = $0 as? TargetType { handler(target) } }
    if let group = open.last {
      group.changes.append(change)
    } else {
      let group = UndoGroup()
      group.changes = [change]
      keep(group)
    }
  }

  open func setActionName(_ actionName: String) {
    (open.last ?? (isUndoing ? redoing.last : undoing.last))?.name = actionName
  }

  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undoing.popLast() else { return }
    isUndoing = true
    carryOut(group)
    isUndoing = false
  }

  open func redo() {
    guard let group = redoing.popLast() else { return }
    isRedoing = true
    carryOut(group)
    isRedoing = false
  }

  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open func removeAllActions() { (undoing, redoing, open) = ([], [], []) }

  open func removeAllActions(withTarget target: Any) {
    for group in undoing + redoing + open { group.changes.removeAll { $0.target === target as AnyObject } }
    undoing.removeAll(where: \.changes.isEmpty)
    redoing.removeAll(where: \.changes.isEmpty)
  }

  /// What is registered while a group is undone makes its changes again, as one group under the same name.
  private func carryOut(_ group: UndoGroup) {
    beginUndoGrouping()
    open.last?.name = group.name
    for change in group.changes.reversed() { change.target.map(change.undo) }
    endUndoGrouping()
  }

  private func keep(_ group: UndoGroup) {
    if isUndoing { return redoing.append(group) }
    undoing.append(group)
    if !isRedoing { redoing = [] }
    trim()
  }

  private func trim() {
    if levelsOfUndo > 0, undoing.count > levelsOfUndo { undoing.removeFirst(undoing.count - levelsOfUndo) }
  }
}
