import Foundation

/// How much a widget is worth showing now, and what that does to a stack.
extension PlacedWidget {
    /// The lift of every clue that was set by hand and holds.
    package func lift(in circumstances: Circumstances) -> Double {
        clues.filter { circumstances.satisfies($0.condition) }.reduce(0) { $0 + $1.lift }
    }

    /// The shown entry's score while it lasts, and the lift: what counts on iPhone and iPad. A watch ignores the scores
    /// of entries (Apple, Increasing the visibility of widgets in Smart Stacks).
    package func relevance(
        showing entry: WidgetSchedule.Entry?, at now: Date, in circumstances: Circumstances
    ) -> Double {
        let lift = lift(in: circumstances)
        guard let entry, let relevance = entry.relevance, entry.date <= now else { return lift }
        if let end = entry.relevanceEnd, end <= now { return lift }
        return lift + max(0, relevance.score)
    }
}

extension WidgetStack {
    /// The member to show: the most relevant one. The visible one stays when none is better than it, so that a stack
    /// never turns without a reason.
    package func mostRelevant(_ scores: [InstanceID: Double]) -> Int {
        var best = members.indices.contains(visible) ? visible : 0
        for (index, member) in members.enumerated()
        where scores[member, default: 0] > scores[members[best], default: 0] {
            best = index
        }
        return best
    }

    /// The members as a watch orders them: pinned ones at their places, the others by relevance, highest first, equal
    /// ones as they were (F-68, F-69).
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
