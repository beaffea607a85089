import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes
import Typesetter
import WidgetVocabulary

/// The content of widgets and Live Activities, and taps on it.
extension WidgetHost {
    var reader: ScreenReader {
        ScreenReader(device: machine, screens: screens, connections: connections, now: clock.now)
    }

    // MARK: Widgets

    /// Shows the current drawing on the screen, from memory or from the store. If there is none, the screen stays
    /// unchanged.
    func refresh(_ id: InstanceID) async {
        guard let key = reader.wantedKey(id) else { return }
        if screens[id]?.key == key {
            if screens.setAppearance(appearance(of: id), of: id, &revisions) { publishTree(of: id) }
            return
        }
        guard let tree = await drawing(key) else { return }
        // Another entry may have become current in the meantime; its own refresh shows it.
        guard reader.wantedKey(id) == key, let environment = reader.environment(for: key) else { return }
        screens.show(WidgetScreen(key, tree, environment, appearance(of: id)), of: id, &revisions)
        publisher.withdraw(Self.damageNotice(of: id))
        publishTree(of: id)
    }

    private static func damageNotice(of id: InstanceID) -> String {
        "the stored picture of widget \(id) is damaged; a reload draws it again"
    }

    private func appearance(of id: InstanceID) -> WidgetScreen.Appearance {
        .init(
            toggles: machine.pendingToggles(of: id), treatment: reader.treatment(of: id),
            bend: bentSlots.slot(of: id, on: machine))
    }

    private func publishTree(of id: InstanceID) {
        if let screen = screens[id] { publisher.publish(.instance(id, revision: screen.revision)) }
    }

    private func drawing(_ key: DrawingKey) async -> RenderTree? {
        if let tree = screens.drawing(key) { return tree }
        do throws(StoreError) {
            guard let bytes = try await store.drawing(key) else { return nil }
            if let tree = await Self.decode(bytes) { return tree }
            publisher.note(Self.damageNotice(of: key.instance))
            return nil
        } catch {
            publisher.note(error.description)
            return nil
        }
    }

    @concurrent
    private static func decode(_ bytes: [UInt8]) async -> RenderTree? { try? RenderTree(binary: bytes) }

    package func tree(
        of id: InstanceID, overrides: EnvironmentOverrides = EnvironmentOverrides()
    ) async throws(HostError) -> ShownWidget {
        _ = try machine.widget(id)
        if screens[id] == nil { await refresh(id) }
        await advanceTexts(of: id)
        guard var shown = reader.shown(id) else { throw .unknownInstance(id) }
        let environment = shown.environment.applying(overrides)
        guard environment != shown.environment, let screen = screens[id] else { return shown }
        do throws(GatewayFailure) {
            shown.tree = try await draw(screen.key, environment, showing: clock.now)
            shown.environment = environment
        } catch {
            shown.reasons.append("it cannot be drawn for this environment: \(error.message)")
        }
        return shown
    }

    /// The content of the widget at another date of its timeline, for a scrubber.
    package func tree(of id: InstanceID, at date: Date) async throws(HostError) -> ShownWidget {
        guard let schedule = machine.schedule(of: id), var shown = reader.shown(id) else {
            throw .unknownInstance(id)
        }
        guard let index = schedule.entryIndex(at: date), let environment = machine.environment(of: id) else {
            return shown
        }
        let entry = schedule.entries[index]
        let key = DrawingKey(instance: id, generation: schedule.generation, entry: entry.index)
        shown.entryDate = entry.date
        shown.environment = environment
        shown.nextTextChange = nil
        shown.pendingToggles = [:]
        do throws(GatewayFailure) {
            shown.tree = try await draw(key, environment, showing: date).treated(by: reader.treatment(of: id))
            shown.kind = .entry
        } catch {
            if let tree = await drawing(key) {
                shown.tree = tree.updatingTimeTexts(to: date).tree
                shown.kind = .entry
            } else {
                shown.kind = .lastGood
                shown.reasons.append("the entry of that date cannot be drawn: \(error.message)")
            }
        }
        return shown
    }

    private func draw(
        _ key: DrawingKey, _ environment: WidgetEnvironment, showing now: Date
    ) async throws(GatewayFailure) -> RenderTree {
        guard let instance = machine.instance(key.instance), let token = machine.token(of: key.instance),
            let gateway = connections[instance.extensionID]
        else { throw GatewayFailure(.entriesGone, "the process that had these entries has ended") }
        guard key.generation == instance.schedule.generation else {
            throw GatewayFailure(.entriesGone, "there is a newer timeline")
        }
        var environment = environment
        environment.now = now.timeIntervalSinceReferenceDate
        let trees = try await gateway.send(
            RenderRequest(token: token, entries: [key.entry], environments: [environment]))
        guard let tree = trees.first else { throw GatewayFailure(.process, "the extension returned no picture") }
        return tree
    }

    // MARK: Text that shows the time

    /// Seconds until the next attempt to update text after a failure.
    private static let textRetry: TimeInterval = 60

    /// Updates text that shows the time, without a request to the provider (F-78).
    ///
    /// 1. The host typesets the text itself, each in its existing frame, as iOS does with archived views. If the result
    ///    equals the extension's drawing, the extension receives no request.
    /// 2. Otherwise the extension draws the same entry for this moment.
    /// 3. If it cannot, the text that the host typeset is shown, and other text stays unchanged until the extension can
    ///    draw it, which the reasons state.
    private func advanceTexts(of id: InstanceID) async {
        guard let screen = screens[id], let due = screen.nextTextChange, due <= clock.now else { return }
        let now = clock.now
        let dates = screen.tree.dynamicDates
        let next = dates.compactMap { $0.nextChange(after: now) }.min()
        var texts = WidgetScreen.TextUpdate(
            tree: screen.tree, nextChange: next, standstill: screen.standstill, retry: screen.textRetry)
        if !dates.isEmpty, screen.key.generation > 0 {
            let updated = screen.tree.updatingTimeTexts(to: now)
            texts.tree = updated.tree
            if updated.fidelity == .exact {
                texts.standstill = nil
            } else if texts.retry <= now || texts.retry > now.addingTimeInterval(Self.textRetry) {
                do throws(GatewayFailure) {
                    texts.tree = try await draw(screen.key, screen.environment, showing: now)
                    texts.standstill = nil
                } catch {
                    texts.standstill = updated.fidelity == .partial ? error.message : nil
                    texts.retry = now.addingTimeInterval(Self.textRetry)
                }
            }
        }
        if screens.update(screen, of: id, texts, &revisions) { publishTree(of: id) }
    }

    // MARK: Live Activities

    /// The activities in the order of their start, running ones before ended ones.
    package func activities() -> [LiveActivity] {
        machine.state.activities.values.sorted { ($0.hasEnded ? 1 : 0, $0.id) < ($1.hasEnded ? 1 : 0, $1.id) }
    }

    /// The current content of an activity in each of its places; text that shows the time is updated.
    package func shownActivity(_ id: ActivityID) -> [ShownActivity] {
        activityScreens.advanceTexts(of: id, to: clock.now, &revisions)
        return activityScreens.shown(id)
    }

    // MARK: Taps

    package func send(_ command: TouchCommand) async throws(HostError) -> TouchReply {
        switch command {
        case .tap(let id, let x, let y, let revision):
            try await use(id, revision: revision) { $0.target(at: CGPoint(x: x, y: y)) }
        case .activate(let id, let path, let revision):
            try await use(id, revision: revision) { $0.target(of: path) }
        case .tapActivity(let id, let presentation, let x, let y, let revision):
            try await use(id, presentation, revision: revision) { $0.target(at: CGPoint(x: x, y: y)) }
        case .useActivity(let id, let presentation, let path, let revision):
            try await use(id, presentation, revision: revision) { $0.target(of: path) }
        }
    }

    /// Finds the target in the displayed tree and performs its action.
    private func use(
        _ id: InstanceID, revision: Int, _ find: (TapMap) -> TapTarget?
    ) async throws(HostError) -> TouchReply {
        let widget = try machine.widget(id)
        guard let screen = screens[id], screen.key.generation > 0 else {
            // Before the first entry the whole widget is the only target.
            let whole = TapTarget(path: NodePath([]), frame: .zero, action: .openApp(url: nil))
            return try await execute(whole, of: widget.extensionID) { .activated(id, whole, $0) }
        }
        guard screen.revision == revision else { throw .outdated(id) }
        guard let target = screen.target(in: widget.family, find) else {
            throw .invalid("there is no control at this position")
        }
        return try await execute(target, of: widget.extensionID) { .activated(id, target, $0) }
    }

    private func use(
        _ id: ActivityID, _ presentation: ActivityPresentation, revision: Int, _ find: (TapMap) -> TapTarget?
    ) async throws(HostError) -> TouchReply {
        let activity = try machine.activity(id)
        guard let screen = activityScreens.shown(id, as: presentation) else {
            throw .unavailable("the Live Activity is not shown as \(presentation.rawValue)")
        }
        guard screen.revision == revision else { throw .invalid("the Live Activity has changed; try again") }
        let map = TapMap(screen.tree, family: presentation.isOneTarget ? .accessoryInline : .systemMedium)
        guard let target = find(map) else { throw .invalid("there is no control at this position") }
        return try await execute(target, of: activity.extensionID) { .activityUsed(id, target, $0) }
    }

    /// Performs the action of a target.
    func execute(
        _ target: TapTarget, of id: ExtensionID, _ event: (RequestID) -> HostEvent
    ) async throws(HostError) -> TouchReply {
        let request = machine.nextRequest()
        switch target.action {
        case .openApp(let url):
            handle(event(request))
            return .opensApp(id, url: url)
        case .perform(let call), .toggle(let call, _):
            let result = await withCheckedContinuation { caller in
                intents.add(caller, for: request)
                handle(event(request))
            }
            switch result {
            case .success(let reply): return TouchReply(reply, to: call.typeName, of: id)
            case .failure(let failure): throw .intentFailed(name: call.typeName, message: failure.message)
            }
        }
    }
}

extension WidgetScreen {
    /// A target of the displayed tree, with its path in the widget's own tree.
    fileprivate func target(in family: Family, _ find: (TapMap) -> TapTarget?) -> TapTarget? {
        let map = TapMap(ownTree.treated(by: appearance.treatment), family: family)
        guard var target = find(map), let path = map.path(of: target, in: ownTree, family: family) else { return nil }
        target.path = path
        return target
    }
}

extension TouchReply {
    fileprivate init(_ reply: PerformReply, to intent: String, of id: ExtensionID) {
        switch reply.opening {
        case .nothing: self = .performed(intent: intent, summary: reply.summary)
        case .app: self = .opensApp(id, url: nil)
        case .url(let url): self = .opensApp(id, url: url)
        }
    }
}
