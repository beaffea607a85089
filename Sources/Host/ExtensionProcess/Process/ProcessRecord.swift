import ExtensionProtocol
import Subprocesses

/// What is known of a process that is started again and again: read and written at any moment, also while a request
/// waits for its answer.
///
/// 1. Each start gets a number that no other process of the host has, so that entries name the process that keeps them.
/// 2. The first restart is at once. After further breakdowns in a row there is a pause that doubles each time from a
///    quarter of a second up to half a minute; a good answer ends the row.
/// 3. A process learns of the placements before it is asked anything else, and again when they changed.
struct ProcessRecord: Sendable {
    private struct Running: Sendable {
        var number: Int
        var killSwitch: KillSwitch
    }

    private var running: Running?
    private(set) var isStopped = false
    /// With which rights the last process was started; nil before the first one.
    private(set) var confinement: ConfinementState?
    /// Bytes after the last answer, and the most so far; nil before the first one.
    private(set) var memory: (current: Int, peak: Int)?
    /// Seconds of the monotonic clock.
    private(set) var restsUntil = 0.0
    private var breakdowns: Int
    private var placements: [WidgetPlacement] = []
    private var hasPlacements = true

    /// - Parameter breakdowns: in a row, so far.
    init(breakdowns: Int = 0) { self.breakdowns = breakdowns }

    /// Number of the process that runs; nil when none does.
    var number: Int? { running?.number }

    /// - Returns: false when nothing may run any more.
    mutating func noteStart(_ number: Int, _ confinement: ConfinementState, _ killSwitch: KillSwitch) -> Bool {
        guard !isStopped else { return false }
        running = Running(number: number, killSwitch: killSwitch)
        self.confinement = confinement
        memory = nil
        hasPlacements = placements.isEmpty
        return true
    }

    mutating func noteEnd() { running = nil }

    /// - Returns: what ends the process that runs.
    mutating func stop() -> KillSwitch? {
        isStopped = true
        return running?.killSwitch
    }

    // MARK: Answers

    /// The process answered and holds so many bytes.
    ///
    /// - Returns: whether it went over the warning for the first time.
    mutating func noteAnswer(bytes: Int?, warning: Int) -> Bool {
        breakdowns = 0
        guard let bytes else { return false }
        let peak = memory?.peak ?? 0
        memory = (bytes, max(bytes, peak))
        return bytes > warning && peak <= warning
    }

    mutating func noteBreakdown() {
        running = nil
        breakdowns += 1
        let doublings = min(breakdowns - 2, 7)
        restsUntil = doublings < 0 ? 0 : MonotonicClock.now + min(0.25 * Double(1 << doublings), 30)
    }

    // MARK: Placements

    mutating func setPlacements(_ placements: [WidgetPlacement]) {
        guard placements != self.placements else { return }
        self.placements = placements
        hasPlacements = false
    }

    /// What the process does not know yet; from now on it is taken as known.
    mutating func takePlacements() -> PlacementsRequest? {
        guard !hasPlacements else { return nil }
        hasPlacements = true
        return PlacementsRequest(placements)
    }
}
