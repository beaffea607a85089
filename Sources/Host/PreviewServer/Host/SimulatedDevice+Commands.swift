import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetHost
import WidgetVocabulary

extension SimulatedDevice {
    package func perform(_ command: PageCommand) async throws(PageRejection) -> PageReply {
        switch command {
        case .place(let name, let kind, let family, let page):
            return try await place(ExtensionID(name), kind, try Self.family(family), page: page)
        case .remove(let widget): return try await send(.layout(.remove(InstanceID(widget))))
        case .removeStack(let stack): return try await send(.layout(.removeStack(StackID(stack))))
        case .move(let item, let page, let column, let row):
            return try await send(.layout(.move(item.content, page: page, cell: GridCell(column: column, row: row))))
        case .stack(let item, let other): return try await send(.layout(.stack(item.content, onto: other.content)))
        case .unstack(let widget): return try await takeOut(InstanceID(widget))
        case .resize(let widget, let family):
            return try await send(.layout(.resize(InstanceID(widget), try Self.family(family))))
        case .resizeStack(let stack, let family):
            return try await send(.layout(.resizeStack(StackID(stack), try Self.family(family))))
        case .turn(let stack, let index): return try await send(.stack(.scrollStack(StackID(stack), to: index)))
        case .rotates(let stack, let isOn):
            return try await send(.stack(.setRotation(StackID(stack), isOn ? .smart : .byHand)))
        case .keep(let widget): return try await send(.layout(.keepSuggestion(InstanceID(widget))))
        case .undo(let step): return try await send(.undo(step: step))
        case .redo(let step): return try await send(.redo(step: step))
        case .configure(let widget, let parameter, let value):
            return try await configure(InstanceID(widget), parameter, value)
        case .tap(let widget, let x, let y, let revision):
            return try await send(.tap(InstanceID(widget), x: x, y: y, revision: revision))
        case .activate(let widget, let path, let revision):
            return try await send(.activate(InstanceID(widget), NodePath(path), revision: revision))
        case .tapVariant(let widget, let variant, let moment, let x, let y):
            return try await useVariant(variant, of: widget, moment: moment, at: .point(x: x, y: y))
        case .activateVariant(let widget, let variant, let moment, let path):
            return try await useVariant(variant, of: widget, moment: moment, at: .node(NodePath(path)))
        case .startActivity(let name, let attributes):
            return try await send(.activity(.startActivity(extensionID: ExtensionID(name), attributes: attributes)))
        case .updateActivity(let id, let index):
            return try await send(.activity(.updateActivity(ActivityID(id), state: index)))
        case .ageActivity(let id, let isStale):
            return try await send(.activity(.setActivityAge(ActivityID(id), isStale ? .stale : .current)))
        case .endActivity(let id): return try await send(.activity(.endActivity(ActivityID(id))))
        case .dismissActivity(let id): return try await send(.activity(.dismissActivity(ActivityID(id))))
        case .tapActivity(let id, let name, let x, let y, let revision):
            return try await send(.tapActivity(ActivityID(id), try Self.place(name), x: x, y: y, revision: revision))
        case .useActivity(let id, let name, let path, let revision):
            return try await send(
                .useActivity(ActivityID(id), try Self.place(name), NodePath(path), revision: revision))
        case .reload(let widget): return try await send(.widget(.reload(InstanceID(widget))))
        case .audit(let widget): return try await repeatAudit(of: widget)
        case .stopAudit(let widget): return try await stopAudit(of: widget)
        case .environment(let settings): return try await set(settings)
        case .clock(let command):
            try await refusing { () async throws(HostError) in try await host.send(command.host) }
            return PageReply()
        case .restart(let name):
            let id = ExtensionID(name)
            try await refusing { () async throws(HostError) in try await restart(id) }
            return PageReply()
        case .fill: return try await fill()
        case .clearLog: return try await send(.device(.clearLog))
        }
    }

    func send(_ command: HostCommand) async throws(PageRejection) -> PageReply {
        let (reply, step) = try await refusing { () async throws(HostError) in try await host.sendUndoable(command) }
        return switch reply {
        case .done: PageReply(step: step)
        case .placed(let id): PageReply(widget: id.number, step: step)
        case .stacked(let id): PageReply(stack: id.number, step: step)
        case .activityStarted(let id): PageReply(activity: id.number, step: step)
        }
    }

    private func send(_ command: TouchCommand) async throws(PageRejection) -> PageReply {
        PageReply(try await refusing { () async throws(HostError) in try await host.send(command) })
    }

    private static func place(_ name: String) throws(PageRejection) -> ActivityPresentation {
        do throws(UnknownName) {
            return try ActivityPresentation(named: name)
        } catch {
            throw PageRejection(.invalid, error.description)
        }
    }

    /// Adds the widget to the visible page, or to another page with room if that one is full of widgets.
    private func place(
        _ id: ExtensionID, _ kind: String, _ family: Family, page: Int?
    ) async throws(PageRejection) -> PageReply {
        let snapshot = await host.snapshot()
        let place = snapshot.environment.place
        func command(_ page: Int?) -> HostCommand {
            .layout(
                .place(
                    extensionID: id, kind: kind, family: family, context: place.context, page: page, cell: nil,
                    configuration: [], platform: place.platform))
        }
        guard place.isPhoneHome else { return try await send(command(nil)) }
        let size = GridSize(family: family)
        let visible = page.flatMap { snapshot.pages.indices.contains($0) ? snapshot.pages[$0] : nil }
        let hasRoom = visible?.freeCell(for: size, among: .widgets) != nil
        return try await send(command(hasRoom ? page : nil))
    }

    /// Adds every widget in every size that fits the empty place, until it is full.
    private func fill() async throws(PageRejection) -> PageReply {
        let place = await host.snapshot().environment.place
        var first: PageReply?
        for app in await host.gallery(for: place.context, on: place.platform).apps {
            for group in app.groups {
                for family in group.families {
                    let command = HostCommand.layout(
                        .place(
                            extensionID: app.id, kind: group.kind, family: family, context: place.context, page: nil,
                            cell: nil, configuration: [], platform: place.platform))
                    do throws(PageRejection) {
                        let reply = try await send(command)
                        first = first ?? reply
                    } catch {
                        // A full place is expected, a full disk is not.
                        if error.reason == .notStored { throw error }
                    }
                }
            }
        }
        return first ?? PageReply(note: "No extension has a widget for this place.")
    }

    /// Moves a widget from its stack to the first free position on any page, or where only icons are, or else to a new
    /// page at the end.
    private func takeOut(_ id: InstanceID) async throws(PageRejection) -> PageReply {
        let snapshot = await host.snapshot()
        guard let instance = snapshot.instances.first(where: { $0.id == id }) else {
            throw PageRejection(HostError.unknownInstance(id))
        }
        let size = GridSize(family: instance.family)
        for obstacles in [HomePage.Obstacles.all, .widgets] {
            for (index, page) in snapshot.pages.enumerated() {
                guard let cell = page.freeCell(for: size, among: obstacles) else { continue }
                return try await send(.layout(.move(.widget(id), page: index, cell: cell)))
            }
        }
        return try await send(
            .layout(.move(.widget(id), page: snapshot.pages.count, cell: GridCell(column: 0, row: 0))))
    }

    /// Sets one value and keeps the others; `null` restores the default.
    private func configure(_ id: InstanceID, _ name: String, _ value: String) async throws(PageRejection) -> PageReply {
        guard let instance = await host.snapshot().instances.first(where: { $0.id == id }) else {
            throw PageRejection(HostError.unknownInstance(id))
        }
        var entries = instance.configuration.filter { $0.name != name }
        if value != "null" { entries.append(ConfigurationEntry(name: name, json: value)) }
        return try await send(.widget(.configure(id, entries)))
    }
}

extension PageCommand.Item {
    fileprivate var content: HomePage.Content {
        switch self {
        case .widget(let id): .widget(InstanceID(id))
        case .stack(let id): .stack(StackID(id))
        case .icon(let name): .icon(name: name)
        }
    }
}

extension PageReply {
    init(_ reply: TouchReply) {
        switch reply {
        case .performed(_, let summary): self.init(note: summary.isEmpty ? nil : summary)
        case .opensApp(_, let url): self.init(opened: url ?? "")
        }
    }
}

extension PageCommand.Clock {
    fileprivate var host: ClockCommand {
        switch self {
        case .play: .play
        case .pause: .pause
        case .real: .real
        case .speed(let speed): .speed(speed)
        case .jump(let date): .jump(to: Date(timeIntervalSince1970: date))
        }
    }
}
