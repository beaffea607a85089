/// Returns pictures in the order of the plan, regardless of the order in which they complete.
///
/// Invariants: every index of the plan is settled at most once; at most the rest of a group and the orders in progress
/// wait for their turn.
struct PictureSequence: Sendable {
    /// The first index that is not settled.
    private var next = 0
    /// Results settled before their turn; `nil` for a picture that could not be drawn.
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

    /// The pictures that still wait at the end of a run that stopped early.
    mutating func rest() -> [Picture] {
        defer { early = [:] }
        return early.sorted { $0.key < $1.key }.compactMap(\.value)
    }
}
