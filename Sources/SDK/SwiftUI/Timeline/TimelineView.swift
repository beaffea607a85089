import RenderModel

/// A view that is updated at the dates of a schedule.
///
/// A widget's views are made once for each entry of its provider's timeline, archived, and shown as a still picture;
/// no schedule runs in between. The content is therefore made for the schedule's time that is valid when the entry is
/// shown. A widget that is to change shows more entries, or a text that tells the time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How often the view may change.
        public enum Cadence: Comparable, Sendable {
            /// All the time.
            case live
            /// Every second.
            case seconds
            /// Every minute.
            case minutes
        }

        /// The schedule's last time that is not after the moment shown, or that moment where there is none.
        public let date: Date
        /// `live`, and `minutes` on a dimmed screen that is always on.
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of every timeline view, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard var inner = inputs.deeper(for: Self.self) else { return }
        inner.composite = Self.self
        let isDimmed = inputs.environment.isLuminanceReduced
        let content = EnvironmentValues.withCurrent(inputs.environment) {
            let date = view.schedule.time(at: inputs.context.date, mode: isDimmed ? .lowFrequency : .normal)
            return view.content(TimelineViewDefaultContext(date: date, cadence: isDimmed ? .minutes : .live))
        }
        Content._makeView(content, inputs: inner, outputs: &outputs)
    }
}

extension TimelineViewDefaultContext {
    /// A widget's views are built once, so they are not updated.
    public func invalidateTimelineContent() {}
}

extension TimelineSchedule {
    /// Times that are looked through at most, of a schedule whose times never end and lie in the past.
    private static var limit: Int { 100_000 }

    /// The last time that is not after `date`; `date` itself where there is none.
    fileprivate func time(at date: Date, mode: Mode) -> Date {
        var last: Date?
        for entry in entries(from: date, mode: mode).prefix(Self.limit) {
            if entry > date { break }
            last = entry
        }
        return last ?? date
    }
}
