import WidgetKit

struct TideEntry: TimelineEntry {
    /// Hours of the curve before and after the entry.
    static let past = 3.0
    static let future = 15.0

    let date: Date
    let harbor: Harbor

    var height: Double { harbor.water.height(at: date) }

    /// Where the water is between the neighboring low and high tide, from 0 to 1.
    var level: Double {
        let next = turns(2)
        guard let low = next.map(\.height).min(), let high = next.map(\.height).max(), high > low else { return 0.5 }
        return min(max((height - low) / (high - low), 0), 1)
    }

    var isRising: Bool { turns(1).first?.kind == .high }

    var symbol: String { isRising ? "arrow.up" : "arrow.down" }

    func turns(_ count: Int) -> [Tide] { harbor.water.turns(after: date, count: count) }

    /// The hour before a turn is when people look.
    var relevance: TimelineEntryRelevance? {
        let wait = turns(1).first?.date.timeIntervalSince(date) ?? .infinity
        return TimelineEntryRelevance(score: wait <= 3600 ? 80 : 20)
    }
}
