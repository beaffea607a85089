import Charts
import SwiftUI

/// Plots: where axes, grid lines and marks are.
enum ChartCases {
    private struct Reading: Identifiable {
        let id: Int
        let value: Double
    }

    private static let readings = [3.0, 7, 5, 9, 4].enumerated().map { Reading(id: $0.offset, value: $0.element) }

    /// A chart without axes, whose plot area is the whole frame.
    private static func plot<Plot: View>(
        _ id: String, @ViewBuilder _ chart: @escaping @MainActor @Sendable () -> Plot
    ) -> TruthCase {
        TruthCase(id, .charts, 140, 80, precision: 0.5, readings: [.coverage, .picture]) {
            chart().chartXAxis(.hidden).chartYAxis(.hidden).truth("chart")
        }
    }

    @TruthCaseBuilder static var cases: [TruthCase] {
        plot("charts-bars") {
            Chart(readings) {
                BarMark(x: .value("day", "\($0.id)"), y: .value("value", $0.value)).foregroundStyle(.black)
            }
        }
        plot("charts-bars-fixed-width") {
            Chart(readings) {
                BarMark(x: .value("day", "\($0.id)"), y: .value("value", $0.value), width: .fixed(10))
                    .foregroundStyle(.black)
            }
        }
        plot("charts-line") {
            Chart(readings) {
                LineMark(x: .value("day", $0.id), y: .value("value", $0.value)).foregroundStyle(.black)
            }
        }
        plot("charts-area") {
            Chart(readings) {
                AreaMark(x: .value("day", $0.id), y: .value("value", $0.value)).foregroundStyle(.black)
            }
        }
        plot("charts-curve") {
            Chart(readings) {
                LineMark(x: .value("day", $0.id), y: .value("value", $0.value)).interpolationMethod(.catmullRom)
                    .foregroundStyle(.black)
            }
        }
        plot("charts-points") {
            Chart(readings) {
                PointMark(x: .value("day", $0.id), y: .value("value", $0.value)).foregroundStyle(.black)
            }
        }
        plot("charts-rule") {
            Chart {
                RuleMark(y: .value("mean", 5.6)).foregroundStyle(.black)
                PointMark(x: .value("day", 1), y: .value("value", 10)).foregroundStyle(.black)
            }
        }
        TruthCase("charts-axes", .charts, 150, 110, precision: 0.5, readings: [.ink]) {
            Chart(readings) { BarMark(x: .value("day", "\($0.id)"), y: .value("value", $0.value)) }
                .chartPlotStyle { $0.truth("plot") }
                .truth("chart")
        }
        TruthCase("charts-number-axes", .charts, 150, 110, precision: 0.5, readings: [.ink]) {
            Chart(readings) { LineMark(x: .value("day", $0.id), y: .value("value", $0.value * 100)) }
                .chartPlotStyle { $0.truth("plot") }
                .truth("chart")
        }
        TruthCase("charts-fixed-scale", .charts, 150, 110, precision: 0.5, readings: [.ink]) {
            Chart(readings) { LineMark(x: .value("day", $0.id), y: .value("value", $0.value)) }
                .chartYScale(domain: 0...20).chartXScale(domain: 0...4)
                .chartPlotStyle { $0.truth("plot") }
                .truth("chart")
        }
    }
}
