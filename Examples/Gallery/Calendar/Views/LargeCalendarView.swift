import SwiftUI
import WidgetKit

/// The day by the hour.
struct LargeCalendarView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: CalendarEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .bottom) {
                DayTitle(date: entry.date)
                Spacer(minLength: 8)
                Text("\(entry.upcoming.count) events left")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                    .padding(.bottom, 6)
            }
            if typeSize.isAccessibilitySize {
                EventColumn(occurrences: entry.upcoming.prefix(4))
                Spacer(minLength: 0)
            } else {
                DayGrid(schedule: DaySchedule(entry: entry))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// The part of a day that the grid shows.
struct DaySchedule {
    struct Block: Identifiable {
        let occurrence: Occurrence
        /// Hours after the first line.
        let top: Double
        let bottom: Double
        /// Events at the same time stand side by side.
        let lane: Int
        let lanes: Int

        var id: String { occurrence.id }
    }

    /// Hours from top to bottom.
    static let span = 6

    let hours: [Date]
    let blocks: [Block]
    /// Hours after the first line.
    let now: Double

    init(entry: CalendarEntry, calendar: Calendar = .current) {
        let midnight = calendar.startOfDay(for: entry.date)
        let hour = calendar.component(.hour, from: entry.date)
        let first = min(max(hour - 1, 0), 24 - Self.span)
        let start = calendar.date(byAdding: .hour, value: first, to: midnight) ?? midnight
        hours = (0...Self.span).map { start.addingTimeInterval(Double($0) * 3600) }
        now = entry.date.timeIntervalSince(start) / 3600

        let visible = (entry.days.first?.occurrences ?? []).filter { occurrence in
            occurrence.end > start && occurrence.start < start.addingTimeInterval(Double(Self.span) * 3600)
        }
        var ends: [Date] = []
        let lanes = visible.map { occurrence in
            let lane = ends.firstIndex { $0 <= occurrence.start } ?? ends.count
            if lane == ends.count { ends.append(occurrence.end) } else { ends[lane] = occurrence.end }
            return lane
        }
        blocks = visible.indices.map { index in
            let occurrence = visible[index]
            let rivals = visible.indices.filter { other in
                visible[other].start < occurrence.end && visible[other].end > occurrence.start
            }
            return Block(
                occurrence: occurrence,
                top: max(occurrence.start.timeIntervalSince(start) / 3600, 0),
                bottom: min(occurrence.end.timeIntervalSince(start) / 3600, Double(Self.span)),
                lane: lanes[index],
                lanes: (rivals.map { lanes[$0] }.max() ?? 0) + 1)
        }
    }
}

private struct DayGrid: View {
    /// Width of the column with the hours, in points.
    private static let gutter = 54.0

    let schedule: DaySchedule

    var body: some View {
        GeometryReader { geometry in
            let hour = (geometry.size.height - 14) / Double(DaySchedule.span)
            let width = geometry.size.width - Self.gutter
            ZStack(alignment: .topLeading) {
                ForEach(Array(schedule.hours.enumerated()), id: \.offset) { index, date in
                    line(at: date)
                        .offset(y: Double(index) * hour)
                }
                if schedule.now < Double(DaySchedule.span) {
                    NowLine()
                        .padding(.leading, Self.gutter - 8)
                        .offset(y: schedule.now * hour + 3)
                }
                ForEach(schedule.blocks) { block in
                    EventBlock(occurrence: block.occurrence)
                        .frame(
                            width: width / Double(block.lanes) - (block.lanes > 1 ? 2 : 0),
                            height: (block.bottom - block.top) * hour - 2,
                            alignment: .topLeading
                        )
                        .padding(.leading, Self.gutter + width / Double(block.lanes) * Double(block.lane))
                        .offset(y: block.top * hour + 8)
                }
            }
        }
    }

    private func line(at date: Date) -> some View {
        HStack(spacing: 6) {
            Text(date, format: .dateTime.hour())
                .font(.caption2)
                .foregroundStyle(.secondary)
                .fixedSize()
                .frame(width: Self.gutter - 6, alignment: .leading)
            Rectangle()
                .fill(.primary.opacity(0.12))
                .frame(height: 1)
        }
        .frame(height: 14)
        .accessibilityHidden(true)
    }
}

/// An event as high as it is long.
private struct EventBlock: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let occurrence: Occurrence

    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 0) {
                title
                EventTime(occurrence: occurrence)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            title
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .padding(EdgeInsets(top: 3, leading: EventRow.indent, bottom: 3, trailing: 5))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(occurrence.event.color.opacity(0.16), in: RoundedRectangle(cornerRadius: 6))
        .background {
            // Covers the lines. Where colors are replaced, it would become a white plate.
            if renderingMode == .fullColor {
                RoundedRectangle(cornerRadius: 6)
                    .fill(Color("WidgetBackground"))
            }
        }
        .overlay(alignment: .leading) {
            Capsule()
                .fill(occurrence.event.color)
                .frame(width: 4)
                .padding(.vertical, 3)
                .padding(.leading, 3)
                .widgetAccentable()
        }
        .accessibilityElement(children: .combine)
    }

    private var title: some View {
        Text(occurrence.event.name)
            .font(.caption)
            .fontWeight(.semibold)
    }
}

private struct NowLine: View {
    var body: some View {
        HStack(spacing: 0) {
            Circle()
                .frame(width: 8, height: 8)
            Rectangle()
                .frame(height: 1.5)
        }
        .foregroundStyle(Color("AccentColor"))
        .widgetAccentable()
        .accessibilityHidden(true)
    }
}
