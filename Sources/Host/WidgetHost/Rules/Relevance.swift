import Foundation

/// The current relevance of a widget, and its effect on a stack.
extension PlacedWidget {
    /// The sum of the scores of all explicitly set clues that hold.
    package func lift(in circumstances: DrawingConditions) -> Double {
        clues.filter { circumstances.satisfies($0.condition) }.reduce(0) { $0 + $1.lift }
    }

    /// The score on iPhone and iPad: that of the displayed entry while it lasts, plus the clues' scores. A watch
    /// ignores the scores of entries (Apple, Increasing the visibility of widgets in Smart Stacks).
    package func relevance(
        showing entry: WidgetSchedule.Entry?, at now: Date, in circumstances: DrawingConditions
    ) -> Double {
        let lift = lift(in: circumstances)
        guard let entry, let relevance = entry.relevance, entry.date <= now else { return lift }
        if let end = entry.relevanceEnd, end <= now { return lift }
        return lift + max(0, relevance.score)
    }
}

extension WidgetStack {
    /// The most relevant member. The visible one stays if none is more relevant, so that a stack never rotates without
    /// a reason.
    package func mostRelevant(_ scores: [InstanceID: Double]) -> Int {
        var best = members.indices.contains(visible) ? visible : 0
        for (index, member) in members.enumerated()
        where scores[member, default: 0] > scores[members[best], default: 0] {
            best = index
        }
        return best
    }

    /// The members in the order of a watch: pinned ones at their positions, the others by relevance, highest first,
    /// equal ones in their existing order (F-68, F-69).
    package func ordered(by scores: [InstanceID: Double]) -> [InstanceID] {
        let free = members.enumerated().filter { pins[$0.element] == nil }
        let ranked = free.sorted { left, right in
            let scores = (scores[left.element, default: 0], scores[right.element, default: 0])
            return scores.0 > scores.1 || (scores.0 == scores.1 && left.offset < right.offset)
        }.map(\.element)
        var result: [InstanceID] = []
        var rest = ranked[...]
        var pinned = members.filter { pins[$0] != nil }.sorted { left, right in
            (pins[left] ?? 0, left) < (pins[right] ?? 0, right)
        }[...]
        while result.count < members.count {
            if let next = pinned.first, (pins[next] ?? 0) <= result.count || rest.isEmpty {
                result.append(pinned.removeFirst())
            } else if let next = rest.popFirst() {
                result.append(next)
            }
        }
        return result
    }
}
