import SwiftUI

/// Lazy grids and grids of rows.
enum GridCases {
    private static func cell(_ name: String, height: Double = 10) -> some View {
        Color.red.frame(height: height).truth(name)
    }

    @TruthCaseBuilder static var cases: [TruthCase] {
        TruthCase("grids-flexible-columns", .grids, 120, 40) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(minimum: 50)), GridItem(.flexible())]) {
                cell("first")
                cell("second")
                cell("third")
                cell("fourth")
            }
        }
        TruthCase("grids-adaptive-columns", .grids, 130, 60) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
                cell("first")
                cell("second")
                cell("third")
                cell("fourth")
                cell("fifth")
            }
        }
        TruthCase("grids-mixed-columns", .grids, 150, 40) {
            LazyVGrid(columns: [
                GridItem(.fixed(20), spacing: 4), GridItem(.adaptive(minimum: 25, maximum: 30)), GridItem(.flexible()),
            ]) {
                cell("first")
                cell("second")
                cell("third")
                cell("fourth")
            }
        }
        TruthCase("grids-horizontal", .grids, 120, 60) {
            LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 5) {
                Color.red.frame(width: 20).truth("first")
                Color.green.frame(width: 30).truth("second")
                Color.blue.frame(width: 10).truth("third")
            }
            .truth("grid")
        }
        TruthCase("grids-rows", .grids, 140, 70, decides: "E-GRID-2") {
            Grid {
                GridRow {
                    Color.red.frame(width: 20, height: 10).truth("a1")
                    Color.green.frame(width: 40, height: 15).truth("a2")
                }
                GridRow {
                    Color.blue.frame(width: 35, height: 12).truth("b1")
                    Color.orange.frame(width: 10, height: 8).truth("b2")
                }
            }
            .truth("grid")
        }
        TruthCase("grids-flexible-cell", .grids, 140, 70, decides: "E-GRID-2") {
            Grid(horizontalSpacing: 6, verticalSpacing: 4) {
                GridRow {
                    Color.red.frame(width: 30, height: 10).truth("fixed")
                    Color.green.frame(height: 10).truth("flexible")
                }
                GridRow {
                    Color.blue.frame(width: 50, height: 10).truth("wide")
                    Color.orange.frame(width: 20, height: 10).truth("narrow")
                }
            }
            .truth("grid")
        }
        TruthCase("grids-spanning", .grids, 140, 80, decides: "E-GRID-2") {
            Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
                GridRow {
                    Color.red.frame(width: 30, height: 10).truth("a1")
                    Color.green.frame(width: 20, height: 10).truth("a2")
                }
                Color.blue.frame(height: 6).gridCellUnsizedAxes(.horizontal).truth("rule")
                GridRow {
                    Color.orange.frame(width: 70, height: 10).gridCellColumns(2).truth("both")
                }
            }
            .truth("grid")
        }
        TruthCase("grids-cell-alignment", .grids, 140, 60) {
            Grid(horizontalSpacing: 6, verticalSpacing: 4) {
                GridRow(alignment: .bottom) {
                    Color.red.frame(width: 20, height: 20).truth("tall")
                    Color.green.frame(width: 10, height: 8).gridColumnAlignment(.trailing).truth("low")
                }
                GridRow {
                    Color.blue.frame(width: 30, height: 10).truth("left")
                    Color.orange.frame(width: 40, height: 10).truth("right")
                }
            }
        }
        TruthCase("grids-text", .grids, 160, 70, precision: 0.5, decides: "E-GRID-2") {
            Grid(alignment: .leading) {
                GridRow {
                    Text("High").truth("a1")
                    Text("23").truth("a2")
                }
                GridRow {
                    Text("Low").truth("b1")
                    Text("9").truth("b2")
                }
            }
            .truth("grid")
        }
    }
}
