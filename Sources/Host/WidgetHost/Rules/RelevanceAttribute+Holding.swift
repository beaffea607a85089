import ExtensionProtocol
import Foundation

/// The dates at which a provider's clue holds.
extension RelevanceAttribute {
    /// Seconds before and after a date during which its clue holds. Apple does not specify the duration; a quarter of
    /// an hour is enough to see the widget and to act on it.
    static let momentSpan: TimeInterval = 900

    /// The period of the clue; `nil` if it does not depend on time, or if its date is out of range.
    private var span: (from: Date, to: Date)? {
        let bounds: (Double, Double)
        switch condition {
        case .moment(let date): bounds = (date - Self.momentSpan, date + Self.momentSpan)
        case .span(let from, let to): bounds = (from, to)
        case .place, .activity, nil: return nil
        }
        guard TimelineArrangement.isUsable(bounds.0), TimelineArrangement.isUsable(bounds.1) else { return nil }
        return (Date(timeIntervalSinceReferenceDate: bounds.0), Date(timeIntervalSinceReferenceDate: bounds.1))
    }

    func holds(at now: Date, in circumstances: DrawingConditions) -> Bool {
        switch condition {
        case .moment, .span: span.map { $0.from <= now && now < $0.to } ?? false
        case .place(let name): circumstances.place == name
        case .activity(let name): circumstances.activities.contains(name)
        case nil: false
        }
    }

    /// The date at which the clue begins or ceases to hold because of time alone.
    func nextChange(after now: Date) -> Date? {
        guard let span else { return nil }
        return [span.from, span.to].filter { $0 > now }.min()
    }

    /// Whether it applies to a widget with its configuration. Missing values of a widget are the defaults.
    func fits(_ widget: PlacedWidget, defaults: [String: String]) -> Bool {
        guard widget.kind == kind else { return false }
        return (configuration ?? []).allSatisfy { value in
            let own = widget.configuration.last { $0.name == value.name }?.json ?? defaults[value.name] ?? "null"
            return Self.areEqual(own, value.json)
        }
    }

    private static func areEqual(_ left: String, _ right: String) -> Bool {
        guard left != right else { return true }
        guard let left = parse(left), let right = parse(right) else { return false }
        return left.isEqual(right)
    }

    private static func parse(_ json: String) -> NSObject? {
        try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? NSObject
    }
}
