/// What a view tells its container, and what modifiers around it hand on.
package struct NodeTraits {
  package var layoutPriority = 0.0
  package var zIndex = 0.0
  package var isSpacer = false
  package var isDivider = false
  package var tag: AnyHashable?

  package init() {}
}
