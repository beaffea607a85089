import ExtensionProtocol
import Foundation
import RenderModel

/// Calls to extensions. They run concurrently, and each returns its response as an event.
extension WidgetHost {
    /// The time of extensions' clocks; `nil` for the real one. All dates of the device's clock within one second of
    /// real time are the same for extensions, so that simultaneous requests can share a process.
    var extensionDate: Date? {
        let state = clock.state
        guard state.mode != .real else { return nil }
        let grid = state.mode == .paused ? 1 : max(1, state.speed)
        let seconds = state.now.timeIntervalSinceReferenceDate
        return Date(timeIntervalSinceReferenceDate: (seconds / grid).rounded(.down) * grid)
    }

    /// Sends a call and returns its response as an event.
    ///
    /// - Parameter read: Converts the reply.
    private func ask<Call: ExtensionCall, Answer: Sendable>(
        _ id: ExtensionID, _ call: Call,
        reading read: @escaping @Sendable (Call.Reply) async throws(GatewayFailure) -> Answer,
        as event: @escaping @Sendable (Result<Answer, GatewayFailure>) -> HostEvent
    ) {
        let gateway = connections[id]
        let date = extensionDate
        addWork {
            let result: Result<Answer, GatewayFailure>
            do throws(GatewayFailure) {
                guard let gateway else { throw ExtensionConnections.notRunning }
                result = .success(try await read(try await gateway.send(call, at: date)))
            } catch {
                result = .failure(error)
            }
            await self.receive(event(result), isFailure: result.isFailure)
        }
    }

    private func receive(_ event: HostEvent, isFailure: Bool) {
        if isEnding, isFailure { abandon(event) } else { handle(event) }
    }

    private func ask<Call: ExtensionCall>(
        _ id: ExtensionID, _ call: Call,
        as event: @escaping @Sendable (Result<Call.Reply, GatewayFailure>) -> HostEvent
    ) {
        ask(id, call, reading: { $0 }, as: event)
    }

    func requestEntries(_ request: RequestID, _ id: ExtensionID, _ order: EntriesRequest) {
        ask(id, order) { .entries(request, $0) }
    }

    func perform(_ request: RequestID, _ id: ExtensionID, _ order: PerformRequest) {
        ask(id, order) { .performed(request, $0) }
    }

    func requestRelevance(_ request: RequestID, _ id: ExtensionID, kind: String) {
        ask(id, RelevanceRequest(kind: kind)) { .relevance(request, $0) }
    }

    func requestActivity(_ request: RequestID, _ id: ExtensionID, _ order: ActivityRequest) {
        ask(id, withWrittenStates(order, of: id)) { .activityStates(request, $0) }
    }

    func draw(_ request: RequestID, _ id: ExtensionID, _ order: DrawOrder) {
        ask(id, order.request) { trees in
            await self.keep(trees, order)
        } as: {
            .drawn(request, $0)
        }
    }

    func drawActivity(_ request: RequestID, _ id: ExtensionID, _ order: ActivityOrder) {
        var drawing = order.request
        for index in drawing.environments.indices {
            drawing.environments[index].now = clock.now.timeIntervalSinceReferenceDate
        }
        ask(id, drawing) { trees in
            await self.show(trees, order, for: request)
        } as: { result in
            if case .failure(let failure) = result {
                .activityDrawn(request, failure)
            } else {
                .activityDrawn(request, nil)
            }
        }
    }

    func withWrittenStates(_ order: ActivityRequest, of id: ExtensionID) -> ActivityRequest {
        var order = order
        order.now = clock.now.timeIntervalSinceReferenceDate
        let known = machine.installed(id)?.description.activities
        if let description = known?.first(where: { $0.attributes == order.attributes }) {
            order.states = writtenStates(description)
        }
        return order
    }

    private func show(_ trees: [RenderTree], _ order: ActivityOrder, for request: RequestID) {
        guard machine.isNewest(request, of: order.activity) else { return }
        activityScreens.show(trees, order, &revisions)
        publisher.publish(.activity(order.activity))
    }

    /// Saves drawings in the store; those that it rejects stay in memory and are saved when it accepts changes. The first
    /// one to be shown always stays there until it is shown.
    ///
    /// The widget may be removed at any time meanwhile; nothing of it may stay in memory or in the store.
    private func keep(_ trees: [RenderTree], _ order: DrawOrder) async -> [DrawingFacts] {
        let drawings = await EncodedDrawing.encode(trees, order)
        let facts = drawings.map(\.facts)
        guard isPlaced(order.instance) else { return facts }
        if trees.count == 1 { keepInMemory(drawings, trees) }
        do throws(StoreError) {
            try await store.save(drawings.map { .drawing($0.key, $0.bytes) })
        } catch {
            noteRejected(error)
            if isPlaced(order.instance) {
                keepInMemory(drawings, trees)
                keepUnwritten(drawings.map { ($0.key, $0.bytes) })
            }
            return facts
        }
        if !isPlaced(order.instance) { removeAgain(order.instance) }
        return facts
    }

    private func isPlaced(_ id: InstanceID) -> Bool { machine.schedule(of: id) != nil }

    private func keepInMemory(_ drawings: [EncodedDrawing], _ trees: [RenderTree]) {
        for (drawing, tree) in zip(drawings, trees) { screens.keep(tree, as: drawing.key) }
    }

    // MARK: Events of extensions

    /// Sends every extension the list of its placed widgets.
    func sendPlacements() async {
        for (id, gateway) in connections.sorted {
            await gateway.setPlacements(machine.widgets(of: id).map { WidgetPlacement($0) })
        }
    }

    /// Requests descriptions again, so that names in the gallery follow the user's language.
    func describeAgain() async {
        for (id, gateway) in connections.sorted {
            guard let name = machine.installed(id)?.name,
                let description = try? await gateway.send(DescribeRequest(locale: machine.environment.locale)),
                description != machine.installed(id)?.description
            else { continue }
            handle(.described(id, name: name, description))
            publisher.publish(.gallery(id))
        }
    }

    /// Logs the events that the extension causes by itself. Ends with the gateway.
    func follow(_ reports: AsyncStream<GatewayReport>, of id: ExtensionID) {
        Task { [weak self] in
            for await report in reports {
                switch report {
                case .output(let line): await self?.handle(.output(id, line: line))
                case .memory(let bytes): await self?.handle(.memory(id, bytes: bytes))
                case .ended(let reason): await self?.noteEnd(of: id, reason)
                }
            }
        }
    }

    private func noteEnd(of id: ExtensionID, _ reason: String) async {
        guard !isEnding else { return }
        for widget in machine.widgets(of: id) {
            guard let token = machine.token(of: widget.id),
                let reason = await connections[id]?.crash(of: token)
            else { continue }
            screens.recordCrash(of: widget.id, token: token, reason)
        }
        handle(.ended(id, reason: reason))
    }
}

/// A drawn entry as the store keeps it.
private struct EncodedDrawing: Sendable {
    var key: DrawingKey
    var bytes: [UInt8]
    var facts: DrawingFacts

    /// Runs outside of the host's actor, because encoding large trees takes time.
    @concurrent
    static func encode(_ trees: [RenderTree], _ order: DrawOrder) async -> [EncodedDrawing] {
        zip(order.entries, trees).map { entry, tree in
            let bytes = tree.binary
            return EncodedDrawing(
                key: DrawingKey(instance: order.instance, generation: order.generation, entry: entry), bytes: bytes,
                facts: DrawingFacts(tree, entry: entry, byteCount: bytes.count))
        }
    }
}

extension Result {
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
