import ExtensionProcess
import ExtensionProtocol
import Foundation
import Synchronization
import WidgetVocabulary

/// The interface of a process for the pool.
package protocol PooledProcess: Sendable {
    func send<Call: ExtensionCall>(_ call: Call) async throws(ExtensionError) -> Call.Reply
    func setPlacements(_ placements: [WidgetPlacement])
    /// Releases entries that no later call names.
    func release(_ tokens: [EntriesToken])
    /// Ends the process after its calls have returned.
    func shutDown() async
    /// Ends the process and its calls at once.
    func stop()
}

extension ExtensionProcess: PooledProcess {}

/// The connection to a built extension: a few processes of the build for each operating system.
///
/// 1. The build for one system, iOS if the source supports it, exists from the beginning. Builds for others are made
///    when their system is first needed; if one is identical to the first, the first is used.
/// 2. `PoolSlots` selects the process for a call. A call that names entries goes to the process that has them; when
///    that process has ended, its entries are lost.
/// 3. An intent runs in the build that created the entries of the tapped widget (`EntrySystems`).
/// 4. A process that crashed receives no more calls: a crash that one widget caused must not delay others. Callers that
///    retry pause between attempts, which the host is responsible for.
package actor ProcessPool: ExtensionGateway {
    package typealias System = OperatingSystem

    /// The effect of a call for a later time on a process whose clock shows an earlier one.
    package enum ClockPolicy: Hashable, Sendable {
        /// The call goes to another process.
        case fixed
        /// The process's clock moves forward. It never moves back.
        case advancing
    }

    /// Creates a process that runs a build.
    ///
    /// - Parameters:
    ///   - date: The time of its clock; `nil` for the real time.
    package typealias Build =
        @Sendable (
            _ date: Date?, _ locale: String, _ timeZone: String, _ observer: @escaping ExtensionProcess.Observer
        ) -> any PooledProcess
    /// Creates the build for a system other than the first; `nil` if it is identical to the first.
    package typealias Builder = @Sendable (System) async -> Result<Build?, GatewayFailure>

    private let buffer: ReportBuffer
    private let first: System
    private let firstBuild: Build
    private let build: Builder
    private var builds: [System: Task<Result<Build?, GatewayFailure>, Never>] = [:]
    private var slots: PoolSlots
    private var processes: [PoolSlots.ID: Member] = [:]
    private var world: PoolSlots.World
    private var placements: [WidgetPlacement] = []
    private var entrySystems = EntrySystems()
    private var isShutDown = false
    private let crashes = Mutex(CrashCounts())

    private struct Member: Sendable {
        var system: System
        var process: any PooledProcess
    }

    /// - Parameters:
    ///   - first: The system of the first build.
    ///   - limit: The number of processes of one build that are kept running.
    ///   - locale: The locale of calls that do not specify one, until a call does.
    package init(
        first: System = .iOS, limit: Int = 3, clockPolicy: ClockPolicy = .fixed, locale: String = "en_US",
        timeZone: String = "GMT", firstBuild: @escaping Build, build: @escaping Builder = { _ in .success(nil) }
    ) {
        buffer = ReportBuffer()
        self.first = first
        self.firstBuild = firstBuild
        self.build = build
        slots = PoolSlots(first: first, limit: limit, clockPolicy: clockPolicy)
        world = PoolSlots.World(locale: locale, timeZone: timeZone)
    }

    /// - Parameters:
    ///   - build: Creates the build for a system other than the first; returns `nil` if it is identical.
    ///   - output: Receives the output of all processes.
    package init(
        _ built: BuiltExtension, options: LaunchOptions = LaunchOptions(), limit: Int = 3,
        clockPolicy: ClockPolicy = .fixed, output: OutputLog = OutputLog { Date() },
        build: @escaping @Sendable (System) async -> Result<BuiltExtension?, GatewayFailure> = { _ in .success(nil) }
    ) {
        @Sendable func running(_ built: BuiltExtension) -> Build {
            let use = BuildUse(built)
            return { date, locale, timeZone, observer in
                defer { withExtendedLifetime(use) {} }
                var options = options
                options.date = date?.timeIntervalSinceReferenceDate ?? options.date
                options.locale = locale
                options.timeZone = timeZone
                return ExtensionProcess(built, options: options, restPolicy: .refuse, log: output, observer: observer)
            }
        }
        self.init(
            first: built.platform, limit: limit, clockPolicy: clockPolicy, locale: options.locale,
            timeZone: options.timeZone, firstBuild: running(built),
            build: { system in await build(system).map { $0.map(running) } })
        Task { [buffer, lines = output.follow()] in
            for await line in lines { buffer.add(.output(line.text)) }
        }
    }

    deinit { buffer.finish() }

    package nonisolated var reports: AsyncStream<GatewayReport> { buffer.stream }

    // MARK: Calls

    package func send<Call: ExtensionCall>(_ call: Call, at date: Date?) async throws(GatewayFailure) -> Call.Reply {
        let needs = call.needs
        let system = try await system(for: needs)
        let call = needs.clock == .current ? call.moved(to: date) : call
        let world = world(for: needs, at: date)
        let reply = try await send(call, to: system, in: world)
        if let widget = needs.widget, needs.system != nil {
            entrySystems.add(call.tokens(in: reply), of: widget, from: system)
        }
        return reply
    }

    private func send<Call: ExtensionCall>(
        _ call: Call, to system: System, in world: PoolSlots.World
    ) async throws(GatewayFailure) -> Call.Reply {
        do throws(ExtensionError) {
            if let keeper = slots.useKeeper(of: call.tokens, system) { return try await use(keeper, call) }
        } catch {
            throw GatewayFailure(error)
        }
        guard call.part(for: nil) != nil else {
            throw GatewayFailure(.entriesGone, "the process that had these entries has ended")
        }
        let build = try await build(for: system)
        var attempts = 0
        while true {
            guard !isShutDown else { throw GatewayFailure(.process, "the extension was shut down") }
            let (id, isNew) = slots.use(world, system)
            if isNew { add(build, as: id, in: world, of: system) }
            attempts += 1
            do throws(ExtensionError) {
                return try await use(id, call)
            } catch {
                // Another call crashed the process while this one waited.
                if case .resting = error, attempts < 3 { continue }
                throw GatewayFailure(error)
            }
        }
    }

    private func use<Call: ExtensionCall>(
        _ id: PoolSlots.ID, _ call: Call
    ) async throws(ExtensionError) -> Call.Reply {
        defer { end(slots.endUse(id, of: call.tokens)) }
        guard let process = processes[id]?.process else { throw .stopped }
        process.release(slots.takeReleased(of: id))
        do throws(ExtensionError) {
            let reply = try await process.send(call)
            slots.keep(call.tokens(in: reply), in: id)
            return reply
        } catch {
            if case .rejected = error { throw error }
            slots.remove(id)
            processes[id] = nil
            throw error
        }
    }

    private func world(for needs: ProcessNeeds, at date: Date?) -> PoolSlots.World {
        if needs.clock == .current { world.date = date }
        world.locale = needs.locale ?? world.locale
        world.timeZone = needs.timeZone ?? world.timeZone
        return world
    }

    // MARK: Builds

    /// The system whose build handles the call.
    private func system(for needs: ProcessNeeds) async throws(GatewayFailure) -> System {
        let wanted = needs.system ?? needs.widget.flatMap { entrySystems[$0] } ?? first
        guard wanted != first else { return first }
        return try await otherBuild(wanted).value.get() == nil ? first : wanted
    }

    private func build(for system: System) async throws(GatewayFailure) -> Build {
        guard system != first, let other = try await otherBuild(system).value.get() else { return firstBuild }
        return other
    }

    private func otherBuild(_ system: System) -> Task<Result<Build?, GatewayFailure>, Never> {
        if let known = builds[system] { return known }
        let task = Task { [build] in await build(system) }
        builds[system] = task
        return task
    }

    /// The systems other than the first whose own build is running.
    package var runningSystems: Set<System> { slots.systems.subtracting([first]) }

    // MARK: Processes

    private func add(_ build: Build, as id: PoolSlots.ID, in world: PoolSlots.World, of system: System) {
        let process = build(world.date, world.locale, world.timeZone) { [weak self, buffer] event, number in
            switch event {
            case .started: break
            case .ended(let error):
                self?.crashes.withLock { $0.note(number, error.description) }
                buffer.add(.ended(error.description))
            case .memoryWarning(let bytes, _): buffer.add(.memory(bytes: bytes))
            }
        }
        process.setPlacements(placements)
        processes[id] = Member(system: system, process: process)
    }

    /// A build whose last process ends is built again when it is needed.
    private func end(_ ids: [PoolSlots.ID]) {
        for id in ids {
            guard let ended = processes.removeValue(forKey: id) else { continue }
            Task { await ended.process.shutDown() }
            if !slots.systems.contains(ended.system) { builds[ended.system] = nil }
        }
    }

    package func setPlacements(_ placements: [WidgetPlacement]) async {
        self.placements = placements
        for member in processes.values { member.process.setPlacements(placements) }
    }

    package func release(_ token: EntriesToken) async {
        entrySystems.release(token)
        end(slots.release(token))
    }

    package func crash(of token: EntriesToken) async -> String? {
        crashes.withLock { $0[token.process] }
    }

    /// Ends all processes; busy ones are terminated together with their calls.
    package func shutdown() async {
        isShutDown = true
        let ended = processes
        processes = [:]
        let busy = Set(ended.keys.filter { slots.isBusy($0) })
        for (id, member) in ended where busy.contains(id) { member.process.stop() }
        for (id, member) in ended where !busy.contains(id) { await member.process.shutDown() }
        buffer.finish()
    }
}

/// The reasons of crashes, by process number.
private struct CrashCounts: Sendable {
    /// The maximum number of crashes; entries of older processes have long been replaced.
    private static let limit = 64

    private var reasons: [Int: String] = [:]

    subscript(process: Int) -> String? { reasons[process] }

    mutating func note(_ process: Int, _ reason: String) {
        reasons[process] = reason
        if reasons.count > Self.limit, let oldest = reasons.keys.min() { reasons[oldest] = nil }
    }
}

extension GatewayFailure {
    init(_ error: ExtensionError) {
        switch error {
        case .rejected(let failure) where failure.reason == .unknownToken: self.init(.entriesGone, failure.message)
        case .rejected(let failure): self.init(.rejected, failure.message)
        default: self.init(.process, error.description)
        }
    }
}
