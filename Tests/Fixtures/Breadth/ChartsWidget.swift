import Charts
import SwiftUI
import WidgetKit

struct ChartsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Charts", provider: SampleProvider()) { entry in
            ChartsWidgetView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Charts")
        .description("Every mark, with axes, scales and legends of its own.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular])
    }
}

private struct Reading: Identifiable {
    let id: Int
    let date: Date
    let level: Double
    let tank: Tank
}

private enum Tank: String, Plottable, CaseIterable {
    case north = "North"
    case south = "South"
}

private struct GoalLine: ChartContent {
    let level: Double
    let isShown: Bool

    var body: some ChartContent {
        if isShown {
            RuleMark(y: .value("Goal", level))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
                .foregroundStyle(.secondary)
                .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2) }
        }
    }
}

struct ChartsWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: SampleEntry

    private var readings: [Reading] {
        (0..<24).map { hour in
            Reading(
                id: hour, date: entry.date.addingTimeInterval(Double(hour) * 3600),
                level: 20 + 10 * sin(Double(hour) / 4), tank: hour % 2 == 0 ? .north : .south)
        }
    }

    private var highest: Reading? { readings.max { $0.level < $1.level } }

    var body: some View {
        switch family {
        case .systemSmall: bars
        case .systemMedium: lines
        case .accessoryCircular: ring
        case .accessoryRectangular: lines.chartLegend(.hidden).chartXAxis(.hidden)
        default:
            VStack {
                lines
                cells
            }
        }
    }

    private var bars: some View {
        Chart(readings.prefix(6)) { reading in
            BarMark(x: .value("Hour", reading.date, unit: .hour), y: .value("Level", reading.level))
                .cornerRadius(3)
                .foregroundStyle(by: .value("Tank", reading.tank))
        }
        .chartForegroundStyleScale([Tank.north: Color.blue, .south: .teal])
        .chartXAxis(.hidden)
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 15, 30]) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2])).foregroundStyle(.tertiary)
                if let number = value.as(Double.self) {
                    AxisValueLabel { Text(number, format: .number).font(.system(size: 8)) }
                }
            }
        }
    }

    private var lines: some View {
        Chart {
            GoalLine(level: 25, isShown: family == .systemLarge)
            ForEach(readings) { reading in
                AreaMark(
                    x: .value("Time", reading.date), yStart: .value("Empty", 0), yEnd: .value("Level", reading.level)
                )
                .interpolationMethod(.catmullRom)
                .foregroundStyle(
                    LinearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
                LineMark(x: .value("Time", reading.date), y: .value("Level", reading.level))
                    .interpolationMethod(.catmullRom)
                    .lineStyle(StrokeStyle(lineWidth: 2.5))
            }
            if let highest {
                PointMark(x: .value("Time", highest.date), y: .value("Level", highest.level))
                    .symbol(.diamond)
                    .symbolSize(60)
                    .foregroundStyle(.orange)
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 6)) {
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.hour(), collisionResolution: .disabled)
            }
        }
        .chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
        .chartYScale(domain: 0...35)
    }

    private var cells: some View {
        Chart(readings) { reading in
            RectangleMark(x: .value("Column", String(reading.id % 8)), y: .value("Row", String(reading.id / 8)))
                .foregroundStyle(by: .value("Level", reading.level))
        }
        .chartLegend(position: .bottom, alignment: .center)
        .chartPlotStyle { $0.clipShape(RoundedRectangle(cornerRadius: 6)) }
    }

    private var ring: some View {
        Chart(Tank.allCases, id: \.rawValue) { tank in
            SectorMark(angle: .value("Part", tank == .north ? 3 : 1), innerRadius: .ratio(0.6), angularInset: 2)
                .opacity(tank == .north ? 1 : 0.5)
        }
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let frame = proxy.plotFrame {
                    Text("75").position(x: geometry[frame].midX, y: geometry[frame].midY)
                }
            }
        }
    }
}
