import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// What a Live Activity shows in one of its places.
package struct ShownActivity: Hashable, Sendable {
    package var activity: ActivityID
    package var presentation: ActivityPresentation
    package var tree: RenderTree
    package var environment: WidgetEnvironment
    /// Grows whenever the tree changes; taps name the revision that the person saw.
    package var revision: Int
    /// When a text that tells the time next reads differently; ask again then.
    package var nextTextChange: Date?
}

/// Live Activities: asking for their states, drawing them, using them.
extension WidgetHost {
    struct ActivityScreen: Sendable {
        var tree: RenderTree
        var environment: WidgetEnvironment
        var revision: Int
        var nextTextChange: Date?
    }

    func requestActivity(_ request: RequestID, _ id: ExtensionID, _ order: ActivityRequest) {
        let gateway = gateways[id]
        let date = extensionDate
        let order = withWrittenStates(order, of: id)
        whileUnderWay {
            let result: Result<ActivityReply, GatewayFailure>
            do throws(GatewayFailure) {
                guard let gateway else { throw Self.notRunning }
                result = .success(try await gateway.activity(order, at: date))
            } catch {
                result = .failure(error)
            }
            await self.handle(.activityStates(request, result))
        }
    }

    private func withWrittenStates(_ order: ActivityRequest, of id: ExtensionID) -> ActivityRequest {
        var order = order
        order.now = clock.now.timeIntervalSinceReferenceDate
        let known = machine.state.extensions[id]?.description.activities
        if let description = known?.first(where: { $0.attributes == order.attributes }) {
            order.states = writtenStates(description)
        }
        return order
    }

    func drawActivity(_ request: RequestID, _ id: ExtensionID, _ order: ActivityOrder) {
        let gateway = gateways[id]
        var drawing = order.request
        for index in drawing.environments.indices {
            drawing.environments[index].now = clock.now.timeIntervalSinceReferenceDate
        }
        let timely = drawing
        whileUnderWay {
            var failure: GatewayFailure?
            do throws(GatewayFailure) {
                guard let gateway else { throw Self.notRunning }
                let trees = try await gateway.render(timely)
                guard trees.count == order.seats.count else {
                    throw GatewayFailure(
                        .process, "\(order.seats.count) pictures were asked for, \(trees.count) came")
                }
                await self.show(trees, order, for: request)
            } catch {
                failure = error
            }
            await self.handle(.activityDrawn(request, failure))
        }
    }

    /// The pictures of the newest drawing; places that the device does not have any more go.
    private func show(_ trees: [RenderTree], _ order: ActivityOrder, for request: RequestID) {
        guard machine.isNewest(request, of: order.activity) else { return }
        let before = activityScreens[order.activity] ?? [:]
        var screens: [ActivityPresentation: ActivityScreen] = [:]
        for (seat, tree) in zip(order.seats, trees) {
            if let old = before[seat.presentation], old.tree == tree, old.environment == seat.environment {
                screens[seat.presentation] = old
                continue
            }
            treeRevision += 1
            screens[seat.presentation] = ActivityScreen(
                tree: tree, environment: seat.environment, revision: treeRevision,
                nextTextChange: tree.dynamicDates.isEmpty ? nil : .distantPast)
        }
        activityScreens[order.activity] = screens
        broadcast(.activity(order.activity))
    }

    /// In the order in which they were started, those that go on before those that ended.
    package func activities() -> [LiveActivity] {
        machine.state.activities.values.sorted { ($0.hasEnded ? 1 : 0, $0.id) < ($1.hasEnded ? 1 : 0, $1.id) }
    }

    /// What an activity shows now in each of its places; texts that tell the time are brought up to date.
    package func shownActivity(_ id: ActivityID) -> [ShownActivity] {
        let now = clock.now
        for (presentation, screen) in activityScreens[id] ?? [:] {
            guard let due = screen.nextTextChange, due <= now else { continue }
            let next = screen.tree.dynamicDates.compactMap { $0.nextChange(after: now) }.min()
            activityScreens[id]?[presentation]?.nextTextChange = next
            let tree = screen.tree.telling(now).tree
            guard tree != screen.tree else { continue }
            treeRevision += 1
            activityScreens[id]?[presentation]?.tree = tree
            activityScreens[id]?[presentation]?.revision = treeRevision
        }
        return ActivityPresentation.ofPhone.compactMap { presentation in
            activityScreens[id]?[presentation].map { screen in
                ShownActivity(
                    activity: id, presentation: presentation, tree: screen.tree, environment: screen.environment,
                    revision: screen.revision, nextTextChange: screen.nextTextChange)
            }
        }
    }

    /// Finds the target in what is shown now and carries it out.
    func use(
        _ id: ActivityID, _ presentation: ActivityPresentation, revision: Int, _ find: (TapMap) -> TapTarget?
    ) async throws(HostError) -> CommandReply {
        let activity = try machine.activity(id)
        guard let screen = activityScreens[id]?[presentation] else {
            throw .unavailable("the Live Activity is not shown as \(presentation.rawValue)")
        }
        guard screen.revision == revision else { throw .invalid("the Live Activity has changed since; look again") }
        let map = TapMap(screen.tree, family: presentation.isOneTarget ? .accessoryInline : .systemMedium)
        guard let target = find(map) else { throw .invalid("there is nothing to activate there") }
        let request = machine.nextRequest()
        switch target.action {
        case .openApp(let url):
            handle(.activityUsed(id, target, request))
            return .opensApp(activity.extensionID, url: url)
        case .perform(let call), .toggle(let call, _):
            let result = await withCheckedContinuation { continuation in
                intents[request] = continuation
                handle(.activityUsed(id, target, request))
            }
            return try reply(to: call.typeName, of: activity.extensionID, result)
        }
    }

    func reply(
        to intent: String, of id: ExtensionID, _ result: Result<PerformReply, GatewayFailure>
    ) throws(HostError) -> CommandReply {
        switch result {
        case .success(let reply):
            switch reply.opening {
            case .nothing: return .performed(intent: intent, summary: reply.summary)
            case .app: return .opensApp(id, url: nil)
            case .url(let url): return .opensApp(id, url: url)
            }
        case .failure(let failure): throw .intentFailed(name: intent, message: failure.message)
        }
    }

    /// A picture for the gallery, without starting anything: the first state in one of the places.
    package func activityPreview(
        of id: ExtensionID, attributes: String, presentation: ActivityPresentation
    ) async throws(HostError) -> (tree: RenderTree, reply: ActivityReply) {
        guard let installed = machine.state.extensions[id] else { throw .unknownExtension(id) }
        let known = installed.description.activities.map(\.attributes)
        guard known.contains(attributes) else { throw .unknownAttributes(attributes, extensionID: id, known: known) }
        guard let gateway = gateways[id] else { throw .unavailable("the extension '\(id)' is not running") }
        let environment = machine.state.environment
        let place: ActivityPlacement
        do throws(ActivityRefusal) {
            place = try ActivityPlacement(device: machine.device, presentation: presentation)
        } catch {
            throw .unavailable(error.description)
        }
        guard var seat = environment.activityEnvironment(place.presentation, on: machine.device) else {
            throw .unavailable("the device has no place for it")
        }
        seat.now = clock.now.timeIntervalSinceReferenceDate
        let order = withWrittenStates(
            ActivityRequest(
                attributes: attributes, locale: environment.locale,
                timeLimit: machine.state.settings.timelineTimeLimit), of: id)
        do throws(GatewayFailure) {
            let reply = try await gateway.activity(order, at: extensionDate)
            let trees: [RenderTree]
            do throws(GatewayFailure) {
                trees = try await gateway.render(RenderRequest(token: reply.token, environments: [seat]))
            } catch {
                await gateway.release(reply.token)
                throw error
            }
            await gateway.release(reply.token)
            guard let tree = trees.first else { throw GatewayFailure(.process, "no picture came") }
            return (tree, reply)
        } catch {
            throw .unavailable(error.message)
        }
    }
}

extension HostMachine {
    /// Whether a drawing of an activity is the newest one asked for.
    func isNewest(_ request: RequestID, of id: ActivityID) -> Bool { activityDrawings[id] == request }
}
