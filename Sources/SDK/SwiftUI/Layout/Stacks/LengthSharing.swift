/// Divides a length among the children of a stack or the columns and rows of a grid.
package enum LengthSharing {
    private struct Ranked {
        let member: Int
        let flexibility: Flexibility
    }

    /// Lets each member take its share.
    ///
    /// 1. The least flexible member comes first, equal ones in the given order.
    /// 2. It is proposed an equal share of the rest, never less than 0.
    /// 3. Whatever it takes is subtracted from the rest.
    ///
    /// A single member's flexibility is not measured. Returns the total length taken.
    package static func share(
        _ length: CGFloat, among members: [Int], flexibility: (Int) -> Flexibility,
        take: (_ member: Int, _ offered: CGFloat) -> CGFloat
    ) -> CGFloat {
        guard members.count > 1 else {
            return members.reduce(0) { $0 + take($1, max(length, 0)) }
        }
        return withUnsafeTemporaryAllocation(of: Ranked.self, capacity: members.count) { ranked in
            for (count, member) in members.enumerated() {
                // Insertion sort is stable and needs no memory; stacks have few children.
                let flexibility = flexibility(member)
                var place = count
                while place > 0, flexibility < ranked[place - 1].flexibility { place -= 1 }
                var index = count
                while index > place {
                    ranked.initializeElement(at: index, to: ranked[index - 1])
                    index -= 1
                }
                ranked.initializeElement(at: place, to: Ranked(member: member, flexibility: flexibility))
            }
            var remaining = length
            var sum: CGFloat = 0
            for index in 0..<members.count {
                let taken = take(ranked[index].member, max(remaining / CGFloat(members.count - index), 0))
                if taken.isFinite { remaining -= taken }
                sum += taken
            }
            return sum
        }
    }
}

/// The minimum and maximum of a length.
package struct Flexibility: Comparable {
    package let minimum: CGFloat
    package let maximum: CGFloat

    package init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    package init(fixed length: CGFloat) {
        self.init(minimum: length, maximum: length)
    }

    /// True when the left one comes first: its range is smaller, or both are infinite and its minimum is larger
    /// (N1224–N1227).
    package static func < (left: Flexibility, right: Flexibility) -> Bool {
        if left.range != right.range { return left.range < right.range }
        return left.range == .infinity && left.minimum > right.minimum
    }

    private var range: CGFloat { minimum == maximum ? 0 : maximum - minimum }
}
