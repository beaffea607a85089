import ExtensionProtocol
import Foundation

/// Notifications from one machine to others.
extension HostMachine {
    // MARK: Widgets

    /// Handles an added widget, which shows its placeholder until its first timeline arrives.
    mutating func didAdd(_ widget: PlacedWidget, at now: Date) {
        reloads.add(widget)
        arrange(at: now)
        reloads.requestPlaceholder(widget, in: view(at: now), &out)
        reload(widget, because: .placed, at: now)
        if widget.context == .watchSmartStack { relevance.requestAll(in: view(at: now), &out) }
    }

    mutating func remove(_ id: InstanceID, at now: Date) {
        if let widget = layout.remove(id, at: now, &out) { didRemove(widget) }
    }

    mutating func didRemove(_ widget: PlacedWidget) {
        reloads.remove(widget, &out)
        interactions.remove(widget.id)
    }

    mutating func reload(_ widget: PlacedWidget, because reason: WidgetSchedule.ReloadReason, at now: Date) {
        reloads.reload(widget, because: reason, in: view(at: now), &out)
    }

    mutating func apply(_ outcomes: [ReloadOutcome], at now: Date) {
        for outcome in outcomes {
            switch outcome {
            case .replaced(let id, let reason, let followUp):
                interactions.settle(id, followUp)
                arrangeStack(of: id, at: now)
                guard let widget = layout[id], widget.context == .watchSmartStack, reason != .environment
                else { continue }
                relevance.ask(widget.kind, widget.extensionID, in: view(at: now), &out)
            case .failed(let id): interactions.dropToggles(of: id)
            case .asked(let requests, let id):
                didReceive(requests, from: id, at: now)
                reload(requests, of: id, because: .widgetCenter, at: now)
            }
        }
    }

    private mutating func didReceive(_ requests: [WidgetCenterRequest], from id: ExtensionID, at now: Date) {
        if relevance.didReceive(requests, from: id, in: view(at: now), &out) { updateSuggestions(at: now) }
    }

    /// Reloads the widgets that an extension named.
    ///
    /// - Parameter other: A widget that is already being reloaded.
    private mutating func reload(
        _ requests: [WidgetCenterRequest], of id: ExtensionID, because reason: WidgetSchedule.ReloadReason,
        except other: InstanceID? = nil, at now: Date
    ) {
        for widget in layout.sorted(of: id) where widget.id != other && requests.reload(widget.kind) {
            reload(widget, because: reason, at: now)
        }
    }

    // MARK: Extensions

    /// Handles an installed extension or a new build. Its widgets stay and get new content; their last content is shown
    /// until then.
    mutating func install(_ id: ExtensionID, name: String, _ description: ExtensionDescription, at now: Date) {
        relevance.forget(id)
        extensions.install(id, name: name, description, at: now, &out)
        for widget in layout.sorted(of: id) {
            reloads.replaceBuild(of: widget, loss: extensions.loss(of: widget), in: view(at: now), &out)
        }
        activities.replaceBuild(of: id, in: view(at: now), &out)
        relevance.requestAll(in: view(at: now), &out)
    }

    /// Removes the app and its widgets from the device.
    mutating func uninstall(_ id: ExtensionID, at now: Date) {
        guard extensions[id] != nil else { return }
        for widget in layout.sorted(of: id) { remove(widget.id, at: now) }
        activities.removeAll(of: id, &out)
        relevance.forget(id)
        extensions.uninstall(id, at: now, &out)
    }

    // MARK: Places

    var namedWidgets: [PlaceMachine.NamedWidget] {
        layout.ordered.map { .init(widget: $0, appName: extensions[$0.extensionID]?.name) }
    }

    /// Recomputes the widgets of the visible place, and requests drawings of those whose place changed.
    mutating func arrange(at now: Date) {
        guard !place.showsPages, let changes = place.arrange(namedWidgets) else { return }
        out.emit(.changed)
        environmentChanged(changes, at: now)
    }

    mutating func environmentChanged(_ changes: [PlaceMachine.Change], at now: Date) {
        let view = view(at: now)
        for change in changes {
            guard let widget = layout[change.instance] else { continue }
            reloads.environmentChanged(of: widget, from: change.before, in: view, &out)
        }
    }

    // MARK: Stacks

    /// Rotates the stack of a widget to its most relevant member, unless the user holds it.
    mutating func arrangeStack(of id: InstanceID, at now: Date) {
        if let stack = layout.stackID(of: id) { arrangeStack(stack, at: now) }
    }

    mutating func arrangeStack(_ id: StackID, at now: Date) {
        guard let stack = layout.stack(id), stack.rotation == .smart else { return }
        let scores = relevance.scores(
            of: layout.members(of: stack), isOnWatch: layout.isOnWatch(stack), in: view(at: now)
        ) {
            reloads.schedule(of: $0)?.shownEntry
        }
        layout.arrange(id, by: scores, at: now, &out)
    }

    /// Updates the watch's stack according to the clues.
    mutating func updateSuggestions(at now: Date) {
        guard layout.watchStack != nil else { return }
        for id in relevance.takeExpiredSuggestions(at: now) {
            guard let widget = layout[id], case .suggestion = widget.origin else { continue }
            out.log(.suggestionExpired, at: now, of: widget)
            remove(id, at: now)
        }
        while let suggestion = relevance.nextSuggestion(in: view(at: now)) {
            relevance.note(suggestion, as: suggest(suggestion, at: now))
        }
        guard let stack = layout.watchStack else { return }
        arrangeStack(stack.id, at: now)
        out.refreshAlarm(of: .stack(stack.id))
    }

    private mutating func suggest(_ suggestion: RelevanceMachine.Suggestion, at now: Date) -> InstanceID? {
        guard let stack = layout.watchStack else { return nil }
        let (id, kind) = (suggestion.extensionID, suggestion.attribute.kind)
        do throws(HostError) {
            let reply = try execute(
                .layout(
                    .suggest(extensionID: id, kind: kind, configuration: suggestion.configuration, stack: stack.id)),
                at: now)
            if case .placed(let widget) = reply { return widget }
        } catch {
            out.log(
                .diagnostic("\(kind) is relevant now but cannot be suggested: \(error.description)"), at: now, of: id)
        }
        return nil
    }

    // MARK: Taps

    mutating func activate(_ id: InstanceID, _ target: TapTarget, _ request: RequestID, at now: Date) {
        guard let widget = layout[id] else { return }
        let call = InteractionMachine.Call(
            activities: activities.running(of: widget.extensionID), locale: environment.locale,
            timeLimit: settings.timelineTimeLimit)
        interactions.activate(widget, target, request, call, at: now, &out)
    }

    mutating func didPerform(_ request: RequestID, _ result: Result<PerformReply, GatewayFailure>, at now: Date) {
        if case .success(let reply) = result,
            let owner = activities.performer(of: request) ?? interactions.performer(of: request)
        {
            activities.apply(reply.activities, from: owner, in: view(at: now), &out)
        }
        if let performed = activities.didPerform(request, result, in: view(at: now), &out) {
            return reload(performed.requests, of: performed.extensionID, because: .interaction, at: now)
        }
        let view = view(at: now)
        guard let performed = interactions.didPerform(request, result, at: now, &out, widget: { view.widget($0) }),
            let requests = performed.requests, let widget = layout[performed.instance]
        else { return }
        reload(widget, because: .interaction, at: now)
        guard !requests.isEmpty else { return }
        didReceive(requests, from: widget.extensionID, at: now)
        reload(requests, of: widget.extensionID, because: .interaction, except: widget.id, at: now)
    }
}
