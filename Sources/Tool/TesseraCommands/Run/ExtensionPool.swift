import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Typesetter
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// The extension's builds and processes.
///
/// 1. Each operating system has a build of its own, because conditions in the source choose by it. The first one must
///    succeed; a later one that fails is a failure of the run, which goes on with the others.
/// 2. Builds that came out as the same files, as they do without such conditions, are one.
/// 3. Each build has a process for each language, for a process has one.
struct ExtensionPool {
    private let options: RenderOptions
    private let terminal: Terminal
    private var builds: [OperatingSystem: FinishedBuild] = [:]
    private var sessions: [Key: ExtensionProcess] = [:]

    private struct Key: Hashable {
        var executable: String
        var resources: String
        var locale: String
    }

    init(options: RenderOptions, terminal: Terminal) {
        self.options = options
        self.terminal = terminal
    }

    /// The systems of the devices that are asked for, in their order.
    var systems: [OperatingSystem] {
        var systems: [OperatingSystem] = []
        for device in options.devices where !systems.contains(device.platform.system) {
            systems.append(device.platform.system)
        }
        return systems.isEmpty ? [.iOS] : systems
    }

    /// - Returns: what went wrong with builds after the first.
    mutating func build(_ source: WidgetFolder) throws(CommandFailure) -> [CommandFailure] {
        var failures: [CommandFailure] = []
        for system in systems {
            do throws(CommandFailure) {
                builds[system] = try build(source, for: system)
            } catch {
                if builds.isEmpty || error == .interrupted { throw error }
                var failure = error
                failure.message = "For \(system.rawValue): " + error.message
                failures.append(failure)
            }
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
                sdk: try SDKLocation.located(), options: BuildOptions(platform: system),
                report: terminal.progress(line))
            var time = 0.0
            let built = try measured(&time) { () throws(BuildError) in try builder.build(source) }
            terminal.clearLine()
            if !built.fromCache { terminal.say("Built \(name) in \(duration(time)).") }
            if let first = built.omissions.first {
                terminal.say(
                    "\(name) is drawn without \(built.omissions.count) of its parts, which need what is not available, "
                        + "such as \(first.name); `tessera check` lists them.")
            }
            return built
        } catch {
            if Interruption.isRequested { throw .interrupted }
            var failure = error.commandFailure(source: source.place(givenAs: options.source))
            if case .compile = error { failure.explain(source, on: system) }
            throw failure
        }
    }

    /// Starts the processes that will be asked first.
    mutating func start() {
        let locale = (options.locales.first ?? .standard).identifier
        for system in systems { session(for: system, locale: locale)?.start() }
    }

    /// What each build has.
    mutating func describe() throws(CommandFailure) -> [OperatingSystem: ExtensionDescription] {
        var descriptions: [OperatingSystem: ExtensionDescription] = [:]
        for system in systems where builds[system] != nil {
            descriptions[system] = try ask(system) { session throws(ExtensionError) in
                try session.answer(to: DescribeRequest(locale: session.options.locale))
            }
        }
        return descriptions
    }

    /// The Live Activities that are asked for, with their states, and what went wrong with others. Apps on iPhone and
    /// iPad start them, so it is that build that is asked.
    mutating func activities(
        _ descriptions: [OperatingSystem: ExtensionDescription]
    ) throws(CommandFailure) -> (offers: [ActivityOffer], failures: [CommandFailure]) {
        guard systems.contains(.iOS) else {
            guard !options.activityFiles.isEmpty else { return ([], []) }
            throw CommandFailure(
                .usage,
                "--activity is for Live Activities, which apps on iPhone and iPad start; no such device is drawn.",
                remedy: "Name one with --device.")
        }
        // What is wrong with the build has been reported already.
        guard let known = descriptions[.iOS]?.activities else { return ([], []) }
        for file in options.activityFiles {
            if let stranger = file.stranger(among: known) { throw stranger }
        }
        guard !options.presentations.isEmpty else { return ([], []) }
        var offers: [ActivityOffer] = []
        var failures: [CommandFailure] = []
        for activity in known where options.widgetKind.map({ activity.isCalled(FoldedName($0)) }) ?? true {
            do throws(CommandFailure) {
                offers.append(try offer(of: activity, previews: .used))
            } catch {
                if error.status == .usage || error == .interrupted { throw error }
                failures.append(error)
                // The previews' code may break down where the widget itself does not.
                if let rest = try? offer(of: activity, previews: .ignored) { offers.append(rest) }
            }
        }
        return (offers, failures)
    }

    private mutating func offer(
        of activity: ActivityDescription, previews: ActivityRequest.Previews
    ) throws(CommandFailure) -> ActivityOffer {
        let locale = (options.locales.first ?? .standard).identifier
        let request = options.request(for: activity, locale: locale, previews: previews)
        let reply = try ask(.iOS, about: activity.kind) { session throws(ExtensionError) in
            try session.answer(to: request)
        }
        return ActivityOffer(activity, states: reply.states, previews: previews)
    }

    /// Of the first build.
    mutating func previews() throws(CommandFailure) -> [PreviewDescription] {
        guard let system = systems.first else { return [] }
        return try ask(system) { session throws(ExtensionError) in try session.answer(to: PreviewsRequest()) }
    }

    /// Warnings of all builds, each once.
    var messages: [CompilerMessage] {
        var messages: [CompilerMessage] = []
        for system in systems {
            for message in builds[system]?.messages ?? [] where !messages.contains(message) {
                messages.append(message)
            }
        }
        return messages
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
        guard let built = builds[system]?.product else { return nil }
        let key = Key(executable: built.executable, resources: built.resourceFolder, locale: locale)
        if let session = sessions[key] { return session }
        let launch = LaunchOptions(
            timeLimit: options.timeLimit, date: options.at?.secondsSinceReferenceDate, locale: locale,
            timeZone: options.timeZone, location: options.location, assetFolder: AssetsFolder.locate(),
            containerBackground: options.containerBackground)
        let session = ExtensionProcess(built, options: launch)
        sessions[key] = session
        return session
    }

    /// Nothing more is asked: the processes end while the host goes on.
    func stop() {
        for session in sessions.values { session.stop() }
    }

    /// The processes have nothing to finish, so they are not asked to.
    mutating func end() {
        sessions = [:]
    }
}
