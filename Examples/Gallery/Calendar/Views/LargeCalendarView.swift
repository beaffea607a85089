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
                let schedule = DaySchedule(entry: entry)
                DayGrid(schedule: schedule)
                if let next = schedule.later.first {
                    LaterEvents(next: next, more: schedule.later.count - 1)
                }
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
    static let span = 5

    let hours: [Date]
    let blocks: [Block]
    /// What begins below the last line.
    let later: [Occurrence]
    /// Hours after the first line.
    let now: Double

    var isDuringEvent: Bool { blocks.contains { $0.top < now && now < $0.bottom } }

    init(entry: CalendarEntry, calendar: Calendar = .current) {
        let midnight = calendar.startOfDay(for: entry.date)
        let time = calendar.dateComponents([.hour, .minute], from: entry.date)
        // At least half an hour of what is over.
        let first = min(max((time.hour ?? 0) - ((time.minute ?? 0) < 30 ? 1 : 0), 0), 24 - Self.span)
        let start = calendar.date(byAdding: .hour, value: first, to: midnight) ?? midnight
        hours = (0...Self.span).map { start.addingTimeInterval(Double($0) * 3600) }
        now = entry.date.timeIntervalSince(start) / 3600

        let end = start.addingTimeInterval(Double(Self.span) * 3600)
        let today = entry.days.first?.occurrences ?? []
        later = today.filter { $0.start >= end }
        let visible = today.filter { $0.end > start && $0.start < end }
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

    @Environment(\.widgetRenderingMode) private var renderingMode

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
                // The line of now is in front of the events, and behind their titles.
                ForEach(schedule.blocks) { block in
                    EventPlate(color: block.occurrence.event.color)
                        .modifier(BlockPlace(block: block, hour: hour, width: width))
                }
                if schedule.now < Double(DaySchedule.span) {
                    NowLine(extent: renderingMode != .fullColor && schedule.isDuringEvent ? .dot : .line)
                        .padding(.leading, Self.gutter - 8)
                        .offset(y: schedule.now * hour + 3)
                }
                ForEach(schedule.blocks) { block in
                    EventText(occurrence: block.occurrence)
                        .modifier(BlockPlace(block: block, hour: hour, width: width))
                }
            }
        }
    }

    /// Where an event is in the grid.
    private struct BlockPlace: ViewModifier {
        let block: DaySchedule.Block
        /// Height of an hour, and width of the whole grid without the hours' names, in points.
        let hour: Double
        let width: Double

        func body(content: Content) -> some View {
            content
                .frame(
                    width: width / Double(block.lanes) - (block.lanes > 1 ? 2 : 0),
                    height: (block.bottom - block.top) * hour - 2,
                    alignment: .topLeading
                )
                .padding(.leading, DayGrid.gutter + width / Double(block.lanes) * Double(block.lane))
                .offset(y: block.top * hour + 8)
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

/// The color of an event.
private struct EventPlate: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(color.opacity(0.16))
            .background {
                // Covers the lines. Where colors are replaced, it would become a white plate.
                if renderingMode == .fullColor {
                    RoundedRectangle(cornerRadius: 6)
                        .fill(Color("WidgetBackground"))
                }
            }
            .overlay(alignment: .leading) {
                Capsule()
                    .fill(color)
                    .frame(width: 4)
                    .padding(.vertical, 3)
                    .padding(.leading, 3)
                    .widgetAccentable()
            }
            .accessibilityHidden(true)
    }
}

/// The title of an event and, where it is long enough, its time.
private struct EventText: View {
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
        .padding(.trailing, 4)
        .background {
            // Interrupts the line of now.
            if renderingMode == .fullColor {
                Color("WidgetBackground")
                    .overlay(occurrence.event.color.opacity(0.16))
            }
        }
        .padding(EdgeInsets(top: 2, leading: EventRow.indent, bottom: 1, trailing: 5))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .accessibilityElement(children: .combine)
    }

    private var title: some View {
        Text(occurrence.event.name)
            .font(.caption)
            .fontWeight(.semibold)
    }
}

/// The next event below the grid, and how many follow.
private struct LaterEvents: View {
    let next: Occurrence
    let more: Int

    var body: some View {
        HStack(spacing: 6) {
            Capsule()
                .fill(next.event.color)
                .frame(width: 4, height: 14)
                .widgetAccentable()
            Text(next.event.name)
                .fontWeight(.semibold)
            Text(next.start, style: .time)
                .foregroundStyle(.secondary)
            Spacer(minLength: 4)
            if more > 0 {
                Text(more, format: .number.sign(strategy: .always()))
                    .foregroundStyle(.secondary)
            }
        }
        .font(.caption)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .accessibilityElement(children: .combine)
    }
}

private struct NowLine: View {
    enum Extent {
        /// Where nothing can interrupt the line in front of a title.
        case dot
        case line
    }

    let extent: Extent

    var body: some View {
        HStack(spacing: 0) {
            Circle()
                .frame(width: 8, height: 8)
            if extent == .line {
                Rectangle()
                    .frame(height: 1.5)
            }
        }
        .foregroundStyle(Color("AccentColor"))
        .widgetAccentable()
        .accessibilityHidden(true)
    }
}
