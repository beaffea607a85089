import DeviceCatalog
import ExtensionProtocol
import Foundation

/// The user's commands.
extension HostMachine {
    mutating func execute(_ command: HostCommand, at now: Date) throws(HostError) -> CommandReply {
        switch command {
        case .layout(let command): return try execute(command, at: now)
        case .stack(let command):
            if let id = try layout.apply(command, in: view(at: now), &out) {
                arrangeStack(id, at: now)
                out.noteLayoutChange()
            }
            return .done
        case .widget(let command):
            try execute(command, at: now)
            return .done
        case .activity(let command):
            let number = layout.nextNumber
            guard let id = try activities.apply(command, in: view(at: now), number: number, &out) else { return .done }
            layout.takeNumber()
            return .activityStarted(id)
        case .device(let command):
            try execute(command, at: now)
            return .done
        case .undo(let step): return try revert(step, .undo, at: now)
        case .redo(let step): return try revert(step, .redo, at: now)
        }
    }

    /// Undoes the newest step, or redoes the step that was undone last by reverting its undoing.
    ///
    /// 1. A step that cannot be reverted now, as when there are too many widgets, stays.
    /// 2. One whose items changed, or whose app no longer has the widget or the size, is dropped and reported: older
    ///    steps can then be reverted, each if the items it concerns are as its command left them.
    private mutating func revert(
        _ number: Int?, _ direction: LayoutHistory.Direction, at now: Date
    ) throws(HostError) -> CommandReply {
        let step = try history.next(number, to: direction)
        let before = layout
        let reversal: LayoutMachine.Reversal
        do throws(HostError) {
            reversal = try layout.revert(step, in: view(at: now), &out)
        } catch {
            switch error {
            case .changedSince:
                history.drop(direction)
                throw direction == .undo ? error : .changedSinceUndo
            case .unknownExtension, .unknownKind, .unsupportedFamily:
                history.drop(direction)
                throw direction == .undo ? .neverUndone(error) : .neverRedone(error)
            default: throw error
            }
        }
        history.didRevert(direction, before: before, after: layout, renaming: reversal.numbers)
        return finish(reversal, at: now)
    }

    private mutating func finish(_ reversal: LayoutMachine.Reversal, at now: Date) -> CommandReply {
        for widget in reversal.removed { didRemove(widget) }
        for widget in reversal.restored { didAdd(widget, at: now) }
        for widget in reversal.configured { reload(widget, because: .configuration, at: now) }
        return reversal.restored.first.map { .placed($0.id) } ?? .done
    }

    private mutating func execute(_ command: LayoutCommand, at now: Date) throws(HostError) -> CommandReply {
        switch try layout.apply(command, in: view(at: now), &out) {
        case .changed: return .done
        case .added(let widget):
            didAdd(widget, at: now)
            return .placed(widget.id)
        case .removed(let widgets):
            for widget in widgets { didRemove(widget) }
            return .done
        case .stacked(let id): return .stacked(id)
        case .resized(let widgets):
            arrange(at: now)
            for widget in widgets {
                if reloads.schedule(of: widget.id)?.generation == 0 {
                    reloads.requestPlaceholder(widget, in: view(at: now), &out)
                }
                reload(widget, because: .environment, at: now)
            }
            return .done
        }
    }

    private mutating func execute(_ command: WidgetCommand, at now: Date) throws(HostError) {
        switch command {
        case .configure(let id, let configuration): try configure(id, configuration, at: now)
        case .setClues(let id, let clues):
            try layout.setClues(of: id, clues, &out)
            arrangeStack(of: id, at: now)
            out.emit(.changed)
        case .reload(let id): reload(try layout.get(id), because: .person, at: now)
        case .reloadAll:
            for widget in layout.sorted { reload(widget, because: .person, at: now) }
        case .reloadTimelines(let id, let kind):
            _ = try extensions.get(id)
            for widget in layout.sorted(of: id) where kind == nil || kind == widget.kind {
                reload(widget, because: .widgetCenter, at: now)
            }
        }
    }

    private mutating func configure(
        _ id: InstanceID, _ configuration: [ConfigurationEntry], at now: Date
    ) throws(HostError) {
        let widget = try layout.get(id)
        try ConfigurationCheck(try extensions.widget(widget.kind, of: widget.extensionID)).check(configuration)
        guard configuration != widget.configuration else { return }
        layout.setConfiguration(of: id, configuration, &out)
        out.log(.configured, at: now, of: widget)
        reload(try layout.get(id), because: .configuration, at: now)
    }

    private mutating func execute(_ command: DeviceCommand, at now: Date) throws(HostError) {
        switch command {
        case .beginEditing(let context): editing.beginEditing(context)
        case .endEditing: editing.endEditing()
        case .openGallery(let context): try editing.openGallery(context, visible: environment.place)
        case .closeGallery: editing.closeGallery()
        case .setEnvironment(let environment):
            return try setEnvironment(environment, at: now)
        case .setSettings(let settings):
            self.settings = settings.bounded
            out.noteLayoutChange()
            reloads.settingsChanged(in: view(at: now), &out)
        case .setCircumstances(let circumstances):
            try relevance.set(circumstances)
            updateSuggestions(at: now)
            for id in layout.stackIDs { arrangeStack(id, at: now) }
            out.noteLayoutChange()
        case .clearLog: return out.clearLog()
        }
        out.emit(.changed)
    }

    /// The provider formats text, so another locale or time zone requires new entries; other changes only require
    /// drawing the current ones again.
    private mutating func setEnvironment(_ environment: HostEnvironment, at now: Date) throws(HostError) {
        let old = self.environment
        guard environment != old else { return }
        let changes = try place.set(environment, widgets: namedWidgets)
        out.noteLayoutChange()
        let view = view(at: now)
        activities.environmentChanged(from: old, in: view, &out)
        guard environment.locale != old.locale || environment.timeZone != old.timeZone else {
            return environmentChanged(changes, at: now)
        }
        for widget in layout.sorted {
            if reloads.schedule(of: widget.id)?.generation == 0 { reloads.requestPlaceholder(widget, in: view, &out) }
            reload(widget, because: .environment, at: now)
        }
    }
}
