package import Foundation

/// A picture made of filled and stroked outlines on a canvas of the given size in points.
package struct VectorPicture: Sendable {
  package struct Layer: Sendable {
    package var path: VectorPath
    package var fill: RGBA?
    package var stroke: RGBA?
    package var pen: StrokeSettings

    package init(path: VectorPath, fill: RGBA?, stroke: RGBA?, pen: StrokeSettings) {
      self.path = path
      self.fill = fill
      self.stroke = stroke
      self.pen = pen
    }
  }

  package var size: CGSize
  package var layers: [Layer]

  package init(size: CGSize, layers: [Layer]) {
    self.size = size
    self.layers = layers
  }
}
