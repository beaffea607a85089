import RenderModel

/// What may still be written of a document.
///
/// 1. The room is what the document has left. A part that is removed again gives its room back.
/// 2. The work is what may be written at all, also what is copied, repeated or removed again. It is never given back,
///    so a tree with many parts that do not fit ends as well.
/// 3. After an interruption nothing may be written any more, as if no work were left.
struct Allowance {
    /// The work in bytes for each byte of the limit.
    private static let workFactor = 4

    /// Bytes of the document.
    private(set) var room: Int
    private(set) var work: Int
    private let interruption: DrawingInterruption?

    init(limit: Int, interruption: DrawingInterruption? = nil) {
        room = limit
        self.interruption = interruption
        work = limit * Self.workFactor
    }

    var isInterrupted: Bool { interruption?.isRequested ?? false }

    /// The most bytes that a part may have.
    var longest: Int { max(0, min(room, work)) }

    /// - Returns: whether the bytes fit; if not, they are only work.
    mutating func take(_ count: Int) -> Bool {
        guard spend(count), count <= room else { return false }
        room -= count
        return true
    }

    /// - Returns: whether that much work is left.
    mutating func spend(_ count: Int) -> Bool {
        guard !isInterrupted, count <= work else {
            work = 0
            return false
        }
        work -= count
        return true
    }

    /// Gives back the room of a part that is removed or moved.
    mutating func restore(room: Int) {
        self.room = room
    }
}
