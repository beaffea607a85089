import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetVocabulary

/// Simulates one widget over a period without waiting.
///
/// 1. A new device gets the widget at the start of the period.
/// 2. Requests to the extension run with its clock set to the simulated time, and take no simulated time.
/// 3. The clock then jumps to the next event, until the end of the period.
package struct TimelineSimulation: Sendable {
    package var extensionID: ExtensionID
    package var kind: String
    package var family: Family
    package var configuration: [ConfigurationEntry]
    package var environment: HostEnvironment
    package var settings: HostSettings

    package init(
        extensionID: ExtensionID, kind: String, family: Family, configuration: [ConfigurationEntry] = [],
        environment: HostEnvironment = HostEnvironment(), settings: HostSettings = HostSettings()
    ) {
        self.extensionID = extensionID
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.environment = environment
        self.settings = settings
        // The report is generated from the log, so no line may be dropped.
        self.settings.logLimit = 1_000_000
    }

    /// - Throws: `HostError` if the extension does not start or has no such widget.
    package func run(
        _ gateway: any ExtensionGateway, from start: Date, for span: TimeInterval
    ) async throws(HostError) -> TimelineReport {
        let end = start.addingTimeInterval(max(0, span))
        let description: ExtensionDescription
        do throws(GatewayFailure) {
            description = try await gateway.send(DescribeRequest(locale: environment.locale))
        } catch {
            throw .unavailable("the extension '\(extensionID)' does not start: \(error.message)")
        }
        var run = Run(
            machine: HostMachine(
                state: HostState(environment: environment, settings: settings), slots: SceneSlots(), at: start),
            now: start)
        await run.execute(
            run.machine.handle(.installed(extensionID, name: extensionID.name, description), at: start), gateway)
        let context: Context = family.rawValue.hasPrefix("accessory") ? .lockScreen : .homeScreen
        let (reply, effects) = try run.machine.apply(
            .layout(
                .place(
                    extensionID: extensionID, kind: kind, family: family, context: context, page: nil, cell: nil,
                    configuration: configuration)), at: start)
        guard case .placed(let id) = reply else { throw .invalid("the widget could not be placed") }
        run.instance = id
        await run.execute(effects, gateway)
        while let next = run.wake, next < end {
            run.now = max(next, run.now)
            await run.execute(run.machine.handle(.tick, at: run.now), gateway)
        }
        return TimelineReport(
            machine: run.machine, instance: id, pictures: run.pictures, changes: run.changes,
            followsClock: run.followsClock, from: start, to: end)
    }

    /// The device during a simulation.
    private struct Run {
        var machine: HostMachine
        var now: Date
        var wake: Date?
        var instance: InstanceID?
        /// The text form of each drawing: equal text means equal pictures.
        var pictures: [DrawingKey: String] = [:]
        /// Whether a text changes without another entry.
        var followsClock = false
        var changes: [TimelineReport.Change] = []

        init(machine: HostMachine, now: Date) {
            self.machine = machine
            self.now = now
        }

        mutating func execute(_ effects: [HostEffect], _ gateway: any ExtensionGateway) async {
            var waiting = effects[...]
            while let effect = waiting.popFirst() {
                switch effect {
                case .wake(let date): wake = date
                case .requestEntries(let request, _, _, let order):
                    let date = now
                    let result: Result<EntriesReply, GatewayFailure>
                    do throws(GatewayFailure) {
                        result = .success(try await gateway.send(order, at: date))
                    } catch {
                        result = .failure(error)
                    }
                    waiting += machine.handle(.entries(request, result), at: now)
                case .draw(let request, _, let order):
                    let result = await draw(order, gateway)
                    waiting += machine.handle(.drawn(request, result), at: now)
                case .show: noteChange()
                case .release(_, let token): await gateway.release(token)
                // There is no watch that needs relevance, and no Live Activity is started.
                case .requestRelevance, .perform, .persist, .discardDrawings, .forget, .changed, .requestActivity,
                    .drawActivity, .forgetActivity:
                    break
                }
            }
        }

        private mutating func draw(
            _ order: DrawOrder, _ gateway: any ExtensionGateway
        ) async -> Result<[DrawingFacts], GatewayFailure> {
            do throws(GatewayFailure) {
                let trees = try await gateway.send(order.request)
                return .success(
                    zip(order.entries, trees).map { entry, tree in
                        let key = DrawingKey(instance: order.instance, generation: order.generation, entry: entry)
                        pictures[key] = tree.dump
                        if tree.dynamicDates.contains(where: { $0.nextChange(after: now) != nil }) {
                            followsClock = true
                        }
                        return DrawingFacts(tree, entry: entry, byteCount: tree.binary.count)
                    })
            } catch {
                return .failure(error)
            }
        }

        private mutating func noteChange() {
            guard let instance, let schedule = machine.schedule(of: instance) else { return }
            let change = TimelineReport.Change(
                date: now, generation: schedule.generation, entry: schedule.shownEntry,
                reasons: schedule.grayReasons + (schedule.failure.map { [$0.message] } ?? []))
            if let last = changes.last, last.date == change.date { changes.removeLast() }
            if changes.last?.isSame(as: change) != true { changes.append(change) }
        }
    }
}
