import Dispatch
import ExtensionHost
import ExtensionProtocol
import Foundation
import RenderModel
import Synchronization

/// The way to an extension that was built: a few processes of it.
///
/// 1. A process shows its code one time, one locale and one time zone for its whole life, so a request for others goes
///    to another process. Requests that name none go to those of the last entries.
/// 2. While one process is busy, a request for entries or an intent goes to another of the same time, so that a slow
///    provider does not hold up other widgets (F-84).
/// 3. Entries live in the process that made them. A token carries the number of its process; when that process is
///    gone, so are the entries.
/// 4. Of the processes that are idle, those used longest ago are ended when there are more than the limit.
package final class SessionGateway: ExtensionGateway {
    /// What the process's code sees of the world.
    fileprivate struct World: Hashable, Sendable {
        var date: Date?
        var locale: String
        var timeZone: String
    }

    fileprivate struct Slot: Sendable {
        var number: Int
        var world: World
        var session: ExtensionSession
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
    }

    /// Bits of a token below the number of its process.
    private static let tokenBits = 48

    private let built: BuiltExtension
    private let options: LaunchOptions
    private let limit: Int
    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "tessera.extension", attributes: .concurrent)

    /// - Parameter limit: processes that are kept running.
    package init(_ built: BuiltExtension, options: LaunchOptions = LaunchOptions(), limit: Int = 3) {
        self.built = built
        self.options = options
        self.limit = max(1, limit)
        state = Mutex(State(world: World(locale: options.locale, timeZone: options.timeZone)))
    }

    package func describe(locale: String) async throws(GatewayFailure) -> ExtensionDescription {
        try await run { slot throws(ExtensionError) in try slot.session.describe(locale: locale) }
    }

    package func entries(_ request: EntriesRequest, at date: Date?) async throws(GatewayFailure) -> EntriesReply {
        let world = World(
            date: date, locale: request.environment.locale, timeZone: request.environment.timeZone)
        state.withLock { $0.world = world }
        return try await run(world) { slot throws(ExtensionError) in
            var reply = try slot.session.entries(request)
            reply.token |= slot.number << Self.tokenBits
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
        return try await run(in: slot) { slot throws(ExtensionError) in try slot.session.render(request) }
    }

    package func perform(_ request: PerformRequest, at date: Date?) async throws(GatewayFailure) -> PerformReply {
        let world = state.withLock { state in
            state.world.date = date
            return state.world
        }
        return try await run(world) { slot throws(ExtensionError) in try slot.session.perform(request) }
    }

    package func options(_ request: OptionsRequest) async throws(GatewayFailure) -> OptionsReply {
        try await run { slot throws(ExtensionError) in try slot.session.options(request) }
    }

    package func configuration(_ request: ConfigurationRequest) async throws(GatewayFailure) -> ConfigurationReply {
        try await run { slot throws(ExtensionError) in try slot.session.configuration(request) }
    }

    package func recommendations(
        kind: String, locale: String
    ) async throws(GatewayFailure) -> [ConfigurationRecommendation] {
        try await run { slot throws(ExtensionError) in
            try slot.session.recommendations(kind: kind, locale: locale)
        }
    }

    package func setPlacements(_ placements: [WidgetPlacement]) async {
        let sessions = state.withLock { state in
            state.placements = placements
            return state.slots.map(\.session)
        }
        // A session that is busy tells its process when it is done, so nobody waits for it here.
        queue.async { for session in sessions { session.setPlacements(placements) } }
    }

    package func shutdown() async {
        let slots = state.withLock { state in
            state.isShutDown = true
            defer { state.slots = [] }
            return state.slots
        }
        await withCheckedContinuation { continuation in
            queue.async {
                for slot in slots { slot.session.shutdown() }
                continuation.resume()
            }
        }
    }

    private func run<Answer: Sendable>(
        _ world: World? = nil, _ work: @escaping @Sendable (Slot) throws(ExtensionError) -> Answer
    ) async throws(GatewayFailure) -> Answer {
        guard let slot = takeOrMake(world) else {
            throw GatewayFailure(.process, "the extension was shut down")
        }
        return try await run(in: slot, work)
    }

    private func run<Answer: Sendable>(
        in slot: Slot, _ work: @escaping @Sendable (Slot) throws(ExtensionError) -> Answer
    ) async throws(GatewayFailure) -> Answer {
        let result: Result<Answer, ExtensionError> = await withCheckedContinuation { continuation in
            queue.async {
                do throws(ExtensionError) {
                    continuation.resume(returning: .success(try work(slot)))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        give(back: slot)
        switch result {
        case .success(let answer): return answer
        case .failure(let error): throw GatewayFailure(error)
        }
    }

    /// Marks a process as used; none when there is no such process.
    private func take(where matches: (Slot) -> Bool) -> Slot? {
        state.withLock { state -> Slot? in
            guard let index = state.slots.firstIndex(where: matches) else { return nil }
            return state.use(index)
        }
    }

    private func takeOrMake(_ world: World?) -> Slot? {
        state.withLock { state -> Slot? in
            guard !state.isShutDown else { return nil }
            let world = world ?? state.world
            let same = state.slots.indices.filter { state.slots[$0].world == world }
            if let idle = same.first(where: { state.slots[$0].users == 0 }) { return state.use(idle) }
            if state.slots.count >= limit, let least = same.min(by: { state.slots[$0].users < state.slots[$1].users }) {
                return state.use(least)
            }
            state.lastNumber += 1
            var options = options
            options.date = world.date?.timeIntervalSinceReferenceDate ?? options.date
            options.locale = world.locale
            options.timeZone = world.timeZone
            let session = ExtensionSession(built, options: options, restPolicy: .refuse)
            session.setPlacements(state.placements)
            state.slots.append(Slot(number: state.lastNumber, world: world, session: session))
            return state.use(state.slots.count - 1)
        }
    }

    private func give(back slot: Slot) {
        let ended = state.withLock { state -> [ExtensionSession] in
            guard let index = state.slots.firstIndex(where: { $0.number == slot.number }) else { return [slot.session] }
            state.slots[index].users -= 1
            var ended: [ExtensionSession] = []
            while state.slots.count > limit,
                let oldest = state.slots.filter({ $0.users == 0 }).min(by: { $0.lastUse < $1.lastUse })
            {
                state.slots.removeAll { $0.number == oldest.number }
                ended.append(oldest.session)
            }
            return ended
        }
        guard !ended.isEmpty else { return }
        queue.async { for session in ended { session.shutdown() } }
    }
}

extension SessionGateway.State {
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
