import ExtensionProcess
import ExtensionProtocol
import RenderModel
import Typesetter
import WidgetCompiler

/// Draws all pictures of a request.
///
/// 1. The source is checked and the output folder created before anything that takes time: a wrong name costs nothing.
///    The folder is removed again if nothing was written to it.
/// 2. The widget is built (or loaded from the cache) for every system, started and queried for its contents, from which
///    the plan is made.
/// 3. For each group of the plan the provider receives a request, and its response is laid out in each of the group's
///    environments. The trees go to two threads that treat, paint, encode and write while the widget continues with the
///    next group. Few trees are queued at a time, and the records of pictures are written to disk: memory hardly grows
///    with their number.
/// 4. If a provider returns no entry within the time limit, its placeholder is drawn as on an iPhone, with a finding.
///    After two timeouts of a widget, its other groups are drawn with placeholders at once.
/// 5. If a group fails, the run records the reason and continues; after two consecutive crashes of a widget its other
///    groups are skipped, because each may cost the full time limit.
/// 6. At the end, even after Ctrl-C or a full disk, the manifest lists the completed pictures. A run that fails without
///    a picture keeps those of a previous run, with their manifest.
package struct RenderRun {
    package let options: RenderOptions
    package let output: OutputOptions
    package let folder: String
    package let terminal: Terminal

    private let sources: SourceCache
    private let early: EarlyStart?

    /// - Parameters:
    ///   - sources: The sources that have already been read.
    ///   - early: A process that has been started for the same arguments.
    package init(
        options: RenderOptions, output: OutputOptions, folder: String, terminal: Terminal,
        sources: SourceCache = SourceCache(), early: EarlyStart? = nil
    ) {
        self.sources = sources
        self.early = early
        self.options = options
        self.output = output
        self.folder = folder
        self.terminal = terminal
    }

    private static let breakdownsInARow = 2
    /// The number of trees in one response of the extension. Its threads and ours share the processors; this number
    /// keeps ours busy while the next response is computed.
    private static let batch = 32

    /// - Throws: `CommandFailure` if the run fails before it has a manifest; later failures are in the result.
    package func run() throws(CommandFailure) -> (manifest: Manifest, failure: CommandFailure?) {
        let start = MonotonicClock.now
        var manifest = Manifest(sources: [options.source.path])
        manifest.extent = options.extent
        manifest.fonts = options.own.fonts
        let source = try source()
        var folder = try OutputFolder(creating: folder)
        defer { folder.removeUnused() }
        if options.extent == .matrix {
            for name in MatrixFolders.all { try folder.makeFolder(named: name) }
        }
        var pool = ExtensionPool(options: options, terminal: terminal, early: early)
        let buildFailures = try measured(&manifest.timings.build) { () throws(CommandFailure) in
            try pool.build(source)
        }
        manifest.diagnostics = pool.messages.compactMap { $0.located(source.place(givenAs: options.source)).diagnostic }

        let descriptions = try measured(&manifest.timings.start) { () throws(CommandFailure) in
            pool.start()
            if options.format == .png { PainterWarmUp.run() }
            return try pool.describe()
        }
        for system in pool.systems {
            for diagnostic in descriptions[system]?.diagnostics ?? []
            where !manifest.diagnostics.contains(diagnostic) {
                manifest.diagnostics.append(diagnostic)
            }
        }
        let (activities, activityFailures) =
            options.previews == .none ? try pool.activities(descriptions) : ([], [])
        let plan = try RenderPlan(
            options, for: descriptions, previews: options.previews == .none ? [] : try pool.previews(),
            activities: activities)
        manifest.omissions = plan.omissions
        for omission in plan.omissions { terminal.say(omission) }
        let kinds = Set(plan.groups.map(\.name))
        for widget in pool.systems.flatMap({ descriptions[$0]?.widgets ?? [] }) where kinds.contains(widget.kind) {
            if manifest.widgets.contains(where: { $0.kind == widget.kind }) { continue }
            manifest.widgets.append(Manifest.Widget(widget))
        }

        var drawing = try DrawingRun(
            total: plan.count, manifest, waiting: options.extent == .matrix ? Self.batch : 1, options: options,
            output: output, folder: folder, terminal: terminal, earlier: buildFailures + activityFailures)
        var time = 0.0
        let failure = measured(&time) {
            draw(plan, pool: &pool, &drawing)
            pool.stop()
            return drawing.finish(into: &manifest)
        }
        manifest.timings.pictures = time
        pool.end()
        terminal.clearLine()
        manifest.timings.total = (MonotonicClock.now - start) * 1000
        let problem = drawing.writeRecord(of: &manifest)
        return (manifest, failure ?? problem)
    }

    private func source() throws(CommandFailure) -> WidgetFolder {
        do throws(BuildError) {
            var sources = sources
            return try sources.folder(at: options.source)
        } catch {
            throw error.commandFailure()
        }
    }

    private func draw(_ plan: RenderPlan, pool: inout ExtensionPool, _ drawing: inout DrawingRun) {
        var first = 0
        var crashes: [String: Int] = [:]
        var late = ProviderTimeouts(limit: Self.breakdownsInARow, crashLimit: Self.breakdownsInARow)
        for group in plan.groups where drawing.canContinue {
            let jobs = group.jobs
            let name = group.name + (jobs.first.map { ", \($0.familyName)" } ?? "")
            if crashes[group.name, default: 0] >= Self.breakdownsInARow {
                drawing.omit(jobs.map(\.file), kind: group.name)
            } else {
                do throws(ExtensionError) {
                    try takeOrders(for: group, jobs, first: first, pool: &pool, &drawing, &late)
                    crashes[group.name] = 0
                } catch {
                    if case .rejected = error {} else { crashes[group.name, default: 0] += 1 }
                    drawing.note(error.commandFailure(about: name), files: jobs.map(\.file))
                }
            }
            for crash in late.takeCrashes() { drawing.note(crash.error.commandFailure(about: name), files: []) }
            drawing.close(first..<first + jobs.count)
            first += jobs.count
        }
    }

    /// Requests the entries of a group, lays them out, and adds one order for each file.
    private func takeOrders(
        for group: JobGroup, _ plannedJobs: [PictureJob], first: Int, pool: inout ExtensionPool,
        _ drawing: inout DrawingRun, _ late: inout ProviderTimeouts
    ) throws(ExtensionError) {
        guard let session = pool.session(for: group.system, locale: group.locale) else { return }
        var time = 0.0
        let entries = try measured(&time) { () throws(ExtensionError) -> StoredEntry in
            let place = plannedJobs.environments.first
            guard case .provider(let request) = group.source else {
                return try entry(for: group, group.source, in: place, from: session)
            }
            var (entry, lateness) = try late.answer(to: request, timeLimit: options.timeLimit) {
                (request) throws(ExtensionError) -> StoredEntry in
                try self.entry(for: group, .provider(request), in: place, from: session)
            }
            entry.lateness = lateness
            if let lateness {
                entry.diagnostics.append(lateness.diagnostic(about: group.name, in: request.environment))
            }
            return entry
        }
        defer { session.release([entries.token]) }
        let allJobs = entries.lateness == nil ? plannedJobs : plannedJobs.map(\.redacted)
        let environments = allJobs.environments
        var jobs: [WidgetEnvironment: [(index: Int, job: PictureJob)]] = [:]
        for (offset, job) in allJobs.enumerated() {
            jobs[job.environment, default: []].append((first + offset, job))
        }
        for start in stride(from: 0, to: environments.count, by: Self.batch) {
            let batch = Array(environments[start..<min(start + Self.batch, environments.count)])
            var layout = 0.0
            let trees = try measured(&layout) { () throws(ExtensionError) -> [RenderTree] in
                try session.answer(
                    to: RenderRequest(token: entries.token, entries: [entries.index], environments: batch))
            }
            let share = time / Double(allJobs.count) + layout / Double(batch.count)
            for (environment, tree) in zip(batch, trees) {
                var isFirst = true
                for twins in jobs[environment, default: []].grouped(by: \.job.file) {
                    guard let own = twins.first else { continue }
                    let order = PictureOrder(
                        index: own.index, job: own.job, twins: Array(twins.dropFirst()), tree: tree,
                        treeFile: isFirst ? own.job.treeFile : nil,
                        state: entries.lateness == nil ? options.state : .placeholder, entry: entries.index,
                        entryDate: entries.date,
                        diagnostics: entries.diagnostics, layoutTime: share)
                    isFirst = false
                    drawing.take(order)
                    guard drawing.canContinue else { return }
                }
            }
        }
    }

    private func entry(
        for group: JobGroup, _ source: JobGroup.Source, in environment: WidgetEnvironment?,
        from session: ExtensionProcess
    ) throws(ExtensionError) -> StoredEntry {
        let entries: EntriesReply
        let index: Int
        switch source {
        case .activity(let request, let state):
            let reply = try session.answer(to: request)
            guard reply.states.indices.contains(state) else {
                session.release([reply.token])
                throw .rejected(
                    ExtensionFailure(
                        .unknownEntry, "The states of \(group.name) changed while they were drawn; draw them again."))
            }
            return StoredEntry(
                token: reply.token, index: state, date: reply.date, diagnostics: reply.diagnostics)
        case .provider(let request):
            entries = try session.answer(to: request)
            index = options.entry ?? entries.current
            if request.purpose == .placeholder, let only = entries.entries.first {
                return StoredEntry(
                    token: entries.token, index: 0, date: only.date, diagnostics: entries.diagnostics)
            }
        case .preview(let preview):
            let place = environment ?? WidgetEnvironment(family: .systemSmall, canvasSize: .zero)
            entries = try session.answer(to: PreviewEntriesRequest(index: preview, environment: place))
            index = options.entry ?? entries.current
        }
        guard entries.entries.indices.contains(index) else {
            session.release([entries.token])
            throw .rejected(
                ExtensionFailure(
                    .unknownEntry,
                    "The \(options.state.rawValue) of \(group.name) has \(entries.entries.count) "
                        + "\(entries.entries.count == 1 ? "entry" : "entries"); "
                        + "entry \(index) does not exist. The first entry is 0."))
        }
        return StoredEntry(
            token: entries.token, index: index, date: entries.entries[index].date,
            diagnostics: entries.diagnostics)
    }
}

extension Array {
    /// Groups of elements with the same key, in the order of the keys' first occurrence.
    fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var places: [Key: Int] = [:]
        var groups: [[Element]] = []
        for element in self {
            let place = places[key(element), default: groups.count]
            if place == groups.count {
                places[key(element)] = place
                groups.append([])
            }
            groups[place].append(element)
        }
        return groups
    }
}
