import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes

/// Calls to extensions. Each runs beside the others and brings its answer back as an event.
extension WidgetHost {
    /// The time that extensions are shown; none for the real one. What the device's clock shows within one second of
    /// real time is one moment to them, so that requests that come together can share a process.
    var extensionDate: Date? {
        let state = clock.state
        guard state.mode != .real else { return nil }
        let grid = state.mode == .paused ? 1 : max(1, state.speed)
        let seconds = state.now.timeIntervalSinceReferenceDate
        return Date(timeIntervalSinceReferenceDate: (seconds / grid).rounded(.down) * grid)
    }

    static let notRunning = GatewayFailure(.process, "the app's extension is not running")

    func requestEntries(
        _ request: RequestID, _ id: ExtensionID, _ instance: InstanceID, _ order: EntriesRequest
    ) {
        let gateway = gateways[id]
        let date = extensionDate
        whileUnderWay {
            let result: Result<EntriesReply, GatewayFailure>
            do throws(GatewayFailure) {
                guard let gateway else { throw Self.notRunning }
                result = .success(try await gateway.entries(order, at: date))
            } catch {
                result = .failure(error)
            }
            await self.handle(.entries(request, result))
        }
    }

    func draw(_ request: RequestID, _ id: ExtensionID, _ order: DrawOrder) {
        let gateway = gateways[id]
        whileUnderWay {
            let result: Result<[DrawingFacts], GatewayFailure>
            do throws(GatewayFailure) {
                guard let gateway else { throw Self.notRunning }
                let trees = try await gateway.render(order.request)
                guard trees.count == order.entries.count else {
                    throw GatewayFailure(
                        .process, "\(order.entries.count) pictures were asked for, \(trees.count) came")
                }
                result = .success(await self.keep(trees, order))
            } catch {
                result = .failure(error)
            }
            await self.handle(.drawn(request, result))
        }
    }

    func requestRelevance(_ request: RequestID, _ id: ExtensionID, kind: String) {
        let gateway = gateways[id]
        let date = extensionDate
        whileUnderWay {
            let result: Result<[RelevanceAttribute], GatewayFailure>
            do throws(GatewayFailure) {
                guard let gateway else { throw Self.notRunning }
                result = .success(try await gateway.relevance(kind: kind, at: date))
            } catch {
                result = .failure(error)
            }
            await self.handle(.relevance(request, result))
        }
    }

    /// Puts drawings into the store; those that it would not take stay in memory. The one that is shown first stays
    /// there in any case, until it is shown.
    private func keep(_ trees: [RenderTree], _ order: DrawOrder) async -> [DrawingFacts] {
        let isGone = machine.state.instances[order.instance] == nil
        let drawings = await Self.encode(trees, order)
        let isFirst = trees.count == 1
        var changes: [StoreChange] = []
        for (drawing, tree) in zip(drawings, trees) {
            if isFirst { fresh[drawing.key] = tree }
            changes.append(.drawing(drawing.key, drawing.bytes))
        }
        if !isGone {
            do throws(StoreError) {
                try await store.save(changes)
            } catch {
                note(error.description)
                for (drawing, tree) in zip(drawings, trees) { fresh[drawing.key] = tree }
            }
        }
        return drawings.map(\.facts)
    }

    private struct Drawing: Sendable {
        var key: DrawingKey
        var bytes: [UInt8]
        var facts: DrawingFacts
    }

    /// Away from the actor, for encoding takes as long as the trees are large.
    @concurrent
    private static func encode(_ trees: [RenderTree], _ order: DrawOrder) async -> [Drawing] {
        zip(order.entries, trees).map { entry, tree in
            let bytes = tree.binary
            return Drawing(
                key: DrawingKey(instance: order.instance, generation: order.generation, entry: entry), bytes: bytes,
                facts: DrawingFacts(tree, entry: entry, byteCount: bytes.count))
        }
    }

    func perform(_ request: RequestID, _ id: ExtensionID, _ order: PerformRequest) {
        let gateway = gateways[id]
        let date = extensionDate
        whileUnderWay {
            let result: Result<PerformReply, GatewayFailure>
            do throws(GatewayFailure) {
                guard let gateway else { throw Self.notRunning }
                result = .success(try await gateway.perform(order, at: date))
            } catch {
                result = .failure(error)
            }
            await self.finish(request, result)
        }
    }

    /// Tells every extension which of its widgets are placed.
    func tellPlacements() async {
        for (id, gateway) in gateways.sorted(by: { $0.key < $1.key }) {
            let placed = machine.state.instances.values.sorted { $0.id < $1.id }.filter { $0.extensionID == id }
            await gateway.setPlacements(placed.map { WidgetPlacement($0) })
        }
    }

    private func finish(_ request: RequestID, _ result: Result<PerformReply, GatewayFailure>) {
        handle(.performed(request, result))
        intents.removeValue(forKey: request)?.resume(returning: result)
    }

    /// Finds the target in the tree that is shown now and carries it out.
    func use(
        _ id: InstanceID, revision: Int, _ find: (TapMap) -> TapTarget?
    ) async throws(HostError) -> CommandReply {
        guard let instance = machine.state.instances[id] else { throw .unknownInstance(id) }
        guard let screen = screens[id], screen.key.generation > 0 else {
            // Before the first entry there is nothing but the widget as a whole.
            return open(instance, url: nil)
        }
        guard screen.revision == revision else { throw .outdated(id) }
        let own = screen.ownTree
        let map = TapMap(own.treated(by: screen.treatment), family: instance.family)
        guard var target = find(map), let path = map.path(of: target, in: own, family: instance.family) else {
            throw .invalid("there is nothing to activate there")
        }
        target.path = path
        let request = machine.nextRequest()
        switch target.action {
        case .openApp(let url):
            handle(.activated(id, target, request))
            return .opensApp(instance.extensionID, url: url)
        case .perform(let call), .toggle(let call, _):
            let result = await withCheckedContinuation { continuation in
                intents[request] = continuation
                handle(.activated(id, target, request))
            }
            return try reply(to: call.typeName, of: instance.extensionID, result)
        }
    }

    private func open(_ instance: WidgetInstance, url: String?) -> CommandReply {
        let target = TapTarget(path: NodePath([]), frame: .zero, action: .openApp(url: url))
        handle(.activated(instance.id, target, machine.nextRequest()))
        return .opensApp(instance.extensionID, url: url)
    }
}

extension WidgetPlacement {
    init(_ instance: WidgetInstance) {
        self.init(
            instance: instance.id.number, kind: instance.kind, family: instance.family,
            configuration: instance.configuration.map { .init(name: $0.name, json: $0.json) })
    }
}
