import HeadlessHost
import SwiftUI
import Testing

/// What cells and rows of a grid ask for.
@MainActor @Suite("Cells of grids")
struct GridCellTests {
  private func frames(_ view: some View) throws -> [String] {
    try host(view, size: CGSize(width: 100, height: 100)).findAll(Box.self).map(\.frame.short)
  }

  @Test("a column stands where one of its cells says")
  func column() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Box(width: 20) }
      GridRow { Box().gridColumnAlignment(.trailing) }
      GridRow { Box() }
    }
    #expect(try frames(grid) == ["0 0 20 10", "10 10 10 10", "10 20 10 10"])
  }

  @Test("a row stands where it says, not where the grid does")
  func row() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        Box(height: 30)
        Box()
      }
      GridRow {
        Box(height: 30)
        Box()
      }
    }
    #expect(try frames(grid) == ["0 0 10 30", "10 20 10 10", "0 30 10 30", "10 30 10 10"])
  }

  @Test("baselines of a row lie on one line")
  func baseline() throws {
    let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a").font(.system(size: 40))
        Text("b").font(.system(size: 10))
      }
    }
    let hosted = try host(grid)
    let texts = hosted.findAll(Text.self).map(\.frame)
    #expect(texts[0].minY == 0 && texts[0].maxY == hosted.size.height)
    #expect(texts[1].minY > 20 && texts[1].maxY < texts[0].maxY)
  }

  @Test("an anchor places the view in its cell")
  func anchor() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box(width: 40, height: 40)
        Box()
      }
      GridRow { Box().gridCellAnchor(.trailing) }
    }
    #expect(try frames(grid) == ["0 0 40 40", "40 15 10 10", "30 40 10 10"])
  }

  @Test("a flexible view asks for all the room, and for none on axes without a size")
  func unsized() throws {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Box(width: 20) }
        Divider().gridCellUnsizedAxes(axes)
        GridRow { Color.blue.gridCellUnsizedAxes([.horizontal, .vertical]) }
      }
    }
    #expect(try host(grid(.horizontal), size: CGSize(width: 100, height: 100)).size.width == 20)
    #expect(try host(grid([]), size: CGSize(width: 100, height: 100)).size.width == 100)
    #expect(try host(grid(.horizontal)).findings.isEmpty)
  }

  @Test("a cell of several columns makes them wide enough")
  func span() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box()
        Box()
      }
      GridRow { Box(width: 60).gridCellColumns(2) }
    }
    #expect(try frames(grid) == ["10 0 10 10", "40 0 10 10", "0 10 60 10"])
  }

  @Test("a modifier of a row is one of each cell, and the cells stay in their columns")
  func modifiedRow() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box(width: 30)
        Box()
      }
      GridRow {
        Box()
        Box()
      }
      .padding(1)
      .accessibilityElement(children: .combine)
    }
    #expect(try frames(grid) == ["0 0 30 10", "31 0 10 10", "10 11 10 10", "31 11 10 10"])
  }
}
