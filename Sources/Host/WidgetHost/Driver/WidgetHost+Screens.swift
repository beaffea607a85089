import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes
import Typesetter

/// What widgets show.
extension WidgetHost {
    /// Names the drawing that a widget should show now.
    private func wantedKey(_ id: InstanceID) -> DrawingKey? {
        guard let schedule = machine.state.instances[id]?.schedule else { return nil }
        guard let entry = schedule.shownEntry else { return DrawingKey(instance: id, generation: 0, entry: 0) }
        return DrawingKey(instance: id, generation: schedule.generation, entry: entry.index)
    }

    /// Brings the drawing that should be shown onto the screen, from memory or from the store. When there is none,
    /// what is on the screen stays.
    func refresh(_ id: InstanceID) async {
        guard let key = wantedKey(id) else { return }
        let toggles = machine.pendingToggles[id] ?? [:]
        if let screen = screens[id], screen.key == key {
            let (treatment, bend) = (treatment(of: id), machine.roster.bends[id])
            guard screen.toggles != toggles || screen.treatment != treatment || screen.bend != bend else { return }
            screens[id]?.toggles = toggles
            screens[id]?.treatment = treatment
            screens[id]?.bend = bend
            bump(id)
            return
        }
        guard let tree = await drawing(key) else { return }
        // Meanwhile another entry's time may have come; whoever noticed it refreshes for itself.
        guard wantedKey(id) == key, let environment = environment(of: id, key) else { return }
        fresh[key] = nil
        screens[id] = ScreenContent(
            key: key, tree: tree, environment: environment, revision: 0, toggles: machine.pendingToggles[id] ?? [:],
            treatment: treatment(of: id), bend: machine.roster.bends[id], nextTextChange: .distantPast)
        bump(id)
    }

    private func environment(of id: InstanceID, _ key: DrawingKey) -> WidgetEnvironment? {
        var environment = machine.environment(for: id)
        if key.generation == 0 { environment?.redaction = .placeholder }
        return environment
    }

    /// What the place where a widget stands does to its picture.
    private func treatment(of id: InstanceID) -> Treatment {
        machine.traits(of: id).map { Treatment($0.traits, in: $0.place) } ?? .fullColor
    }

    private func bump(_ id: InstanceID) {
        treeRevision += 1
        let tree = screens[id]?.placedTree
        screens[id]?.shownTree = tree
        screens[id]?.revision = treeRevision
        broadcast(.instance(id, revision: treeRevision))
    }

    private func drawing(_ key: DrawingKey) async -> RenderTree? {
        if let tree = fresh[key] { return tree }
        do throws(StoreError) {
            guard let bytes = try await store.drawing(key) else { return nil }
            return await Self.decode(bytes)
        } catch {
            note(error.description)
            return nil
        }
    }

    @concurrent
    private static func decode(_ bytes: [UInt8]) async -> RenderTree? {
        try? RenderTree(binary: bytes)
    }

    package func tree(
        of id: InstanceID, overrides: EnvironmentOverrides = EnvironmentOverrides()
    ) async throws(HostError) -> ShownWidget {
        guard machine.state.instances[id] != nil else { throw .unknownInstance(id) }
        if screens[id] == nil { await refresh(id) }
        await tellTheTime(id)
        guard var shown = shown(id) else { throw .unknownInstance(id) }
        let environment = shown.environment.applying(overrides)
        guard environment != shown.environment, let screen = screens[id] else { return shown }
        do throws(GatewayFailure) {
            shown.tree = try await draw(screen.key, environment, showing: clock.now)
            shown.environment = environment
        } catch {
            shown.reasons.append("it cannot be drawn for these surroundings now: \(error.message)")
        }
        return shown
    }

    private func shown(_ id: InstanceID) -> ShownWidget? {
        guard let instance = machine.state.instances[id] else { return nil }
        let schedule = instance.schedule
        var reasons = reasons(of: instance)
        guard let screen = screens[id] else {
            let environment = machine.environment(for: id)
            return ShownWidget(
                instance: id, kind: .blank, tree: nil, revision: 0,
                environment: environment ?? WidgetEnvironment(family: instance.family, canvasSize: .zero),
                reasons: reasons.isEmpty ? ["it is being loaded"] : reasons)
        }
        let isWanted = wantedKey(id) == screen.key
        let kind: ShownWidget.Kind
        if screen.key.generation == 0 {
            kind = .placeholder
        } else {
            kind = isWanted && schedule.failure == nil ? .entry : .lastGood
            if !isWanted { reasons.append("the entry for now was not drawn yet") }
            if !machine.isLoading(id), machine.environment(for: id) != screen.environment {
                reasons.append("it was drawn for other surroundings and could not be drawn again")
            }
        }
        return ShownWidget(
            instance: id, kind: kind, tree: screen.shownTree ?? screen.placedTree, revision: screen.revision,
            environment: screen.environment, entryDate: schedule.shownEntry?.date,
            age: schedule.received.map { clock.now.timeIntervalSince($0) }, nextTextChange: screen.nextTextChange,
            reasons: reasons, findings: findings(of: instance), pendingToggles: screen.toggles)
    }

    /// Why what a widget shows is not current, and why a phone would show it grey, as far as the schedule says.
    func reasons(of instance: WidgetInstance) -> [String] {
        let schedule = instance.schedule
        var reasons = schedule.greyReasons
        if let failure = schedule.failure, !reasons.contains(where: { $0.contains(failure.message) }) {
            reasons.append("there is nothing newer: \(failure.message)")
        }
        if gateways[instance.extensionID] == nil, schedule.failure == nil {
            reasons.append("the app's extension is not running; this is what it showed last")
        }
        guard let screen = screens[instance.id] else { return reasons }
        if let reason = breakdown(of: instance.id), screen.tree.dynamicDates.contains(where: \.runs),
            !reasons.contains(where: { $0.contains(reason) })
        {
            reasons.append("what it shows goes on without its process, which broke down: \(reason)")
        }
        if let standstill = screen.standstill {
            reasons.append("a text that tells the time stands still: \(standstill)")
        }
        return reasons
    }

    /// How the process that drew what is shown broke down.
    private func breakdown(of id: InstanceID) -> String? {
        breakdowns[id].flatMap { $0.token == machine.token(of: id) ? $0.reason : nil }
    }

    /// What the widget could do better, in words. Content that never changes does not grow old.
    func findings(of instance: WidgetInstance) -> [String] {
        guard let screen = screens[instance.id], screen.key.generation > 0, wantedKey(instance.id) == screen.key,
            let entry = instance.schedule.shownEntry, let received = instance.schedule.received,
            instance.schedule.policy != .never
        else { return [] }
        let finding = Freshness.finding(
            screen.tree, entryDate: entry.date, received: received, now: clock.now, environment: screen.environment)
        return finding.map { [$0] } ?? []
    }

    func shownKind(_ id: InstanceID) -> ShownWidget.Kind { shown(id)?.kind ?? .blank }

    /// Seconds until a text that could not be brought up to date is tried again.
    private static let textRetry: TimeInterval = 60

    /// Brings texts that tell the time up to date, without asking the provider (F-78).
    ///
    /// 1. The host sets the texts itself, each in the room that it has, as a phone goes on with the views that it
    ///    keeps. When that gives what the extension would draw, nobody is asked.
    /// 2. Otherwise the extension draws the same entry for this moment.
    /// 3. When it cannot, what the host could set is shown, and a text that the host could not set stays as it is
    ///    until the extension can; the reason says so.
    private func tellTheTime(_ id: InstanceID) async {
        guard let screen = screens[id], let due = screen.nextTextChange, due <= clock.now else { return }
        let now = clock.now
        let dates = screen.tree.dynamicDates
        let next = dates.compactMap { $0.nextChange(after: now) }.min()
        guard !dates.isEmpty, screen.key.generation > 0 else {
            screens[id]?.nextTextChange = next
            return
        }
        let told = screen.tree.telling(now)
        var (tree, standstill, retry) = (told.tree, screen.standstill, screen.textRetry)
        if told.fidelity == .exact {
            standstill = nil
        } else if retry <= now || retry > now.addingTimeInterval(Self.textRetry) {
            do throws(GatewayFailure) {
                tree = try await draw(screen.key, screen.environment, showing: now)
                standstill = nil
            } catch {
                standstill = told.fidelity == .partial ? error.message : nil
                retry = now.addingTimeInterval(Self.textRetry)
            }
        }
        guard let present = screens[id], present.key == screen.key, present.revision == screen.revision else { return }
        screens[id]?.nextTextChange = next
        screens[id]?.standstill = standstill
        screens[id]?.textRetry = retry
        guard tree != present.tree else { return }
        screens[id]?.tree = tree
        bump(id)
    }

    private func draw(
        _ key: DrawingKey, _ environment: WidgetEnvironment, showing now: Date
    ) async throws(GatewayFailure) -> RenderTree {
        guard let instance = machine.state.instances[key.instance], let token = machine.token(of: key.instance),
            let gateway = gateways[instance.extensionID]
        else { throw GatewayFailure(.entriesGone, "the process that had these entries has ended") }
        guard key.generation == instance.schedule.generation else {
            throw GatewayFailure(.entriesGone, "there is a newer timeline")
        }
        var environment = environment
        environment.now = now.timeIntervalSinceReferenceDate
        let trees = try await gateway.render(
            RenderRequest(token: token, entries: [key.entry], environments: [environment]))
        guard let tree = trees.first else { throw GatewayFailure(.process, "no picture came") }
        return tree
    }

    /// What the widget shows at another moment of its timeline: for a scrubber.
    package func tree(of id: InstanceID, at date: Date) async throws(HostError) -> ShownWidget {
        guard let schedule = machine.state.instances[id]?.schedule else { throw .unknownInstance(id) }
        guard var shown = shown(id) else { throw .unknownInstance(id) }
        guard let index = schedule.entryIndex(at: date), let environment = machine.environment(for: id) else {
            return shown
        }
        let entry = schedule.entries[index]
        let key = DrawingKey(instance: id, generation: schedule.generation, entry: entry.index)
        shown.entryDate = entry.date
        shown.environment = environment
        shown.nextTextChange = nil
        shown.pendingToggles = [:]
        do throws(GatewayFailure) {
            shown.tree = try await draw(key, environment, showing: date).treated(by: treatment(of: id))
            shown.kind = .entry
        } catch {
            if let tree = await drawing(key) {
                shown.tree = tree.telling(date).tree
                shown.kind = .entry
            } else {
                shown.kind = .lastGood
                shown.reasons.append("the entry of that moment cannot be drawn now: \(error.message)")
            }
        }
        return shown
    }
}

extension WidgetHost.ScreenContent {
    /// With the state that toggles are about to have.
    var ownTree: RenderTree { tree.settingToggles(toggles) }

    /// As the place shows it.
    var placedTree: RenderTree { ownTree.treated(by: treatment).standing(in: bend) }
}

extension WidgetEnvironment {
    func applying(_ overrides: EnvironmentOverrides) -> WidgetEnvironment {
        var result = self
        result.colorScheme = overrides.colorScheme ?? colorScheme
        result.contrast = overrides.contrast ?? contrast
        result.typeSize = overrides.typeSize ?? typeSize
        result.renderingMode = overrides.renderingMode ?? renderingMode
        result.containerBackground = overrides.containerBackground ?? containerBackground
        result.luminance = overrides.luminance ?? luminance
        result.locale = overrides.locale ?? locale
        result.layoutDirection = overrides.layoutDirection ?? layoutDirection
        return result
    }
}
