import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Typesetter
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// The extension's builds and processes.
///
/// 1. Each operating system has a separate build, because conditional compilation depends on it. The first one must
///    succeed; if a later one fails, the run reports a failure and continues with the others.
/// 2. Builds with identical files, which result without such conditions, are merged.
/// 3. Each build has a process for each language, because a process has a single one.
struct ExtensionPool {
    private let options: RenderOptions
    private let terminal: Terminal
    private var builds: [OperatingSystem: FinishedBuild] = [:]
    /// The builds, or those that exist already.
    private var products: [OperatingSystem: BuiltExtension] = [:]
    /// Receives each process before its first request.
    private let observe: @Sendable (ExtensionProcess) -> Void
    private var sessions: [Key: ExtensionProcess] = [:]
    private var early: EarlyStart?

    private struct Key: Hashable {
        var executable: String
        var resources: String
        var locale: String
    }

    /// - Parameter early: A process that has been started for the same arguments.
    init(options: RenderOptions, terminal: Terminal, early: EarlyStart?) {
        self.early = early
        self.options = options
        self.terminal = terminal
        observe = { _ in }
    }

    /// A pool of a build that exists, for devices of its system.
    ///
    /// - Parameter observe: Called with each process before its first request.
    init(
        options: RenderOptions, terminal: Terminal, built: BuiltExtension,
        observe: @escaping @Sendable (ExtensionProcess) -> Void
    ) {
        self.options = options
        self.terminal = terminal
        self.observe = observe
        products[built.platform] = built
    }

    /// The systems of the requested devices, in order.
    var systems: [OperatingSystem] {
        var systems: [OperatingSystem] = []
        for device in options.devices where !systems.contains(device.platform.system) {
            systems.append(device.platform.system)
        }
        return systems.isEmpty ? [.iOS] : systems
    }

    /// - Returns: The failures of the builds after the first.
    mutating func build(_ source: WidgetFolder) throws(CommandFailure) -> [CommandFailure] {
        var failures: [CommandFailure] = []
        for system in systems {
            do throws(CommandFailure) {
                let finished = try build(source, for: system)
                builds[system] = finished
                products[system] = finished.product
            } catch {
                if builds.isEmpty || error == .interrupted { throw error }
                var failure = error
                failure.message = "For \(system.rawValue): " + error.message
                failures.append(failure)
            }
        }
        if let first = systems.first(where: { builds[$0] != nil }), let built = builds[first] {
            early?.settle(on: built)
        }
        return failures
    }

    private func build(
        _ source: WidgetFolder, for system: OperatingSystem
    ) throws(CommandFailure) -> FinishedBuild {
        do throws(BuildError) {
            let name = systems.count > 1 ? "\(source.name) for \(system.rawValue)" : source.name
            let line = "Building \(name)…"
            terminal.show(line)
            let builder = WidgetBuilder(
                sdk: try SDKLocation.located(),
                options: BuildOptions(platform: system, confinement: options.confinement.ofBuilds),
                report: terminal.progress(line))
            var time = 0.0
            let built = try measured(&time) { () throws(BuildError) in try builder.build(source) }
            terminal.clearLine()
            if !built.fromCache { terminal.say("Built \(name) in \(duration(time)).") }
            if let first = built.omissions.first {
                terminal.say(
                    "\(name) is drawn without \(built.omissions.count) of its parts, which need something unavailable, "
                        + "such as \(first.name); `tessera check` lists them.")
            }
            return built
        } catch {
            if Interruption.isRequested { throw .interrupted }
            var failure = error.commandFailure(source: source.place(givenAs: options.source))
            if case .compile = error { failure.explain(source, options.confinement, on: system) }
            throw failure
        }
    }

    /// Starts the processes that receive the first requests.
    mutating func start() {
        let locale = (options.locales.first ?? .standard).identifier
        for system in systems { session(for: system, locale: locale)?.start() }
    }

    /// The description of each build.
    mutating func describe() throws(CommandFailure) -> [OperatingSystem: ExtensionDescription] {
        var descriptions: [OperatingSystem: ExtensionDescription] = [:]
        for system in systems where products[system] != nil {
            descriptions[system] = try ask(system) { session throws(ExtensionError) in
                try session.answer(to: DescribeRequest(locale: session.options.locale))
            }
        }
        return descriptions
    }

    /// The widgets in another language. A build that does not answer has none.
    mutating func describe(in locale: String) -> [WidgetDescription] {
        var widgets: [WidgetDescription] = []
        for system in systems {
            guard let session = session(for: system, locale: locale),
                let description = try? session.answer(to: DescribeRequest(locale: locale))
            else { continue }
            widgets += description.widgets
        }
        return widgets
    }

    /// The requested Live Activities with their states, and the failures of others. Apps on iPhone and iPad start them,
    /// so the request goes to that build.
    mutating func activities(
        _ descriptions: [OperatingSystem: ExtensionDescription]
    ) throws(CommandFailure) -> (offers: [ActivityCandidate], failures: [CommandFailure]) {
        guard systems.contains(.iOS) else {
            guard !options.activityFiles.isEmpty else { return ([], []) }
            throw CommandFailure(
                .usage,
                "--activity applies to Live Activities, which apps on iPhone and iPad start; no such device is drawn.",
                remedy: "Name an iPhone or iPad with --device.")
        }
        // The failure of the build has already been reported.
        guard let known = descriptions[.iOS]?.activities else { return ([], []) }
        for file in options.activityFiles {
            if let stranger = file.stranger(among: known) { throw stranger }
        }
        guard !options.presentations.isEmpty else { return ([], []) }
        var offers: [ActivityCandidate] = []
        var failures: [CommandFailure] = []
        for activity in known where options.widgetKind.map({ activity.isCalled(FoldedName($0)) }) ?? true {
            do throws(CommandFailure) {
                offers.append(try offer(of: activity, previews: .used))
            } catch {
                if error.status == .usage || error == .interrupted { throw error }
                failures.append(error)
                // The previews' code may crash even if the widget itself does not.
                if let rest = try? offer(of: activity, previews: .ignored) { offers.append(rest) }
            }
        }
        return (offers, failures)
    }

    private mutating func offer(
        of activity: ActivityDescription, previews: ActivityRequest.Previews
    ) throws(CommandFailure) -> ActivityCandidate {
        let locale = (options.locales.first ?? .standard).identifier
        let request = options.request(for: activity, locale: locale, previews: previews)
        let reply = try ask(.iOS, about: activity.kind) { session throws(ExtensionError) in
            try session.answer(to: request)
        }
        return ActivityCandidate(activity, states: reply.states, previews: previews)
    }

    /// The previews of the first build.
    mutating func previews() throws(CommandFailure) -> [PreviewDescription] {
        guard let system = systems.first else { return [] }
        return try previews(of: system)
    }

    mutating func previews(of system: OperatingSystem) throws(CommandFailure) -> [PreviewDescription] {
        try ask(system) { session throws(ExtensionError) in try session.answer(to: PreviewsRequest()) }
    }

    /// The warnings of all builds, each once.
    var messages: [CompilerMessage] {
        systems.flatMap { builds[$0]?.messages ?? [] }.uniqued
    }

    private mutating func ask<Answer>(
        _ system: OperatingSystem, about subject: String? = nil,
        _ question: (ExtensionProcess) throws(ExtensionError) -> Answer
    ) throws(CommandFailure) -> Answer {
        let locale = (options.locales.first ?? .standard).identifier
        guard let session = session(for: system, locale: locale) else {
            throw CommandFailure(.compilation, "There is no build for \(system.rawValue).")
        }
        do throws(ExtensionError) {
            return try question(session)
        } catch {
            throw error.commandFailure(about: subject ?? session.built.name)
        }
    }

    /// `nil` for a system whose build failed.
    mutating func session(for system: OperatingSystem, locale: String) -> ExtensionProcess? {
        guard let built = products[system] else { return nil }
        let key = Key(executable: built.executable, resources: built.resourceFolder, locale: locale)
        if let session = sessions[key] { return session }
        let launch = options.launch(locale: locale)
        let session = early?.process(of: built, launch) ?? ExtensionProcess(built, options: launch)
        observe(session)
        sessions[key] = session
        return session
    }

    /// Sends no more requests: the processes exit while the host continues.
    func stop() {
        for session in sessions.values { session.stop() }
    }

    /// Terminates the processes, which have nothing to finish.
    mutating func end() {
        sessions = [:]
    }
}
