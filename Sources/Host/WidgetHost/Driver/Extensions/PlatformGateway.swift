import ExtensionProtocol
import Foundation
import RenderModel

/// The way to an extension whose source may keep something else for each operating system: a build for each of them.
///
/// 1. The build for one system, for iOS where the source is for it, is there from the beginning. It answers what is
///    asked without surroundings: which widgets there are, their forms, their relevance.
/// 2. Entries and pictures come from the build for the system of the surroundings. It is made when that system is first
///    asked for; where it is the same as the first, the first serves.
/// 3. Entries are good for the build that made them. For the surroundings of another system they are gone, and the host
///    asks for them anew, which costs no reload.
/// 4. An intent runs in the build that made the entries of the widget that was touched.
/// 5. A build that holds no more entries and answers nothing is ended, unless it is the first.
package actor PlatformGateway: ExtensionGateway {
    package typealias System = WidgetEnvironment.Platform
    /// The way to the build for a system other than the first; none where it is the same as the first.
    package typealias Maker = @Sendable (System) async -> Result<(any ExtensionGateway)?, GatewayFailure>

    private struct Entries {
        /// Whose build made them.
        var system: System
        /// As that build's gateway knows them.
        var token: Int
    }

    /// What a widget is made of.
    private struct Subject: Hashable {
        var kind: String
        var family: WidgetFamilyName
        var configuration: [EntriesRequest.ConfigurationValue]
    }

    package nonisolated let reports: AsyncStream<GatewayReport>
    private let report: AsyncStream<GatewayReport>.Continuation
    private let main: any ExtensionGateway
    /// What that build is for.
    private let mainSystem: System
    private let make: Maker
    private var others: [System: Task<Result<(any ExtensionGateway)?, GatewayFailure>, Never>] = [:]
    private var answering: [System: Int] = [:]
    private var entries: [Int: Entries] = [:]
    private var lastToken = 0
    private var drawnBy: [Subject: System] = [:]
    private var placements: [WidgetPlacement] = []

    package init(main: any ExtensionGateway, for mainSystem: System = .iOS, make: @escaping Maker) {
        self.main = main
        self.mainSystem = mainSystem
        self.make = make
        (reports, report) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1_000))
        Task { [report, own = main.reports] in
            for await each in own { report.yield(each) }
            report.finish()
        }
    }

    package func describe(locale: String) async throws(GatewayFailure) -> ExtensionDescription {
        try await main.describe(locale: locale)
    }

    package func entries(_ request: EntriesRequest, at date: Date?) async throws(GatewayFailure) -> EntriesReply {
        let (system, gateway) = try await server(of: request.environment.platform)
        answering[system, default: 0] += 1
        defer { finishAnswer(of: system) }
        var reply = try await gateway.entries(request, at: date)
        reply.token = keep(reply.token, of: system)
        drawnBy[
            Subject(
                kind: request.kind, family: request.environment.family, configuration: request.configuration)] = system
        return reply
    }

    package func render(_ request: RenderRequest) async throws(GatewayFailure) -> [RenderTree] {
        let wanted = request.environments.first?.platform ?? mainSystem
        let (system, gateway) = try await server(of: wanted)
        guard let known = entries[request.token], known.system == system else {
            throw GatewayFailure(.entriesGone, "the build for \(wanted.rawValue) has no such entries")
        }
        answering[system, default: 0] += 1
        defer { finishAnswer(of: system) }
        var own = request
        own.token = known.token
        return try await gateway.render(own)
    }

    package func perform(_ request: PerformRequest, at date: Date?) async throws(GatewayFailure) -> PerformReply {
        let subject = request.caller.map {
            Subject(kind: $0.kind, family: $0.family, configuration: $0.configuration)
        }
        let (system, gateway) = try await server(of: subject.flatMap { drawnBy[$0] } ?? mainSystem)
        answering[system, default: 0] += 1
        defer { finishAnswer(of: system) }
        var own = request
        own.activities = request.activities.compactMap { name in
            guard let known = entries[name.token], known.system == system else { return nil }
            return RunningActivityName(number: name.number, token: known.token, state: name.state)
        }
        var reply = try await gateway.perform(own, at: date)
        for index in reply.activities.indices {
            reply.activities[index].token = keep(reply.activities[index].token, of: system)
        }
        return reply
    }

    /// Apps on iPhone start Live Activities, so it is that build that has them.
    package func activity(_ request: ActivityRequest, at date: Date?) async throws(GatewayFailure) -> ActivityReply {
        var reply = try await main.activity(request, at: date)
        reply.token = keep(reply.token, of: mainSystem)
        return reply
    }

    private func keep(_ token: Int, of system: System) -> Int {
        lastToken += 1
        entries[lastToken] = Entries(system: system, token: token)
        return lastToken
    }

    package func options(_ request: OptionsRequest) async throws(GatewayFailure) -> OptionsReply {
        try await main.options(request)
    }

    package func configuration(_ request: ConfigurationRequest) async throws(GatewayFailure) -> ConfigurationReply {
        try await main.configuration(request)
    }

    package func recommendations(
        kind: String, locale: String
    ) async throws(GatewayFailure) -> [ConfigurationRecommendation] {
        try await main.recommendations(kind: kind, locale: locale)
    }

    package func relevance(kind: String, at date: Date?) async throws(GatewayFailure) -> [RelevanceAttribute] {
        try await main.relevance(kind: kind, at: date)
    }

    package func setPlacements(_ placements: [WidgetPlacement]) async {
        self.placements = placements
        await main.setPlacements(placements)
        for other in others.values {
            if case .success(let gateway?) = await other.value { await gateway.setPlacements(placements) }
        }
    }

    package func release(_ token: Int) async {
        guard let known = entries.removeValue(forKey: token) else { return }
        if known.system == mainSystem {
            await main.release(known.token)
        } else if case .success(let gateway?) = await others[known.system]?.value {
            await gateway.release(known.token)
        }
        endIfUnused(known.system)
    }

    package func breakdown(of token: Int) async -> String? {
        guard let known = entries[token] else { return nil }
        guard known.system != mainSystem else { return await main.breakdown(of: known.token) }
        guard case .success(let gateway?) = await others[known.system]?.value else { return nil }
        return await gateway.breakdown(of: known.token)
    }

    package func shutdown() async {
        let ended = others
        others = [:]
        await main.shutdown()
        for other in ended.values {
            if case .success(let gateway?) = await other.value { await gateway.shutdown() }
        }
    }

    /// Systems other than the first whose own build runs now.
    package func running() async -> Set<System> {
        var running: Set<System> = []
        for (system, other) in others {
            if case .success(.some) = await other.value { running.insert(system) }
        }
        return running
    }

    /// The build that serves a system.
    private func server(
        of system: System
    ) async throws(GatewayFailure) -> (system: System, gateway: any ExtensionGateway) {
        guard system != mainSystem else { return (system, main) }
        switch await other(system).value {
        case .success(let gateway?): return (system, gateway)
        case .success(nil): return (mainSystem, main)
        case .failure(let failure): throw failure
        }
    }

    private func other(_ system: System) -> Task<Result<(any ExtensionGateway)?, GatewayFailure>, Never> {
        if let known = others[system] { return known }
        let task = Task { [make, report, placements] in
            let made = await make(system)
            if case .success(let gateway?) = made {
                await gateway.setPlacements(placements)
                Task { for await each in gateway.reports { report.yield(each) } }
            }
            return made
        }
        others[system] = task
        return task
    }

    private func finishAnswer(of system: System) {
        answering[system, default: 1] -= 1
        endIfUnused(system)
    }

    private func endIfUnused(_ system: System) {
        guard system != mainSystem, answering[system, default: 0] == 0,
            !entries.values.contains(where: { $0.system == system }),
            let other = others.removeValue(forKey: system)
        else { return }
        Task {
            if case .success(let gateway?) = await other.value { await gateway.shutdown() }
        }
    }
}
