import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import RenderModel
import Scenes
import WidgetCompiler

/// Draws all scenes of a request.
///
/// 1. Sources are checked and the output folder is created before anything that takes time.
/// 2. Every extension is built for every system, started and queried for its contents, from which the plan is made.
/// 3. For each scene, its places are laid out, every widget returns its entries and its tree for its slot, and the
///    scene is composed into one tree. The trees go to two threads that paint, encode and write.
/// 4. If a provider returns no entry or crashes, its placeholder is in the scene, which is a finding.
/// 5. If a widget fails, its scene is skipped and the run continues; a widget that crashed twice receives no more
///    requests.
/// 6. At the end, even after Ctrl-C or a full disk, the manifest lists the completed scenes.
package struct ScreenshotRun {
    package let options: ScreenshotOptions
    package let output: OutputOptions
    package let folder: String
    package let terminal: Terminal

    private let sources: SourceCache
    private let early: EarlyStart?

    /// - Parameters:
    ///   - sources: The sources that have already been read.
    ///   - early: A process that has been started for the same arguments, if they name a single source.
    package init(
        options: ScreenshotOptions, output: OutputOptions, folder: String, terminal: Terminal,
        sources: SourceCache = SourceCache(), early: EarlyStart? = nil
    ) {
        self.sources = sources
        self.early = early
        self.options = options
        self.output = output
        self.folder = folder
        self.terminal = terminal
    }

    private static let crashes = 2

    /// - Throws: `CommandFailure` if the run fails before it has a manifest; later failures are in the result.
    package func run() throws(CommandFailure) -> (manifest: Manifest, failure: CommandFailure?) {
        let start = MonotonicClock.now
        var manifest = Manifest(sources: options.sources.map(\.path), by: .screenshot)
        manifest.fonts = options.common.own.fonts
        var cache = self.sources
        var folders: [WidgetFolder] = []
        for source in options.sources {
            do throws(BuildError) {
                folders.append(try cache.folder(at: source))
            } catch {
                throw error.commandFailure()
            }
        }
        let folder = try OutputFolder(creating: folder)
        defer { folder.removeUnused() }
        var pools: [ExtensionPool] = []
        var sources: [SceneSource] = []
        var buildFailures: [CommandFailure] = []
        for (source, widgets) in zip(options.sources, folders) {
            var pool = ExtensionPool(
                options: options.common(for: source), terminal: terminal,
                early: options.sources.count == 1 ? early : nil)
            var time = 0.0
            buildFailures += try measured(&time) { () throws(CommandFailure) in try pool.build(widgets) }
            manifest.timings.build += time
            manifest.diagnostics += pool.messages.compactMap { $0.located(widgets.place(givenAs: source)).diagnostic }
            let descriptions = try measured(&time) { () throws(CommandFailure) in try pool.describe() }
            manifest.timings.start += time
            for diagnostic in pool.systems.flatMap({ descriptions[$0]?.diagnostics ?? [] })
            where !manifest.diagnostics.contains(diagnostic) {
                manifest.diagnostics.append(diagnostic)
            }
            pools.append(pool)
            sources.append(SceneSource(name: widgets.name, descriptions: descriptions))
        }
        let plan = try ScenePlan(options, for: sources)
        manifest.omissions = plan.omissions
        for omission in plan.omissions { terminal.say(omission) }
        for widget in plan.jobs.flatMap(\.widgets).map(\.widget)
        where !manifest.widgets.contains(where: { $0.kind == widget.kind }) {
            manifest.widgets.append(Manifest.Widget(widget))
        }
        var drawing = try DrawingRun(
            total: plan.jobs.count, manifest, options: options.common, output: output, folder: folder,
            terminal: terminal, earlier: buildFailures)
        var time = 0.0
        let failure = measured(&time) {
            draw(plan, pools: &pools, &drawing)
            return drawing.finish(into: &manifest)
        }
        manifest.timings.pictures = time
        for index in pools.indices { pools[index].end() }
        terminal.clearLine()
        manifest.timings.total = (MonotonicClock.now - start) * 1000
        let problem = drawing.writeRecord(of: &manifest)
        return (manifest, failure ?? problem)
    }

    private func draw(_ plan: ScenePlan, pools: inout [ExtensionPool], _ drawing: inout DrawingRun) {
        var crashes: [String: Int] = [:]
        var late = ProviderTimeouts(limit: Self.crashes, crashLimit: Self.crashes)
        for (index, job) in plan.jobs.enumerated() where drawing.canContinue {
            if let broken = job.widgets.first(where: { crashes[$0.widget.kind, default: 0] >= Self.crashes }) {
                drawing.omit([job.file], kind: broken.widget.kind)
            } else {
                do throws(SceneFailure) {
                    drawing.take(try order(for: job, index: index, pools: &pools, &late))
                } catch {
                    if let kind = error.brokenKind { crashes[kind, default: 0] += 1 }
                    drawing.note(error.failure, files: [job.file])
                }
            }
            for (request, error) in late.takeCrashes() {
                let name = "\(request.kind), \(request.environment.family.rawValue)"
                drawing.note(error.commandFailure(about: name), files: [])
            }
            drawing.close(index..<index + 1)
        }
    }

    /// Lays out a scene with all its widgets.
    private func order(
        for job: SceneJob, index: Int, pools: inout [ExtensionPool], _ late: inout ProviderTimeouts
    ) throws(SceneFailure) -> PictureOrder {
        var scene: Scene
        do throws(SceneRejection) {
            scene = try Scene(job.request)
        } catch {
            throw SceneFailure(failure: CommandFailure(.usage, error.description))
        }
        var trees = [RenderTree?](repeating: nil, count: job.widgets.count)
        var record = SceneRecord(context: job.request.context, store: job.store?.name, widgets: [])
        var diagnostics: [Diagnostic] = []
        var entryDate: Double?
        var environment: WidgetEnvironment?
        var time = 0.0
        for slot in scene.slots.indices {
            let number = scene.slots[slot].widget
            guard job.widgets.indices.contains(number) else { continue }
            let widget = job.widgets[number]
            // Each widget has its own texture, unless an option sets the same for all.
            scene.slots[slot].traits.room?.texture =
                options.common.environment.texture ?? widget.widget.texture
            let place = scene.slots[slot].place
            let traits = scene.slots[slot].traits
            let subject = Subject(
                name: widget.widget.kind, shown: .widget(widget.family, texture: widget.widget.texture),
                device: job.request.device, locale: job.locale)
            let requested = subject.environment(in: place, under: traits, options.common)
            var answer = 0.0
            let shown = try measured(&answer) { () throws(SceneFailure) in
                try tree(of: widget, in: requested, locale: job.locale, pools: &pools, &late)
            }
            time += answer
            trees[number] = shown.tree
            for diagnostic in shown.diagnostics where !diagnostics.contains(diagnostic) {
                diagnostics.append(diagnostic)
            }
            if entryDate == nil { entryDate = shown.date }
            if environment == nil { environment = requested }
            record.widgets.append(
                SceneRecord.Widget(
                    kind: widget.widget.kind, family: widget.family.rawValue, mode: traits.mode.rawValue,
                    frame: scene.slots[slot].frame))
        }
        let picture = PictureJob(
            kind: job.request.context.name, family: nil, device: job.request.device, place: nil,
            appearance: job.variant.name,
            environment: environment ?? WidgetEnvironment(family: .systemSmall, canvasSize: scene.size),
            file: job.file, scene: record)
        return PictureOrder(
            index: index, job: picture, tree: scene.compose(trees), state: options.common.state,
            entryDate: entryDate ?? 0, diagnostics: diagnostics, layoutTime: time)
    }

    private func tree(
        of widget: SceneWidget, in environment: WidgetEnvironment, locale: LocaleName, pools: inout [ExtensionPool],
        _ late: inout ProviderTimeouts
    ) throws(SceneFailure) -> (tree: RenderTree, date: Double, diagnostics: [Diagnostic]) {
        let kind = widget.widget.kind
        guard pools.indices.contains(widget.source),
            let session = pools[widget.source].session(for: environment.platform, locale: locale.identifier)
        else {
            throw SceneFailure(
                failure: CommandFailure(
                    .compilation, "There is no build of \(kind) for \(environment.platform.rawValue)."))
        }
        do throws(ExtensionError) {
            let request = EntriesRequest(
                kind: kind, purpose: options.common.state.purpose, environment: environment,
                configuration: widget.configuration, timeLimit: options.common.timeLimit)
            let ((reply, tree), lateness) = try late.answer(to: request, timeLimit: options.common.timeLimit) {
                (request) throws(ExtensionError) -> (EntriesReply, RenderTree) in
                let reply = try session.answer(to: request)
                defer { session.release([reply.token]) }
                guard reply.entries.indices.contains(reply.current) else {
                    throw .rejected(ExtensionFailure(.unknownEntry, "The timeline of \(kind) has no entries."))
                }
                let trees = try session.answer(
                    to: RenderRequest(token: reply.token, entries: [reply.current], environments: [request.environment])
                )
                guard let tree = trees.first else {
                    throw .rejected(ExtensionFailure(.unknownEntry, "\(kind) returned no view for its entry."))
                }
                return (reply, tree)
            }
            let finding = lateness.map { [$0.diagnostic(about: kind, in: environment)] } ?? []
            return (tree, reply.entries[reply.current].date, reply.diagnostics + finding)
        } catch {
            var isCrash = true
            if case .rejected = error { isCrash = false }
            throw SceneFailure(
                failure: error.commandFailure(about: "\(kind), \(widget.family.rawValue)"),
                brokenKind: isCrash ? kind : nil)
        }
    }
}

/// The reason that a scene could not be laid out.
private struct SceneFailure: Error {
    var failure: CommandFailure
    /// The kind of the widget if it crashed rather than rejected the request.
    var brokenKind: String?
}
