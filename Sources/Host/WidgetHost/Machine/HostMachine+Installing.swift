import ExtensionProtocol
import Foundation

/// Extensions that come, change and go.
extension HostMachine {
    /// An extension is there, for the first time or as a new build. Its instances stay and get new content; what they
    /// showed last stays until then.
    mutating func install(_ id: ExtensionID, name: String, _ description: ExtensionDescription, at now: Date) {
        let isNew = state.extensions[id] == nil
        clues.forget(id)
        state.extensions[id] = InstalledExtension(id: id, name: name, description: description)
        running.insert(id)
        if isNew { log(.installed(name: name), at: now, extensionID: id) }
        for diagnostic in description.diagnostics {
            log(.diagnostic("\(diagnostic.subject): \(diagnostic.message)"), at: now, extensionID: id)
        }
        dirty.extensions.insert(id)
        effects.append(.changed)
        for instance in state.instances.values.sorted(by: { $0.id < $1.id }) where instance.extensionID == id {
            tokens[instance.id] = nil
            guard let widget = state.extensions[id]?.widget(instance.kind) else {
                lose(instance.id, "the app has no widget of kind '\(instance.kind)' any more", at: now)
                continue
            }
            guard widget.families.contains(instance.family) else {
                lose(
                    instance.id, "the widget '\(instance.kind)' does not support \(instance.family.rawValue) any more",
                    at: now)
                continue
            }
            if instance.schedule.generation == 0 { requestPlaceholder(instance.id) }
            reload(instance.id, because: instance.schedule.generation == 0 ? .placed : .build, at: now)
        }
        activitiesGet(newBuildOf: id)
        askForClues(at: now)
    }

    /// Nothing new will come; what is there stays, with the reason.
    private mutating func lose(_ id: InstanceID, _ reason: String, at now: Date) {
        dropLoading(id)
        state.instances[id]?.schedule.planned = nil
        state.instances[id]?.schedule.failure = .init(message: reason, count: 1, since: now)
        state.instances[id]?.schedule.greyReasons = [reason]
        log(.grey(reason: reason), at: now, instance: id)
        dirty.instances.insert(id)
        effects.append(.show(id))
        setAlarm(id, after: now)
    }

    /// The app is removed from the device, and its widgets with it.
    mutating func uninstall(_ id: ExtensionID, at now: Date) {
        guard let installed = state.extensions.removeValue(forKey: id) else { return }
        for instance in state.instances.keys.sorted() where state.instances[instance]?.extensionID == id {
            takeOff(instance, at: now)
        }
        for (activity, each) in state.activities.sorted(by: { $0.key < $1.key }) where each.extensionID == id {
            removeActivity(activity)
        }
        running.remove(id)
        clues.forget(id)
        dirty.extensions.insert(id)
        log(.uninstalled(name: installed.name), at: now, extensionID: id)
        effects.append(.changed)
    }

    mutating func noteBuild(
        _ build: InstalledExtension.Build, of id: ExtensionID, name: String, at now: Date
    ) {
        var installed = state.extensions[id] ?? InstalledExtension(id: id, name: name)
        guard installed.build != build || state.extensions[id] == nil else { return }
        installed.build = build
        state.extensions[id] = installed
        dirty.extensions.insert(id)
        if case .failed(let messages) = build {
            log(.buildFailed(errors: messages.count { $0.severity == .error }), at: now, extensionID: id)
        }
        effects.append(.changed)
    }
}
