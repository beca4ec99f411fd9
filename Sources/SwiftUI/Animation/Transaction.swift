import HeadlessCore

/// What goes along with one change of state.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  var isIdentity: Bool { animation == nil && !disablesAnimations && !isContinuous }
}
