/// Brings pictures into the order of the plan, whatever the order in which they become ready.
///
/// Invariants: every place of the plan is settled at most once; what waits for its turn is at most the rest of a group
/// and the orders in work.
struct PictureSequence: Sendable {
    /// The first place that is not settled.
    private var next = 0
    /// Settled before their turn; `nil` for a picture that could not be made.
    private var early: [Int: Picture?] = [:]

    /// - Returns: the pictures whose turn has come.
    mutating func settle(_ place: Int, _ picture: Picture?) -> [Picture] {
        guard place == next else {
            if place > next { early[place] = .some(picture) }
            return []
        }
        var ready = picture.map { [$0] } ?? []
        next += 1
        while let waiting = early.removeValue(forKey: next) {
            if let waiting { ready.append(waiting) }
            next += 1
        }
        return ready
    }

    /// What still waits at the end of a run that was cut short.
    mutating func rest() -> [Picture] {
        defer { early = [:] }
        return early.sorted { $0.key < $1.key }.compactMap(\.value)
    }
}
