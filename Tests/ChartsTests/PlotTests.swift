import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import Charts

@MainActor
@Suite("Plots of collections and functions")
struct PlotTests {
    private struct Row {
        let name: String
        let size: Double
    }

    private let rows = [Row(name: "a", size: 3), Row(name: "b", size: 7)]

    @Test("A plot of a collection equals its individual marks")
    func collections() {
        let plot = Chart {
            BarPlot(rows, x: .value("Name", \.name), y: .value("Size", \.size))
                .foregroundStyle(by: .value("Name", \.name))
        }
        let marks = Chart {
            ForEach(rows, id: \.name) { row in
                BarMark(x: .value("Name", row.name), y: .value("Size", row.size))
                    .foregroundStyle(by: .value("Name", row.name))
            }
        }
        #expect(ChartRendering.marks(plot) == ChartRendering.marks(marks))
        #expect(ChartRendering.texts(plot) == ChartRendering.texts(marks))
    }

    @Test("A function's line breaks where the function has no value")
    func functions() {
        func lines(_ function: @escaping @Sendable (Double) -> Double) -> Int {
            let chart = Chart { LinePlot(x: "x", y: "y", domain: -1...1, function: function) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
            return ChartRendering.tree(chart).root.all.filter { node in
                if case .stroke = node.shape?.style { true } else { false }
            }.count
        }
        #expect(lines { $0 * $0 } == 1)
        #expect(lines { abs($0) < 0.1 ? .nan : 1 / $0 } == 2)
    }
}
