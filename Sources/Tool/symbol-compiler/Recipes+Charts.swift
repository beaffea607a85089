import CoreGraphics
import SymbolSet

extension Recipes {
    private typealias Role = SymbolLayerRole

    static let charts: Table = [
        "chart.bar": fixed(bars([0.55, 1, 0.75], filled: false)),
        "chart.bar.fill": fixed(bars([0.55, 1, 0.75], filled: true)),
        "chart.bar.xaxis": fixed(barsOnAxis([5, 9.5, 7, 11.5])),
        "chart.bar.xaxis.ascending": fixed(barsOnAxis([3.7, 6.3, 8.9, 11.5])),
        "chart.line.uptrend.xyaxis": fixed(
            lines([(-4.6, 2.6), (-1.2, -1.4), (1.6, 1), (6.6, -5)]).over(axes)),
        "chart.line.downtrend.xyaxis": fixed(
            lines([(-4.6, -4.4), (-1.2, -0.6), (1.6, -2.6), (6.6, 3)]).over(axes)),
        "chart.xyaxis.line": fixed(
            lines([(-4.4, 2.4), (-1.6, -3), (2, 0.4), (6.4, -4.6)]).over(axes)),
        "chart.temperatures": { try $0.drawing("chart.xyaxis.line") },
        "chart.bandwidth": { try $0.drawing("chart.bar.xaxis") },
        "chart.bandwidth.subtitle": { try $0.drawing("chart.bar.xaxis") },
    ]

    private static let axes = lines([(-8, -7.4), (-8, 6.6), (8, 6.6)]).flattened(role: Role(level: .secondary))

    private static func bars(_ heights: [Double], filled: Bool) -> Drawing {
        Drawing(
            layers: heights.enumerated().map { index, height in
                let tall = 11.4 * height
                let bar = Drawing(
                    filled ? [.solid(.box(4.6, tall, radius: 1.2))] : boxOutline(4.6, tall, radius: 1.2).parts
                )
                .moved(Double(index - 1) * 6, 5.7 - tall / 2)
                return Layer(role: Role(variableThreshold: (Double(index) + 0.001) / 3), parts: bar.parts)
            })
    }

    /// Four bars from the left to the right above an axis.
    private static func barsOnAxis(_ heights: [Double]) -> Drawing {
        Drawing(
            zip([-5.4, -1.8, 1.8, 5.4], heights).flatMap { x, height in
                solid(.rectangle(CGRect(x: x - 1.2, y: 4.4 - height, width: 2.4, height: height), radius: 0.7)).parts
            }
        ).over(lines([(-8, 7), (8, 7)]).flattened(role: Role(level: .secondary)))
    }
}
