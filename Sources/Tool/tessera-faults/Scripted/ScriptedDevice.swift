import ExtensionProcess
import ExtensionProtocol
import Foundation
import Glibc
import RenderModel
import WidgetHost
import WidgetVocabulary

/// A host over a real store, with scripted processes.
///
/// A kill of the host copies the files of its store while it is still open, as they would remain after `SIGKILL`, and
/// continues with the copy. Everything else of the killed host ends without writing.
struct ScriptedDevice: Sendable {
    static let app = ExtensionID("scripted")
    private static let retryPause = Duration.milliseconds(5)

    let widget = ScriptedWidget()
    private(set) var host: WidgetHost
    private(set) var store: ScriptedStore
    private(set) var clock: ScriptedClock
    private let root: String
    private var life = 0
    private var lastHost = Weak()

    /// A reference that does not keep the host in memory.
    private struct Weak: Sendable {
        weak var host: WidgetHost?
    }
    private let defect: ScriptedDefect?

    /// - Parameter folder: A new folder for the device's files.
    init(in folder: String, defect: ScriptedDefect? = nil) async throws {
        root = folder
        self.defect = defect
        clock = ScriptedClock()
        (host, store) = try await Self.open(folder + "/0", clock, defect)
    }

    private static func open(
        _ folder: String, _ clock: ScriptedClock, _ defect: ScriptedDefect?
    ) async throws -> (WidgetHost, ScriptedStore) {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let opening = await StoreOpening(path: folder + "/device.sqlite")
        let store = ScriptedStore(opening.store, defect: defect)
        let host = WidgetHost(
            clock: clock, store: store, state: HostState(settings: HostSettings(metering: .off)),
            notices: opening.notices, retryPause: retryPause)
        await host.start()
        await host.settle()
        return (host, store)
    }

    var folder: String { "\(root)/\(life)" }
    var database: String { folder + "/device.sqlite" }

    // MARK: Builds

    func makePool() -> ProcessPool {
        let (widget, clock, defect) = (widget, clock, defect)
        return ProcessPool { date, _, _, observer in
            ScriptedProcess(widget, date: date, clock: clock, defect: defect, observer: observer)
        }
    }

    /// Installs a new build.
    func install() async throws(HostError) {
        let pool = makePool()
        do throws(HostError) {
            try await host.install(Self.app, name: "Scripted", gateway: pool)
        } catch {
            await pool.shutdown()
            throw error
        }
    }

    // MARK: Ends

    /// Ends the host as Ctrl-C does. A host without extensions replaces it until the next start.
    mutating func stop() async {
        await host.stop()
        if defect == .leaksDescriptors { _ = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC) }
        if defect == .leavesFiles { _ = FileManager.default.createFile(atPath: folder + "/left", contents: nil) }
        lastHost = Weak(host: host)
        host = WidgetHost(clock: clock, store: MemoryStore())
        store = ScriptedStore(MemoryStore())
    }

    /// Starts another host with the files of the stopped one.
    mutating func start() async throws {
        guard await isReleased() else { throw RoundFailure("the host stays in memory after its end") }
        clock = ScriptedClock(clock.now)
        (host, store) = try await Self.open(folder, clock, defect)
    }

    /// Whether nothing refers to the stopped host. Its last tasks may have to end first.
    func isReleased() async -> Bool {
        await isReached { lastHost.host == nil }
    }

    /// Kills the host and starts another one with the files that it left.
    ///
    /// - Parameter tear: Changes the files, as an unfinished write of the killed host does.
    mutating func kill(_ tear: (_ database: String) throws -> Void = { _ in }) async throws {
        store.set(.dead)
        let old = folder
        life += 1
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: old + "/device.sqlite" + suffix) {
            try FileManager.default.copyItem(atPath: old + "/device.sqlite" + suffix, toPath: database + suffix)
        }
        try tear(database)
        // Cleans up in this process; the dead store accepts nothing.
        await stop()
        try await start()
        try FileManager.default.removeItem(atPath: old)
    }

    // MARK: Observation

    /// Processes events that are due, as the timer of a clock that moves does, until no work is left.
    func settle() async {
        await host.settle()
        for _ in 0..<10 {
            guard let next = await host.nextWake, next <= clock.now else { return }
            await host.tick()
            await host.settle()
        }
    }

    func observe() async -> Observation {
        let snapshot = await host.snapshot()
        var observation = Observation(
            notices: snapshot.notices, log: snapshot.log.map(\.text), isStored: snapshot.notices.isEmpty)
        for app in snapshot.apps {
            if case .failed(let messages) = app.build { observation.buildMessages += messages.map(\.message) }
        }
        for instance in snapshot.instances {
            let word = instance.configuration.first { $0.name == ScriptedWidget.parameter }?.json.trimmingQuotes
            var widget = Observation.Widget(
                kind: "\(instance.kind) \(instance.family.rawValue)", word: word ?? "plain", isCurrent: false,
                reasons: instance.reasons + (instance.timeline.failure.map { [$0.message] } ?? []))
            do throws(HostError) {
                let shown = try await host.tree(of: instance.id)
                let text = shown.tree.flatMap { Self.text(of: $0.root) }
                widget.picture = text.flatMap { Observation.Picture(text: $0) }
                widget.isCurrent = shown.kind == .entry && shown.reasons.isEmpty
                widget.reasons += shown.reasons
            } catch {
                widget.reasons.append(error.description)
            }
            observation.widgets[instance.id.number] = widget
        }
        return observation
    }

    /// The text of a `ScriptedWidget`'s tree.
    private static func text(of node: RenderNode) -> String? {
        if case .text(let content) = node.content { return content.string }
        return node.children.lazy.compactMap { text(of: $0) }.first
    }
}

/// Polls until a condition is true.
///
/// - Returns: Whether it became true in time.
func isReached(within limit: Duration = .seconds(20), _ condition: () async -> Bool) async -> Bool {
    let end = ContinuousClock.now + limit
    while await !condition() {
        guard ContinuousClock.now < end else { return false }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return true
}
