public import Foundation
import HeadlessCore

/// Views for the cell of a table or a collection of UIKit. There are no such cells here: that one is made is a finding.
public struct UIHostingConfiguration<Content, Background> where Content: View, Background: View {
  let content: Content
  let background: Background

  fileprivate init(_ content: Content, on background: Background) {
    (self.content, self.background) = (content, background)
    Graph.note(.unsupported, "UIHostingConfiguration is shown nowhere: there are no cells of UIKit here.")
  }

  public func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View {
    UIHostingConfiguration<Content, B>(self.content, on: content())
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    self
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    self
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    self
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content(), on: EmptyView()) }
}

extension UIHostingConfiguration {
  public func background<S>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
  where S: ShapeStyle {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(content, on: .init(style: style))
  }
}

/// The ground of a cell.
public struct _UIHostingConfigurationBackgroundView<S>: View where S: ShapeStyle {
  let style: S

  public var body: some View { Rectangle().fill(style) }
}
