import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import Synchronization

/// The way to an extension that was built: a few processes of it.
///
/// 1. A process shows its code one time, one locale and one time zone for its whole life, so a request for others goes
///    to another process. Requests that name none go to those of the last entries. With an advancing clock, an idle
///    process of an earlier time takes the request and its clock moves on, as on a phone that keeps the extension.
/// 2. While one process is busy, a request for entries or an intent goes to another of the same world, so that a slow
///    provider does not hold up other widgets (F-84).
/// 3. Entries live in the process that made them. A token carries the number of its process; when that process is
///    gone, so are the entries.
/// 4. A process that broke down is not asked again: what one widget did to it shall not keep others waiting. Whoever
///    asks again and again pauses between attempts, which is the host's affair.
/// 5. Of the processes that are idle, those used longest ago are ended when there are more than the limit: first those
///    that hold no entries that are still needed, others only when there are three times as many.
package final class SessionGateway: ExtensionGateway {
    /// What the process's code sees of the world.
    fileprivate struct World: Hashable, Sendable {
        var date: Date?
        var locale: String
        var timeZone: String
    }

    /// What a request for a later time does to a process whose clock stands at an earlier one.
    package enum ClockPolicy: Hashable, Sendable {
        /// The request goes to another process.
        case fixed
        /// The process's clock moves on. It never moves back.
        case advancing
    }

    fileprivate struct Slot: Sendable {
        var number: Int
        var world: World
        var process: LiveExtension
        /// Entries that the process holds and that are still needed.
        var tokens: Set<Int> = []
        var users = 0
        var lastUse = 0
    }

    fileprivate struct State {
        var slots: [Slot] = []
        var placements: [WidgetPlacement] = []
        var world: World
        var lastNumber = 0
        var uses = 0
        var isShutDown = false
        /// How processes ended that broke down, by number.
        var breakdowns: [Int: String] = [:]
    }

    /// Bits of a token below the number of its process.
    private static let tokenBits = 48
    /// Breakdowns that are remembered; what older processes held was made anew long ago.
    private static let breakdownLimit = 64

    private let built: BuiltExtension
    private let options: LaunchOptions
    private let limit: Int
    private let clockPolicy: ClockPolicy
    /// What all processes print.
    package let output: OutputLog
    package let reports: AsyncStream<GatewayReport>
    private let report: AsyncStream<GatewayReport>.Continuation
    private let state: Mutex<State>

    /// - Parameters:
    ///   - limit: processes that are kept running.
    ///   - clockPolicy: whether a process may serve more than one moment.
    ///   - clock: stamps the lines of the output.
    package init(
        _ built: BuiltExtension, options: LaunchOptions = LaunchOptions(), limit: Int = 3,
        clockPolicy: ClockPolicy = .fixed, clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.built = built
        self.options = options
        self.limit = max(1, limit)
        self.clockPolicy = clockPolicy
        output = OutputLog(clock: clock)
        (reports, report) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1_000))
        state = Mutex(State(world: World(locale: options.locale, timeZone: options.timeZone)))
        Task { [report, lines = output.follow()] in
            for await line in lines { report.yield(.output(line.text)) }
        }
    }

    deinit { report.finish() }

    package func describe(locale: String) async throws(GatewayFailure) -> ExtensionDescription {
        try await run { slot async throws(ExtensionError) in try await slot.process.describe(locale: locale) }
    }

    package func entries(_ request: EntriesRequest, at date: Date?) async throws(GatewayFailure) -> EntriesReply {
        let world = World(
            date: date, locale: request.environment.locale, timeZone: request.environment.timeZone)
        state.withLock { $0.world = world }
        var own = request
        own.moment = date?.timeIntervalSinceReferenceDate
        let request = own
        return try await run(world) { slot async throws(ExtensionError) in
            var reply = try await slot.process.entries(request)
            reply.token |= slot.number << Self.tokenBits
            keep(reply.token, in: slot.number)
            return reply
        }
    }

    package func render(_ request: RenderRequest) async throws(GatewayFailure) -> [RenderTree] {
        let number = request.token >> Self.tokenBits
        guard let slot = take(where: { $0.number == number }) else {
            throw GatewayFailure(.entriesGone, "the process that had these entries has ended")
        }
        var own = request
        own.token = request.token & (1 << Self.tokenBits - 1)
        let request = own
        return try await run(in: slot) { slot async throws(ExtensionError) in try await slot.process.render(request) }
    }

    private func keep(_ token: Int, in number: Int) {
        state.withLock { state in
            guard let index = state.slots.firstIndex(where: { $0.number == number }) else { return }
            state.slots[index].tokens.insert(token)
        }
    }

    package func release(_ token: Int) async {
        let number = token >> Self.tokenBits
        end(
            state.withLock { state -> [LiveExtension] in
                guard let index = state.slots.firstIndex(where: { $0.number == number }) else { return [] }
                state.slots[index].tokens.remove(token)
                return state.takeSuperfluous(limit: limit)
            })
    }

    package func perform(_ request: PerformRequest, at date: Date?) async throws(GatewayFailure) -> PerformReply {
        let world = state.withLock { state in
            state.world.date = date
            return state.world
        }
        guard let token = request.activities.first?.token else {
            return try await run(world) { slot async throws(ExtensionError) in try await slot.process.perform(request) }
        }
        // The process that has the activities' states knows what they are; without it the intent finds none.
        var own = request
        let number = token >> Self.tokenBits
        guard let slot = take(where: { $0.number == number }) else {
            own.activities = []
            return try await perform(own, at: date)
        }
        own.activities = request.activities.filter { $0.token >> Self.tokenBits == number }
        for index in own.activities.indices { own.activities[index].token &= 1 << Self.tokenBits - 1 }
        let known = own
        return try await run(in: slot) { slot async throws(ExtensionError) in
            var reply = try await slot.process.perform(known)
            for index in reply.activities.indices {
                reply.activities[index].token |= number << Self.tokenBits
                keep(reply.activities[index].token, in: number)
            }
            return reply
        }
    }

    package func activity(_ request: ActivityRequest, at date: Date?) async throws(GatewayFailure) -> ActivityReply {
        let world = state.withLock { state in
            state.world.date = date
            state.world.locale = request.locale
            return state.world
        }
        return try await run(world) { slot async throws(ExtensionError) in
            var reply = try await slot.process.activity(request)
            reply.token |= slot.number << Self.tokenBits
            keep(reply.token, in: slot.number)
            return reply
        }
    }

    package func options(_ request: OptionsRequest) async throws(GatewayFailure) -> OptionsReply {
        try await run { slot async throws(ExtensionError) in try await slot.process.options(request) }
    }

    package func configuration(_ request: ConfigurationRequest) async throws(GatewayFailure) -> ConfigurationReply {
        try await run { slot async throws(ExtensionError) in try await slot.process.configuration(request) }
    }

    package func recommendations(
        kind: String, locale: String
    ) async throws(GatewayFailure) -> [ConfigurationRecommendation] {
        try await run { slot async throws(ExtensionError) in
            try await slot.process.recommendations(kind: kind, locale: locale)
        }
    }

    package func relevance(
        kind: String, at date: Date?
    ) async throws(GatewayFailure) -> [RelevanceAttribute] {
        let world = state.withLock { state in
            state.world.date = date
            return state.world
        }
        return try await run(world) { slot async throws(ExtensionError) in
            try await slot.process.relevance(kind: kind)
        }
    }

    package func setPlacements(_ placements: [WidgetPlacement]) async {
        let processes = state.withLock { state in
            state.placements = placements
            return state.slots.map(\.process)
        }
        // A process that is busy hears it when it is done; nobody waits for that here.
        for process in processes { Task { await process.setPlacements(placements) } }
    }

    package func shutdown() async {
        let slots = state.withLock { state in
            state.isShutDown = true
            defer { state.slots = [] }
            return state.slots
        }
        for slot in slots { await slot.process.shutdown() }
        report.finish()
    }

    private func run<Answer: Sendable>(
        _ world: World? = nil, _ work: @Sendable (Slot) async throws(ExtensionError) -> Answer
    ) async throws(GatewayFailure) -> Answer {
        var attempts = 0
        while true {
            guard let (slot, placements) = takeOrMake(world) else {
                throw GatewayFailure(.process, "the extension was shut down")
            }
            if let placements { await slot.process.setPlacements(placements) }
            attempts += 1
            do throws(ExtensionError) {
                return try await use(slot, work)
            } catch {
                // Others had broken it down while this request waited.
                if case .resting = error, attempts < 3 { continue }
                throw GatewayFailure(error)
            }
        }
    }

    private func run<Answer: Sendable>(
        in slot: Slot, _ work: @Sendable (Slot) async throws(ExtensionError) -> Answer
    ) async throws(GatewayFailure) -> Answer {
        do throws(ExtensionError) {
            return try await use(slot, work)
        } catch {
            throw GatewayFailure(error)
        }
    }

    private func use<Answer: Sendable>(
        _ slot: Slot, _ work: @Sendable (Slot) async throws(ExtensionError) -> Answer
    ) async throws(ExtensionError) -> Answer {
        defer { give(back: slot) }
        do throws(ExtensionError) {
            return try await work(slot)
        } catch {
            if case .refused = error { throw error }
            state.withLock { state in state.slots.removeAll { $0.number == slot.number } }
            throw error
        }
    }

    /// Marks a process as used; none when there is no such process.
    private func take(where matches: (Slot) -> Bool) -> Slot? {
        state.withLock { state -> Slot? in
            guard let index = state.slots.firstIndex(where: matches) else { return nil }
            return state.use(index)
        }
    }

    /// A process of that world, and the placements if it is new.
    private func takeOrMake(_ world: World?) -> (Slot, [WidgetPlacement]?)? {
        state.withLock { state -> (Slot, [WidgetPlacement]?)? in
            guard !state.isShutDown else { return nil }
            let world = world ?? state.world
            let same = state.slots.indices.filter { state.slots[$0].world == world }
            if let idle = same.first(where: { state.slots[$0].users == 0 }) { return (state.use(idle), nil) }
            if clockPolicy == .advancing, let earlier = state.idleSlot(before: world) {
                state.slots[earlier].world = world
                return (state.use(earlier), nil)
            }
            let least = same.min { state.slots[$0].users < state.slots[$1].users }
            if state.slots.count >= limit, let least { return (state.use(least), nil) }
            state.lastNumber += 1
            let process = makeProcess(world, number: state.lastNumber)
            state.slots.append(Slot(number: state.lastNumber, world: world, process: process))
            return (state.use(state.slots.count - 1), state.placements)
        }
    }

    private func makeProcess(_ world: World, number: Int) -> LiveExtension {
        var options = options
        options.date = world.date?.timeIntervalSinceReferenceDate ?? options.date
        options.locale = world.locale
        options.timeZone = world.timeZone
        return LiveExtension(built, options: options, output: output) { [weak self, report] event in
            switch event {
            case .started: break
            case .ended(let error):
                self?.noteBreakdown(of: number, error.description)
                report.yield(.ended(error.description))
            case .memoryWarning(let bytes, _): report.yield(.memory(bytes: bytes))
            }
        }
    }

    private func noteBreakdown(of number: Int, _ reason: String) {
        state.withLock { state in
            state.breakdowns[number] = reason
            if state.breakdowns.count > Self.breakdownLimit, let oldest = state.breakdowns.keys.min() {
                state.breakdowns[oldest] = nil
            }
        }
    }

    package func breakdown(of token: Int) async -> String? {
        state.withLock { $0.breakdowns[token >> Self.tokenBits] }
    }

    private func give(back slot: Slot) {
        end(
            state.withLock { state -> [LiveExtension] in
                guard let index = state.slots.firstIndex(where: { $0.number == slot.number }) else {
                    return [slot.process]
                }
                state.slots[index].users -= 1
                return state.takeSuperfluous(limit: limit)
            })
    }

    private func end(_ processes: [LiveExtension]) {
        for process in processes { Task { await process.shutdown() } }
    }
}

extension SessionGateway.State {
    /// Takes out the processes that are to be ended.
    fileprivate mutating func takeSuperfluous(limit: Int) -> [LiveExtension] {
        var ended: [LiveExtension] = []
        while slots.count > limit {
            let idle = slots.filter { $0.users == 0 && ($0.tokens.isEmpty || slots.count > 3 * limit) }
            let oldest = idle.min { left, right in
                (left.tokens.isEmpty ? 0 : 1, left.lastUse) < (right.tokens.isEmpty ? 0 : 1, right.lastUse)
            }
            guard let oldest else { break }
            slots.removeAll { $0.number == oldest.number }
            ended.append(oldest.process)
        }
        return ended
    }

    /// An idle process whose clock can move on to a world's date.
    fileprivate func idleSlot(before world: SessionGateway.World) -> Int? {
        guard let date = world.date else { return nil }
        return slots.firstIndex { slot in
            guard slot.users == 0, let own = slot.world.date, own <= date else { return false }
            return slot.world.locale == world.locale && slot.world.timeZone == world.timeZone
        }
    }

    fileprivate mutating func use(_ index: Int) -> SessionGateway.Slot {
        uses += 1
        slots[index].users += 1
        slots[index].lastUse = uses
        return slots[index]
    }
}

extension GatewayFailure {
    init(_ error: ExtensionError) {
        switch error {
        case .refused(let failure) where failure.reason == .unknownToken:
            self.init(.entriesGone, failure.message)
        case .refused(let failure): self.init(.refused, failure.message)
        default: self.init(.process, error.description)
        }
    }
}
