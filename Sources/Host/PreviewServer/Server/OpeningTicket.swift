import Synchronization

/// Opens the page once in the browser that this program starts.
///
/// Every user of a machine can read the arguments of its programs, so the browser's address must not contain the key.
///
/// 1. A ticket is a random text that is valid once, within a minute.
/// 2. It is accepted only from a process of the user, as determined by the kernel, or of root.
final class OpeningTicket: Sendable {
    private static let validity = Duration.seconds(60)

    private struct Ticket {
        var text: String
        var end: ContinuousClock.Instant
    }

    private let current = Mutex<Ticket?>(nil)

    /// A new ticket, which replaces the previous one.
    func issue() -> String {
        let text = AccessKey.randomPart() + AccessKey.randomPart()
        current.withLock { $0 = Ticket(text: text, end: .now + Self.validity) }
        return text
    }

    /// Whether the ticket is valid; afterward it is not.
    ///
    /// - Parameter isOwn: Whether the client is a process of the user. A ticket of another client stays valid.
    func use(_ text: String, isOwn: () -> Bool) -> Bool {
        let isValid = current.withLock { ticket in
            ticket.map { AccessKey.equal($0.text, text) && .now < $0.end } ?? false
        }
        guard isValid, isOwn() else { return false }
        // Of two clients at the same time one gets it.
        return current.withLock { ticket in
            guard ticket?.text == text else { return false }
            ticket = nil
            return true
        }
    }
}
