import CoreGraphics
import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes

/// Variants of a placed widget: its current entry in other appearances, sizes, type sizes, languages and devices.
///
/// 1. Nothing is placed, stored or announced for a variant; the caller requests it again when the widget changes.
/// 2. A variant of the widget's own size and language is drawn from the widget's own entries. For another size or
///    language the provider is asked once for each of the widget's timelines, which costs no budget.
/// 3. Variants with the same entries are drawn by one request.
/// 4. The entries are released when no variant was requested for some time, or the widget has another timeline.
extension WidgetHost {
    /// The time after the last request until the entries of variants are released.
    private static let variantRestTime = Duration.seconds(30)

    /// What a widget can be compared in.
    package func variantAxes(of id: InstanceID) throws(HostError) -> [VariantAxis] { try machine.variantAxes(of: id) }

    /// Draws variants for now; each that cannot be drawn has the reason.
    package func shown(_ wanted: [WidgetVariant], of id: InstanceID) async throws(HostError) -> [ShownVariant] {
        let widget = try machine.widget(id)
        let moment = moment(of: id)
        var shown = wanted.map { ShownVariant(variant: $0, moment: moment) }
        var drawings: [(index: Int, drawing: VariantDrawing)] = []
        for (index, variant) in wanted.enumerated() {
            do throws(HostError) {
                drawings.append((index, try machine.drawing(variant, of: widget)))
            } catch {
                shown[index].reason = error.description
            }
        }
        beginVariantRest()
        var subjects: [VariantSubject] = []
        for each in drawings where !subjects.contains(VariantSubject(each.drawing.environment)) {
            subjects.append(VariantSubject(each.drawing.environment))
        }
        for subject in subjects {
            let group = drawings.filter { VariantSubject($0.drawing.environment) == subject }
            do throws(GatewayFailure) {
                let (trees, next) = try await draw(group.map(\.drawing.environment), subject, of: widget)
                for (each, tree) in zip(group, trees) {
                    let treatment = Treatment(each.drawing.traits, in: each.drawing.place)
                    let texts = tree.dynamicDates.compactMap { $0.nextChange(after: clock.now) }
                    shown[each.index].tree = tree.treated(by: treatment)
                    shown[each.index].environment = each.drawing.environment
                    shown[each.index].nextChange = (texts + [next].compactMap(\.self)).min()
                }
            } catch {
                for each in group { shown[each.index].reason = error.message }
            }
        }
        return shown
    }

    /// Performs the action of a target in a variant, as a tap on the widget does.
    ///
    /// - Parameter moment: That of the variant that the user saw.
    package func use(
        _ variant: WidgetVariant, of id: InstanceID, seenAt moment: String, _ position: VariantPosition
    ) async throws(HostError) -> TouchReply {
        let widget = try machine.widget(id)
        guard moment == self.moment(of: id) else { throw .outdated(id) }
        let shown = try await shown([variant], of: id).first
        guard let tree = shown?.tree, let environment = shown?.environment else {
            throw .unavailable(shown?.reason ?? "the variant cannot be drawn")
        }
        guard moment == self.moment(of: id) else { throw .outdated(id) }
        let map = TapMap(tree, family: environment.family)
        let found: TapTarget? =
            switch position {
            case .point(let x, let y): map.target(at: CGPoint(x: x, y: y))
            case .node(let path): map.target(of: path)
            }
        guard let found else { throw .invalid("there is no control at this position") }
        let target = found.inVariant
        return try await execute(target, of: widget.extensionID) { .activated(id, target, $0) }
    }

    /// Identifies the current entry of a widget's current timeline.
    private func moment(of id: InstanceID) -> String {
        let schedule = machine.schedule(of: id)
        return "\(schedule?.generation ?? 0).\(schedule?.shownEntry?.index ?? 0)"
    }

    // MARK: Drawing

    /// - Returns: A tree for each environment, and the date of the next entry that the host does not announce.
    private func draw(
        _ environments: [WidgetEnvironment], _ subject: VariantSubject, of widget: PlacedWidget
    ) async throws(GatewayFailure) -> (trees: [RenderTree], next: Date?) {
        guard let gateway = connections[widget.extensionID] else { throw ExtensionConnections.notRunning }
        let now = clock.now.timeIntervalSinceReferenceDate
        let dated = environments.map { environment in
            var dated = environment
            dated.now = now
            return dated
        }
        if let own = ownEntry(of: widget, subject) {
            do throws(GatewayFailure) {
                let request = RenderRequest(token: own.token, entries: [own.index], environments: dated)
                return (try await gateway.send(request), nil)
            } catch {
                guard error.cause == .entriesGone else { throw error }
            }
        }
        do throws(GatewayFailure) {
            return try await drawOther(environments, dated, subject, of: widget, gateway)
        } catch {
            guard error.cause == .entriesGone else { throw error }
        }
        // Their process has ended since; another one is asked once.
        await release(variants.forget(subject, of: widget.id))
        return try await drawOther(environments, dated, subject, of: widget, gateway)
    }

    /// The widget's own entry, if the provider would return the same for the variant.
    private func ownEntry(of widget: PlacedWidget, _ subject: VariantSubject) -> (token: EntriesToken, index: Int)? {
        guard let environment = machine.environment(of: widget.id), VariantSubject(environment) == subject,
            let token = machine.token(of: widget.id), let entry = machine.schedule(of: widget.id)?.shownEntry
        else { return nil }
        return (token, entry.index)
    }

    private func drawOther(
        _ environments: [WidgetEnvironment], _ dated: [WidgetEnvironment], _ subject: VariantSubject,
        of widget: PlacedWidget, _ gateway: any ExtensionGateway
    ) async throws(GatewayFailure) -> (trees: [RenderTree], next: Date?) {
        let generation = machine.schedule(of: widget.id)?.generation ?? 0
        await release(variants.begin(widget, generation: generation))
        let timeline: VariantTimeline
        var isKept = true
        if let known = variants[widget.id, subject] {
            timeline = known
        } else {
            // The requests to WidgetCenter in the reply are ignored: a variant changes nothing on the device.
            timeline = VariantTimeline(
                try await gateway.send(
                    EntriesRequest(
                        kind: widget.kind, purpose: .timeline, environment: environments[0],
                        configuration: widget.configurationValues, timeLimit: machine.settings.timelineTimeLimit),
                    at: extensionDate))
            isKept = variants.keep(timeline, subject, of: widget.id, generation: generation)
        }
        let (entry, next) = timeline.entry(at: clock.now)
        let trees: [RenderTree]
        do throws(GatewayFailure) {
            trees = try await gateway.send(
                RenderRequest(token: timeline.token, entries: [entry], environments: dated))
        } catch {
            if !isKept { await gateway.release(timeline.token) }
            throw error
        }
        if !isKept { await gateway.release(timeline.token) }
        return (trees, next)
    }

    // MARK: Rest

    private func beginVariantRest() {
        variantRest?.cancel()
        variantRest = Task { [weak self] in
            guard (try? await CancelableSleep.run(for: Self.variantRestTime)) != nil else { return }
            await self?.releaseVariants()
        }
    }

    /// Releases the entries that were requested for variants.
    func releaseVariants() async { await release(variants.removeAll()) }

    private func release(_ dropped: [VariantTimelines.Dropped]) async {
        for each in dropped { await connections[each.extensionID]?.release(each.token) }
    }
}

extension TapTarget {
    /// The target on the device. Its node exists only in the variant, so no toggle of the placed widget changes before
    /// the intent has run.
    fileprivate var inVariant: TapTarget {
        var target = self
        target.path = NodePath([])
        if case .toggle(let call, _) = action { target.action = .perform(call) }
        return target
    }
}
