/// Divides a length among the children of a stack or the columns and rows of a grid.
package enum LengthSharing {
    /// Lets each member take its part.
    ///
    /// 1. The least flexible member comes first, equals in the order given.
    /// 2. It is offered an equal part of what is left, never less than 0.
    /// 3. What it takes, which may be less or more, is no longer there for the others.
    ///
    /// A single member is not asked how flexible it is. Returns the sum of what was taken.
    package static func share(
        _ length: CGFloat, among members: [Int], flexibility: (Int) -> Flexibility,
        take: (_ member: Int, _ offered: CGFloat) -> CGFloat
    ) -> CGFloat {
        var left = members.count
        var remaining = length
        var sum: CGFloat = 0
        for member in ranked(members, flexibility) {
            let taken = take(member, max(remaining / CGFloat(left), 0))
            if taken.isFinite { remaining -= taken }
            sum += taken
            left -= 1
        }
        return sum
    }

    private static func ranked(_ members: [Int], _ flexibility: (Int) -> Flexibility) -> [Int] {
        if members.count < 2 { return members }
        return members.enumerated()
            .map { (order: $0.offset, member: $0.element, flexibility: flexibility($0.element)) }
            .sorted { first, second in
                if first.flexibility < second.flexibility { return true }
                if second.flexibility < first.flexibility { return false }
                return first.order < second.order
            }
            .map(\.member)
    }
}

/// How far a length can change.
package struct Flexibility: Comparable {
    package let minimum: CGFloat
    package let maximum: CGFloat

    package init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// True when the left one is served first: its range is smaller, or both are endless and its minimum is larger
    /// (N1224–N1227).
    package static func < (left: Flexibility, right: Flexibility) -> Bool {
        if left.range != right.range { return left.range < right.range }
        return left.range == .infinity && left.minimum > right.minimum
    }

    private var range: CGFloat { minimum == maximum ? 0 : maximum - minimum }
}
