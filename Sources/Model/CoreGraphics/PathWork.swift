/// Counts the steps of long work on a path, such as its segments, vertices or dashes, and asks once for each block of
/// steps whether the work is still needed. Work of fewer steps does not ask.
struct PathWork {
    static let block = 4_096
    private var steps = 0

    /// Counts a step; false when it is not to be done.
    mutating func goes(on isInterrupted: () -> Bool) -> Bool {
        steps += 1
        return steps % Self.block != 0 || !isInterrupted()
    }
}

extension Range<Int> {
    /// The results for all numbers; `nil` when they are no longer needed.
    func mapped<Result>(unless isInterrupted: () -> Bool, _ body: (Int) -> Result) -> [Result]? {
        var work = PathWork()
        var results: [Result] = []
        results.reserveCapacity(count)
        for index in self {
            guard work.goes(on: isInterrupted) else { return nil }
            results.append(body(index))
        }
        return results
    }
}
