import ExtensionProtocol
import Subprocesses

/// The state of a process across restarts, which is read and written at any time, even while a request waits for its
/// reply.
///
/// 1. Each start gets a number that is unique in the host, so that entries identify their process.
/// 2. The first restart is immediate. After further consecutive crashes there is a pause that doubles each time from a
///    quarter of a second up to half a minute; a successful reply resets it.
/// 3. A process receives the placements before any other call, and again when they change.
/// 4. It receives the released entries before its next call. Those of an earlier process ended with it.
struct ProcessRecord: Sendable {
    private struct Running: Sendable {
        var number: Int
        var killSwitch: KillSwitch
    }

    private var running: Running?
    private(set) var isStopped = false
    /// The confinement of the last process; `nil` before the first one.
    private(set) var confinement: SandboxState?
    /// The memory after the last reply, and its peak, in bytes; `nil` before the first one.
    private(set) var memory: (current: Int, peak: Int)?
    /// The end of the pause, in seconds of the monotonic clock.
    private(set) var restsUntil = 0.0
    /// Whether a process of the build ever replied.
    private(set) var hasAnswered = false
    private var crashes: Int
    private var placements: [WidgetPlacement] = []
    private var hasPlacements = true
    private var released: [EntriesToken] = []

    /// - Parameter crashes: The number of previous consecutive crashes.
    init(crashes: Int = 0) { self.crashes = crashes }

    /// The number of the running process; `nil` if there is none.
    var number: Int? { running?.number }

    /// - Returns: `false` if no further process may run.
    mutating func noteStart(_ number: Int, _ confinement: SandboxState, _ killSwitch: KillSwitch) -> Bool {
        guard !isStopped else { return false }
        running = Running(number: number, killSwitch: killSwitch)
        self.confinement = confinement
        memory = nil
        hasPlacements = placements.isEmpty
        released = []
        return true
    }

    mutating func noteEnd() { running = nil }

    /// - Returns: The kill switch of the running process.
    mutating func stop() -> KillSwitch? {
        isStopped = true
        return running?.killSwitch
    }

    // MARK: Replies

    /// Records a reply and the memory of the process.
    ///
    /// - Returns: Whether it exceeded the warning limit for the first time.
    mutating func noteAnswer(bytes: Int?, warning: Int) -> Bool {
        crashes = 0
        hasAnswered = true
        guard let bytes else { return false }
        let peak = memory?.peak ?? 0
        memory = (bytes, max(bytes, peak))
        return bytes > warning && peak <= warning
    }

    mutating func recordCrash() {
        running = nil
        crashes += 1
        let doublings = min(crashes - 2, 7)
        restsUntil = doublings < 0 ? 0 : MonotonicClock.now + min(0.25 * Double(1 << doublings), 30)
    }

    // MARK: Placements

    mutating func setPlacements(_ placements: [WidgetPlacement]) {
        guard placements != self.placements else { return }
        self.placements = placements
        hasPlacements = false
    }

    /// The placements that the process has not received yet; marks them as received.
    mutating func takePlacements() -> PlacementsRequest? {
        guard !hasPlacements else { return nil }
        hasPlacements = true
        return PlacementsRequest(placements)
    }

    // MARK: Entries

    mutating func release(_ tokens: [EntriesToken]) {
        guard let number else { return }
        released += tokens.filter { $0.process == number }
    }

    /// The released entries that the process still keeps; marks them as received.
    mutating func takeReleased() -> ReleaseRequest? {
        guard !released.isEmpty else { return nil }
        defer { released = [] }
        return ReleaseRequest(released)
    }
}
