import ExtensionHost
import ExtensionProtocol
import RenderModel
import Synchronization
import Typesetter

/// Draws all pictures of a request.
///
/// 1. The source is looked at and the output folder made before anything that takes time: a wrong name costs nothing.
/// 2. The widget is built (or taken from the cache), started and asked what it has; from that comes the plan.
/// 3. For each group of the plan the provider is asked, then the answer is drawn in all the group's environments. The
///    trees go to two threads that paint, encode and write while the widget is asked for the next group.
/// 4. When a group fails the run notes why and goes on; after two breakdowns of a widget in a row its other groups are
///    left out, for each may cost the full time limit.
/// 5. At the end, also after Ctrl-C and after a full disk, the manifest lists what is there.
package struct RenderRun {
    package let options: RenderOptions
    package let output: OutputOptions
    package let folder: String
    package let terminal: Terminal

    package init(options: RenderOptions, output: OutputOptions, folder: String, terminal: Terminal) {
        self.options = options
        self.output = output
        self.folder = folder
        self.terminal = terminal
    }

    private static let paintingThreads = 2
    /// Bytes of stack for a painting thread: trees are at most 1,024 levels deep.
    private static let paintingStack = 64 << 20
    private static let breakdownsInARow = 2

    /// - Throws: `CommandFailure` when there is nothing to account for; later failures are in the result.
    package func run() throws(CommandFailure) -> (manifest: Manifest, failure: CommandFailure?) {
        let start = MonotonicClock.now
        var manifest = Manifest(source: options.source)
        let source = try source()
        let folder = try OutputFolder(creating: folder)
        let built = try measured(&manifest.timings.build) { () throws(CommandFailure) in try build(source) }
        manifest.diagnostics = built.messages.compactMap { $0.located((options.source, source.path)).diagnostic }

        var sessions = Sessions(built: built, options: options)
        let description = try measured(&manifest.timings.start) { () throws(CommandFailure) in
            do throws(ExtensionError) {
                return try sessions.session(for: options.locales.first ?? .standard).describe()
            } catch {
                throw error.commandFailure(about: built.name)
            }
        }
        manifest.diagnostics += description.diagnostics
        let plan = try RenderPlan(options, for: description, previews: try previews(&sessions, built.name))
        manifest.omissions = plan.omissions
        for omission in plan.omissions { terminal.say(omission) }
        let kinds = Set(plan.groups.map(\.name))
        manifest.widgets = description.widgets.filter { kinds.contains($0.kind) }.map(Manifest.Widget.init)

        var failure: CommandFailure?
        var drawing = 0.0
        measured(&drawing) { failure = draw(plan, sessions: &sessions, folder: folder, manifest: &manifest) }
        manifest.timings.pictures = drawing
        sessions.end()
        terminal.clearLine()
        manifest.timings.total = (MonotonicClock.now - start) * 1000
        if let problem = writeAccount(of: manifest, to: folder), failure == nil { failure = problem }
        return (manifest, failure)
    }

    private func source() throws(CommandFailure) -> WidgetFolder {
        do throws(BuildError) {
            return try WidgetFolder.checked(at: options.source)
        } catch {
            throw error.commandFailure()
        }
    }

    private func build(_ source: WidgetFolder) throws(CommandFailure) -> BuiltExtension {
        do throws(BuildError) {
            terminal.show("Building \(source.name)…")
            let builder = WidgetBuilder(sdk: try SDKLocation.located())
            var time = 0.0
            let built = try measured(&time) { () throws(BuildError) in try builder.build(source) }
            terminal.clearLine()
            if !built.fromCache { terminal.say("Built \(built.name) in \(duration(time)).") }
            return built
        } catch {
            throw Interruption.isRequested
                ? .interrupted : error.commandFailure(source: (options.source, source.path))
        }
    }

    private func previews(_ sessions: inout Sessions, _ name: String) throws(CommandFailure) -> [PreviewDescription] {
        guard options.previews != .none else { return [] }
        do throws(ExtensionError) {
            return try sessions.session(for: options.locales.first ?? .standard).previews()
        } catch {
            throw error.commandFailure(about: name)
        }
    }

    private func draw(
        _ plan: RenderPlan, sessions: inout Sessions, folder: OutputFolder, manifest: inout Manifest
    ) -> CommandFailure? {
        let results = Mutex(Results(total: plan.jobs.count, terminal: terminal))
        let finish: @Sendable (PictureOrder, Result<Picture, CommandFailure>) -> Void = { order, result in
            results.withLock { $0.note(order, result) }
        }
        let digests = DigestPairs()
        let makeWorker: @Sendable () -> (PictureOrder) -> Void = { [options, output] in
            let maker = PictureMaker(options: options, output: output, folder: folder, digests: digests)
            return { order in
                do throws(CommandFailure) {
                    try maker.make(order) { finish(order, .success($0)) }
                } catch {
                    finish(order, .failure(error))
                }
            }
        }
        // One picture is not worth a thread.
        let pool =
            plan.jobs.count > 1
            ? WorkerPool<PictureOrder>(
                threads: Self.paintingThreads, stackSize: Self.paintingStack, makeWorker: makeWorker) : nil
        let inline = pool == nil ? makeWorker() : nil

        var first = 0
        var breakdowns: [String: Int] = [:]
        for group in plan.groups {
            defer { first += group.jobs.count }
            if Interruption.isRequested || results.withLock({ $0.mustStop }) { break }
            let kind = group.name
            if breakdowns[kind, default: 0] >= Self.breakdownsInARow {
                results.withLock { $0.leaveOut(group, kind: kind) }
                continue
            }
            do throws(ExtensionError) {
                for order in try orders(for: group, first: first, sessions: &sessions) {
                    if let pool { pool.add(order) } else { inline?(order) }
                }
                breakdowns[kind] = 0
            } catch {
                if case .refused = error {} else { breakdowns[kind, default: 0] += 1 }
                results.withLock { $0.note(group, error) }
            }
        }
        pool?.finish()
        digests.finish()

        return results.withLock { results in
            manifest.pictures = results.pictures.compactMap { $0 }
            manifest.failures = results.failures
            if Interruption.isRequested {
                manifest.outcome = .interrupted
                return CommandFailure(
                    .interrupted, "Interrupted: \(manifest.pictures.count) of \(plan.jobs.count) pictures are complete."
                )
            }
            if results.failure != nil { manifest.outcome = .incomplete }
            return results.failure
        }
    }

    /// Asks for the entries of a group and has them drawn.
    private func orders(
        for group: JobGroup, first: Int, sessions: inout Sessions
    ) throws(ExtensionError) -> [PictureOrder] {
        let session = sessions.session(forIdentifier: group.locale)
        let environments = group.jobs.map(\.environment)
        var time = 0.0
        let (trees, entries) = try measured(&time) { () throws(ExtensionError) in
            let entries: EntriesReply
            switch group.source {
            case .provider(let request): entries = try session.entries(request)
            case .preview(let index):
                let place = environments.first ?? WidgetEnvironment(family: .systemSmall, canvasSize: .zero)
                entries = try session.previewEntries(index: index, environment: place)
            }
            guard entries.entries.indices.contains(options.entry) else {
                throw .refused(
                    ExtensionFailure(
                        .unknownEntry,
                        "The \(options.state.rawValue) of \(group.name) has \(entries.entries.count) "
                            + "\(entries.entries.count == 1 ? "entry" : "entries"); "
                            + "there is no entry \(options.entry). The first one is 0."))
            }
            let trees = try session.render(
                RenderRequest(token: entries.token, entries: [options.entry], environments: environments))
            return (trees, entries)
        }
        return zip(group.jobs, trees).enumerated().map { offset, pair in
            PictureOrder(
                index: first + offset, job: pair.0, tree: pair.1, entryDate: entries.entries[options.entry].date,
                diagnostics: entries.diagnostics, layoutTime: time / Double(group.jobs.count))
        }
    }

    private func writeAccount(of manifest: Manifest, to folder: OutputFolder) -> CommandFailure? {
        do throws(CommandFailure) {
            try folder.write(Array(manifest.json.utf8), to: "manifest.json")
            if options.format == .png || options.format == .svg {
                try folder.write(Array(ContactSheet.page(for: manifest).utf8), to: "index.html")
            }
            return nil
        } catch {
            return error
        }
    }
}

/// The extension's processes: one for each language, for a process has one.
private struct Sessions {
    private let built: BuiltExtension
    private let options: RenderOptions
    private var byLocale: [String: ExtensionSession] = [:]

    init(built: BuiltExtension, options: RenderOptions) {
        self.built = built
        self.options = options
    }

    mutating func session(for locale: LocaleName) -> ExtensionSession { session(forIdentifier: locale.identifier) }

    mutating func session(forIdentifier locale: String) -> ExtensionSession {
        if let session = byLocale[locale] { return session }
        let launch = LaunchOptions(
            timeLimit: options.timeLimit, date: options.at?.secondsSinceReferenceDate, locale: locale,
            timeZone: options.timeZone, assetFolder: AssetsFolder.locate())
        let session = ExtensionSession(built, options: launch)
        byLocale[locale] = session
        return session
    }

    /// The processes have nothing to finish, so they are not asked to.
    mutating func end() {
        byLocale = [:]
    }
}

/// What has come of the plan so far.
private struct Results {
    /// By place in the plan.
    private(set) var pictures: [Picture?]
    private(set) var failures: [String] = []
    /// The first thing that went wrong.
    private(set) var failure: CommandFailure?
    /// A file could not be written: the next ones could not either.
    private(set) var mustStop = false
    private var progress: ProgressBar

    init(total: Int, terminal: Terminal) {
        pictures = Array(repeating: nil, count: total)
        progress = ProgressBar(total: total, terminal: terminal)
    }

    mutating func note(_ order: PictureOrder, _ result: Result<Picture, CommandFailure>) {
        switch result {
        case .success(let picture): pictures[order.index] = picture
        case .failure(let problem):
            // What was on its way when a file could not be written has the same trouble; once is enough to say so.
            if !mustStop { failures.append(problem.message) }
            if problem.status == .usage { mustStop = true }
            if failure == nil { failure = problem }
        }
        progress.advance(order.job.file)
    }

    mutating func note(_ group: JobGroup, _ error: ExtensionError) {
        let family = group.jobs.first.map { ", \($0.familyName)" } ?? ""
        let problem = error.commandFailure(about: group.name + family)
        failures.append(problem.message)
        if failure == nil { failure = problem }
        for job in group.jobs { progress.advance(job.file) }
    }

    mutating func leaveOut(_ group: JobGroup, kind: String) {
        let sentence = "The other pictures of \(kind) were left out after it broke down repeatedly."
        if !failures.contains(sentence) { failures.append(sentence) }
        for job in group.jobs { progress.advance(job.file) }
    }
}
