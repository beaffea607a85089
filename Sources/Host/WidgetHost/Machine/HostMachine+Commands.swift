import DeviceCatalog
import Foundation

/// What the person's commands do.
extension HostMachine {
    mutating func obey(_ command: HostCommand, at now: Date) throws(HostError) -> CommandReply {
        switch command {
        case .place(let id, let kind, let family, let context, let page, let cell, let configuration, let platform):
            return .placed(
                try place(
                    id, kind, family, in: context, of: platform ?? context.usualPlatform, page: page, cell: cell,
                    configuration, at: now))
        case .remove(let id):
            _ = try instance(id)
            takeOff(id, at: now)
        case .removeStack(let id): try removeStack(id, at: now)
        case .move(let content, let page, let cell): try move(content, page: page, cell: cell)
        case .addIcon(let name, let page, let cell): try addIcon(name, page: page, cell: cell)
        case .addPage:
            guard state.pages.count < Self.pageLimit else {
                throw .invalid("there are \(Self.pageLimit) pages already")
            }
            state.pages.append(HomePage())
            layoutChanged()
        case .removePage(let page): try removePage(page)

        case .stack(let content, let target): return .stacked(try stack(content, onto: target, at: now))
        case .reorderStack(let id, let members): try reorder(id, members)
        case .scrollStack(let id, let index): try scroll(id, to: index, at: now)
        case .setRotation(let id, let rotation): try change(id, at: now) { $0.rotation = rotation }
        case .setSuggestions(let id, let setting): try change(id, at: now) { $0.suggestions = setting }
        case .pin(let id, let index): try pin(id, at: index, now: now)
        case .suggest(let id, let kind, let configuration, let stack):
            return .placed(try suggest(id, kind, configuration, in: stack, at: now))
        case .keepSuggestion(let id): try keep(id, at: now)

        case .beginEditing(let context): setMode(.editing(context))
        case .openGallery(let context): try openGallery(context)
        case .closeGallery: if case .gallery(let context) = state.mode { setMode(.editing(context)) }
        case .endEditing: setMode(.using)

        case .configure(let id, let configuration): try configure(id, configuration, at: now)
        case .setClues(let id, let clues):
            _ = try instance(id)
            guard clues.count <= 20, clues.allSatisfy({ $0.lift.isFinite }) else {
                throw .invalid("a widget has at most 20 clues, each with a finite lift")
            }
            state.instances[id]?.clues = clues
            dirty.instances.insert(id)
            turnStack(of: id, at: now)
            effects.append(.changed)
        case .reload(let id):
            _ = try instance(id)
            reload(id, because: .person, at: now)
        case .reloadAll:
            for id in state.instances.keys.sorted() { reload(id, because: .person, at: now) }
        case .reloadTimelines(let id, let kind):
            guard state.extensions[id] != nil else { throw .unknownExtension(id) }
            reloadAll(of: id, kind: kind, because: .widgetCenter, at: now)

        case .setEnvironment(let environment): try setEnvironment(environment, at: now)
        case .setSettings(let settings): setSettings(settings, at: now)
        case .setCircumstances(let circumstances):
            guard circumstances.activities.count <= 20 else { throw .invalid("at most 20 activities at a time") }
            state.circumstances = circumstances
            cluesChanged(at: now)
            for id in state.stacks.keys.sorted() { turn(id, at: now) }
            layoutChanged()
        case .startActivity(let id, let attributes):
            return .activityStarted(try startActivity(id, attributes, at: now))
        case .updateActivity(let id, let index): try updateActivity(id, to: index, at: now)
        case .setActivityAge(let id, let age): try setActivityAge(id, age)
        case .endActivity(let id): try endActivity(id, at: now)
        case .dismissActivity(let id):
            _ = try activity(id)
            removeActivity(id)
        case .clearLog:
            state.log.clear()
            effects.append(.changed)
        case .tap, .activate, .tapActivity, .useActivity, .clock:
            throw .invalid("taps and the clock are not the machine's own affair")
        }
        return .done
    }

    func instance(_ id: InstanceID) throws(HostError) -> WidgetInstance {
        guard let instance = state.instances[id] else { throw .unknownInstance(id) }
        return instance
    }

    private mutating func setMode(_ mode: HostState.Mode) {
        state.mode = mode
        effects.append(.changed)
    }

    /// F-53: from these places only, and only while they are being edited.
    private mutating func openGallery(_ context: Context) throws(HostError) {
        let place = state.environment.place
        let platform = place.context == context ? place.platform : context.usualPlatform
        guard context.opensGallery(on: platform) else { throw .galleryNotHere(context, platform) }
        guard state.mode == .editing(context) || state.mode == .gallery(context) else { throw .notEditing(context) }
        setMode(.gallery(context))
    }

    private mutating func addIcon(_ name: String, page: Int, cell: GridCell?) throws(HostError) {
        guard (1...100).contains(name.count) else { throw .invalid("an icon's name has 1 to 100 characters") }
        let content = HomePage.Content.icon(name: name)
        guard state.page(of: content) == nil else { throw .invalid("the icon '\(name)' is there already") }
        try put(content, GridSize(columns: 1, rows: 1), page: page, cell: cell)
        layoutChanged()
    }

    private mutating func configure(
        _ id: InstanceID, _ configuration: [ConfigurationEntry], at now: Date
    ) throws(HostError) {
        let instance = try instance(id)
        try ConfigurationCheck(try widget(instance.kind, of: instance.extensionID)).check(configuration)
        guard configuration != instance.configuration else { return }
        state.instances[id]?.configuration = configuration
        dirty.instances.insert(id)
        log(.configured, at: now, instance: id)
        reload(id, because: .configuration, at: now)
    }

    mutating func reloadAll(
        of id: ExtensionID, kind: String?, because reason: WidgetSchedule.ReloadReason, at now: Date
    ) {
        for instance in state.instances.values.sorted(by: { $0.id < $1.id })
        where instance.extensionID == id && (kind == nil || kind == instance.kind) {
            reload(instance.id, because: reason, at: now)
        }
    }

    /// Texts and formats come from the provider, so another locale or time zone needs new entries; the rest only needs
    /// the present ones drawn again.
    private mutating func setEnvironment(_ environment: HostEnvironment, at now: Date) throws(HostError) {
        let device = try Self.device(named: environment.device)
        guard environment.locale.utf8.count <= 64 else { throw .invalid("'\(environment.locale)' is not a locale") }
        guard TimeZone(identifier: environment.timeZone) != nil else {
            throw .invalid("there is no time zone called '\(environment.timeZone.prefix(64))'")
        }
        let old = state.environment
        guard environment != old else { return }
        let otherDevices = try Self.otherDevices(environment.place)
        try check(environment, after: old, on: otherDevices[environment.place.platform] ?? device)
        let ids = state.instances.keys.sorted()
        let surroundings = ids.map { self.environment(for: $0) }
        state.environment = environment
        self.device = device
        self.otherDevices = otherDevices
        roster = PlaceRoster()
        arrange(at: now, isQuiet: true)
        layoutChanged()
        activitiesSee(environment, after: old)
        let needsEntries = environment.locale != old.locale || environment.timeZone != old.timeZone
        for (id, before) in zip(ids, surroundings) {
            if needsEntries {
                if state.instances[id]?.schedule.generation == 0 { requestPlaceholder(id) }
                reload(id, because: .environment, at: now)
            } else {
                look(at: id, now: now, before: before)
            }
        }
    }

    /// A place must be one that the platform has. What the person just chose must be possible where they look: what was
    /// chosen elsewhere is passed over.
    private func check(
        _ environment: HostEnvironment, after old: HostEnvironment, on device: Device
    ) throws(HostError) {
        let place = environment.place
        guard place.platform.contexts.contains(place.context) else {
            throw .placement(.noSuchPlace(place.context, place.platform))
        }
        guard environment.setting != old.setting, place.platform == old.place.platform,
            place.context == old.place.context
        else { return }
        for family in Family.allCases {
            guard let seat = try? WidgetPlace(device: device, context: place.context, family: family) else { continue }
            do throws(PlacementRefusal) {
                _ = try seat.traits(under: environment.setting)
            } catch {
                // A choice that was refused here before is none of this change.
                if (try? seat.traits(under: old.setting)) != nil { throw .placement(error) }
            }
        }
    }

    private mutating func setSettings(_ settings: HostSettings, at now: Date) {
        let settings = settings.bounded
        state.settings = settings
        layoutChanged()
        // What waits for the budget may run earlier, or later.
        for id in state.instances.keys.sorted() {
            guard var planned = state.instances[id]?.schedule.planned, planned.deferral != nil,
                let grant = state.instances[id]?.budget.grant(at: now, settings: settings)
            else { continue }
            planned.due = grant.date
            planned.deferral = grant.because ?? planned.deferral
            state.instances[id]?.schedule.planned = planned
            setAlarm(id)
        }
    }
}
