import Foundation
import RenderModel

extension DynamicDate {
    /// A margin after the date of the change, so that the text has changed by then.
    private static let margin = 0.001

    /// The date after `now` at which the text next changes (F-78); `nil` if it never does.
    ///
    /// 1. A time of day or a date never changes.
    /// 2. A timer changes every second within its range.
    /// 3. Relative text has two units and changes with the smaller one; an offset has one. Units are days, hours,
    ///    minutes and seconds.
    /// 4. A format of the widget's own states its next change.
    package func nextChange(after now: Date) -> Date? {
        let moment = now.timeIntervalSinceReferenceDate
        guard TimelineArrangement.isUsable(start), TimelineArrangement.isUsable(moment) else { return nil }
        switch style {
        case .time, .date: return nil
        case .timer: return next(moment, step: 1)
        case .timerInterval: return nextOfInterval(moment)
        case .relative: return next(moment, step: step(moment, units: 2))
        case .offset: return next(moment, step: step(moment, units: 1))
        case .source: return nextOfSource(moment)
        }
    }

    /// After a change that the widget's process has not drawn yet, every second.
    private func nextOfSource(_ moment: Double) -> Date? {
        guard let end, TimelineArrangement.isUsable(end) else { return nil }
        return Date(timeIntervalSinceReferenceDate: end > moment ? end + Self.margin : moment + 1)
    }

    private func nextOfInterval(_ moment: Double) -> Date? {
        guard pauseTime == nil, let end, moment < end else { return nil }
        if moment < start { return Date(timeIntervalSinceReferenceDate: start + Self.margin) }
        let anchor = countsDown ? end : start
        let distance = abs(moment - anchor)
        let rest = countsDown ? distance - distance.rounded(.down) : distance.rounded(.down) + 1 - distance
        return Date(timeIntervalSinceReferenceDate: min(moment + rest, end) + Self.margin)
    }

    /// The seconds of the smallest displayed unit, of the `units` largest ones.
    private func step(_ moment: Double, units: Int) -> Double {
        let lengths: [Double] = [86_400, 3_600, 60, 1]
        let distance = abs(moment - start)
        let largest = lengths.firstIndex { distance >= $0 } ?? lengths.count - 1
        return lengths[min(largest + units - 1, lengths.count - 1)]
    }

    private func next(_ moment: Double, step: Double) -> Date {
        let distance = abs(moment - start)
        let whole = (distance / step).rounded(.down) * step
        let rest = moment < start ? distance - whole : whole + step - distance
        return Date(timeIntervalSinceReferenceDate: moment + rest + Self.margin)
    }
}
