import Charts
import SwiftUI

struct Sale: Identifiable {
    let id: Int
    let day: Date
    let amount: Double
    let shop: String
    let tint: Color
    var width: CGFloat { 12 }
}

struct PlotViews: View {
    let sales: [Sale]
    @State private var position = Date.now
    @State private var selected: Date?
    @State private var pose = Chart3DPose.default

    var body: some View {
        VStack {
            Chart {
                LinePlot(x: "x", y: "sin x", domain: -3.0...3.0) { sin($0) }.foregroundStyle(.red)
                LinePlot(x: "x", y: "y", t: "t", domain: 0...6.3) { t in (x: cos(t), y: sin(t)) }
                AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: x - 1, yEnd: x + 1) }.opacity(0.3)
                AreaPlot(x: "x", y: "x²") { $0 * $0 }
            }
            .chartXScale(domain: -3...3)
            Chart {
                BarPlot(
                    sales, x: .value("Day", \.day, unit: .day), y: .value("Amount", \.amount), width: .fixed(\.width)
                )
                .foregroundStyle(by: .value("Shop", \.shop))
                .cornerRadius(4)
                PointPlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount))
                    .foregroundStyle(\.tint).symbolSize(by: .value("Amount", \.amount)).accessibilityLabel(\.shop)
                LinePlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount), series: .value("Shop", \.shop))
                    .symbol(by: .value("Shop", \.shop)).interpolationMethod(.catmullRom(alpha: 0.4))
                AreaPlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount), stacking: .center)
                RulePlot(sales, x: .value("Day", \.day)).lineStyle(StrokeStyle(lineWidth: 1))
                RectanglePlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount), height: .ratio(0.5))
            }
            .chartScrollableAxes(.horizontal)
            .chartScrollPosition(x: $position)
            .chartScrollTargetBehavior(
                .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
            )
            .chartXVisibleDomain(length: 3600 * 24 * 7)
            .chartXSelection(value: $selected)
            .chartGesture { proxy in
                TapGesture().onEnded { proxy.selectXValue(at: 3) }
            }
            .chartYAxis {
                AxisMarks(preset: .aligned, position: .leading, values: .automatic(desiredCount: 3)) { value in
                    AxisGridLine(stroke: StrokeStyle(dash: [2]))
                    AxisTick(length: .label)
                    AxisValueLabel(format: FloatingPointFormatStyle<Double>().notation(.compactName))
                }
            }
            .chartLegend(position: .bottom, alignment: .center, spacing: 4)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    if let frame = proxy.plotFrame { Color.clear.frame(width: geometry[frame].width) }
                }
            }
            Chart {
                SectorPlot(sales, angle: .value("Amount", \.amount), innerRadius: .ratio(0.6), angularInset: 1)
                    .foregroundStyle(by: .value("Shop", \.shop))
            }
            .chartAngleSelection(value: .constant(nil as Double?))
            Chart3D(sales) { sale in
                PointMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount), z: .value("Id", sale.id))
                    .symbol(.sphere)
            }
            .chart3DPose($pose).chart3DCameraProjection(.perspective).chartZScale(domain: 0...1)
            Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }.foregroundStyle(.heightBased) }
        }
    }
}
