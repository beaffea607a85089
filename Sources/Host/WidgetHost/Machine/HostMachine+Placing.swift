import DeviceCatalog
import ExtensionProtocol
import Foundation
import Scenes

/// Placing, moving and removing.
extension HostMachine {
    static let pageLimit = 30
    static let instanceLimit = 1_000

    func widget(_ kind: String, of id: ExtensionID) throws(HostError) -> WidgetDescription {
        guard let installed = state.extensions[id] else { throw .unknownExtension(id) }
        guard let widget = installed.widget(kind) else {
            throw .unknownKind(kind, extensionID: id, known: installed.description.widgets.map(\.kind))
        }
        return widget
    }

    /// A new instance, not placed yet.
    private mutating func makeInstance(
        _ id: ExtensionID, _ kind: String, _ family: WidgetFamilyName, _ context: Context, of platform: Platform,
        _ configuration: [ConfigurationEntry], _ origin: WidgetInstance.Origin
    ) throws(HostError) -> WidgetInstance {
        let widget = try widget(kind, of: id)
        guard widget.families.contains(family) else {
            throw .unsupportedFamily(family, kind: kind, supported: widget.families)
        }
        _ = try state.environment.widgetEnvironment(family: family, context: context, device: device(on: platform))
        try ConfigurationCheck(widget).check(configuration)
        guard state.instances.count < Self.instanceLimit else {
            throw .invalid("there are \(Self.instanceLimit) widgets already; remove some")
        }
        return WidgetInstance(
            id: InstanceID(state.nextNumber), extensionID: id, kind: kind, family: family, context: context,
            platform: platform, origin: origin, configuration: configuration)
    }

    mutating func place(
        _ id: ExtensionID, _ kind: String, _ family: WidgetFamilyName, in context: Context, of platform: Platform,
        page: Int?, cell: GridCell?, _ configuration: [ConfigurationEntry], at now: Date
    ) throws(HostError) -> InstanceID {
        let instance = try makeInstance(id, kind, family, context, of: platform, configuration, .person)
        switch (context, platform) {
        case (.homeScreen, .iPhone):
            try put(.widget(instance.id), GridSize(family: family), page: page, cell: cell)
        case (.todayView, .iPhone): state.todayView.append(.widget(instance.id))
        case (.lockScreen, .iPhone): try putOnLockScreen(instance)
        case (.watchSmartStack, _): try putOnWatch(instance)
        default: try checkRoom(for: instance)
        }
        begin(instance, .placed, at: now)
        return instance.id
    }

    /// The place alone says how many widgets it has room for; those that were added to it come before others.
    private func checkRoom(for instance: WidgetInstance) throws(HostError) {
        guard let family = Family(rawValue: instance.family.rawValue) else { return }
        var request = emptyPlace(instance.context, of: instance.platform)
        let own = state.instances.values.sorted { $0.id < $1.id }.filter {
            $0.context == instance.context && $0.platform == instance.platform
        }
        request.widgets = own.compactMap { other in
            Family(rawValue: other.family.rawValue).map { SceneRequest.Widget(name: other.kind, family: $0) }
        }
        request.widgets.append(.init(name: instance.kind, family: family))
        do throws(SceneRefusal) {
            _ = try Scene(request)
        } catch {
            throw .placeFull(error.description)
        }
    }

    /// Puts content on a page: at a cell, or where there is room, on a new page if need be.
    mutating func put(
        _ content: HomePage.Content, _ size: GridSize, page: Int?, cell: GridCell?
    ) throws(HostError) {
        if let cell {
            let page = page ?? 0
            var target = try existingOrNext(page)
            guard target.add(content, size: size, at: cell) else { throw .cellTaken(cell) }
            set(target, at: page)
            return
        }
        if let page { set(try existingOrNext(page), at: page) }
        let candidates = page.map { $0..<$0 + 1 } ?? state.pages.indices
        for candidate in candidates {
            guard let cell = state.pages[candidate].freeCell(for: size) else { continue }
            _ = state.pages[candidate].add(content, size: size, at: cell)
            return
        }
        guard page == nil, state.pages.count < Self.pageLimit else { throw .noRoom(size) }
        var fresh = HomePage()
        guard let cell = fresh.freeCell(for: size), fresh.add(content, size: size, at: cell) else {
            throw .noRoom(size)
        }
        state.pages.append(fresh)
    }

    /// A page, or an empty one for the number after the last.
    private func existingOrNext(_ page: Int) throws(HostError) -> HomePage {
        let isNext = page == state.pages.count && page < Self.pageLimit
        guard state.pages.indices.contains(page) || isNext else { throw .noSuchPage(page) }
        return state.pages.indices.contains(page) ? state.pages[page] : HomePage()
    }

    private mutating func set(_ content: HomePage, at page: Int) {
        if state.pages.indices.contains(page) { state.pages[page] = content } else { state.pages.append(content) }
    }

    private mutating func putOnLockScreen(_ instance: WidgetInstance) throws(HostError) {
        if instance.family == .accessoryInline {
            guard state.lockScreen.inline == nil else { throw .noRoom(GridSize(columns: 1, rows: 1)) }
            state.lockScreen.inline = instance.id
            return
        }
        let size = GridSize(family: instance.family)
        let used = state.lockScreen.row.reduce(0) { sum, id in
            sum + (state.instances[id].map { GridSize(family: $0.family).columns } ?? 0)
        }
        guard used + size.columns <= LockScreen.cells else { throw .noRoom(size) }
        state.lockScreen.row.append(instance.id)
    }

    /// A watch has one stack, which holds all its widgets.
    private mutating func putOnWatch(_ instance: WidgetInstance) throws(HostError) {
        let present = state.stacks.values.first { state.isWatchStack($0) }
        if let present {
            guard present.members.count < WidgetStack.limit else { throw .stackFull }
            state.stacks[present.id]?.members.append(instance.id)
            return
        }
        let id = StackID(state.nextNumber + 1)
        state.stacks[id] = WidgetStack(id: id, family: instance.family, members: [instance.id])
        state.nextNumber += 1
    }

    private mutating func begin(_ instance: WidgetInstance, _ reason: WidgetSchedule.ReloadReason, at now: Date) {
        state.instances[instance.id] = instance
        state.nextNumber = max(state.nextNumber, instance.id.number) + 1
        dirty.instances.insert(instance.id)
        layoutChanged()
        log(.placed, at: now, instance: instance.id)
        arrange(at: now)
        requestPlaceholder(instance.id)
        reload(instance.id, because: reason, at: now)
        if instance.context == .watchSmartStack { askForClues(at: now) }
    }

    mutating func suggest(
        _ id: ExtensionID, _ kind: String, _ configuration: [ConfigurationEntry], in stackID: StackID, at now: Date
    ) throws(HostError) -> InstanceID {
        guard let stack = state.stacks[stackID] else { throw .unknownStack(stackID) }
        guard stack.suggestions == .allowed, stack.rotation == .smart else { throw .suggestionsRefused(stackID) }
        guard stack.members.count < WidgetStack.limit else { throw .stackFull }
        let neighbour = stack.visibleMember.flatMap { state.instances[$0] }
        let context = neighbour?.context ?? .homeScreen
        let until = now.addingTimeInterval(state.settings.suggestionLife)
        let instance = try makeInstance(
            id, kind, stack.family, context, of: neighbour?.platform ?? context.usualPlatform, configuration,
            .suggestion(until: until))
        state.stacks[stackID]?.members.append(instance.id)
        begin(instance, .placed, at: now)
        state.stacks[stackID]?.visible = stack.members.count
        log(.suggestionAdded, at: now, instance: instance.id)
        setAlarm(instance.id, after: now)
        return instance.id
    }

    mutating func keep(_ id: InstanceID, at now: Date) throws(HostError) {
        guard let instance = state.instances[id] else { throw .unknownInstance(id) }
        guard case .suggestion = instance.origin else { return }
        state.instances[id]?.origin = .person
        dirty.instances.insert(id)
        log(.suggestionKept, at: now, instance: id)
        effects.append(.changed)
        setAlarm(id, after: now)
    }

    /// Takes an instance off with all that belongs to it (F-63).
    mutating func takeOff(_ id: InstanceID, at now: Date) {
        guard state.instances[id] != nil else { return }
        log(.removed, at: now, instance: id)
        lift(.widget(id))
        dropLoading(id)
        release(tokens.removeValue(forKey: id), of: id)
        state.instances[id] = nil
        agenda.set(.instance(id), to: nil)
        pendingToggles[id] = nil
        performing[id] = nil
        repetitions[id] = nil
        dirty.instances.remove(id)
        dirty.removed.insert(id)
        effects.append(.forget(id))
    }

    mutating func removeStack(_ id: StackID, at now: Date) throws(HostError) {
        guard let stack = state.stacks[id] else { throw .unknownStack(id) }
        for member in stack.members { takeOff(member, at: now) }
    }

    mutating func move(_ content: HomePage.Content, page: Int, cell: GridCell) throws(HostError) {
        let size: GridSize
        switch content {
        case .widget(let id):
            guard let instance = state.instances[id] else { throw .unknownInstance(id) }
            size = try homeScreenSize(instance.family)
        case .stack(let id):
            guard let stack = state.stacks[id] else { throw .unknownStack(id) }
            size = try homeScreenSize(stack.family)
        case .icon(let name):
            guard state.page(of: content) != nil else { throw .invalid("there is no icon called '\(name)'") }
            size = GridSize(columns: 1, rows: 1)
        }
        let target = try existingOrNext(page)
        guard target.fits(size, at: cell, ignoring: content) else { throw .cellTaken(cell) }
        if case .stack = content {
            state.removePlace(of: content)
        } else {
            lift(content)
        }
        try put(content, size, page: page, cell: cell)
        for id in instances(of: content) {
            guard let instance = state.instances[id], instance.context != .homeScreen || instance.platform != .iPhone
            else { continue }
            state.instances[id]?.stand(in: .homeScreen, of: .iPhone)
            dirty.instances.insert(id)
        }
        layoutChanged()
    }

    private func homeScreenSize(_ family: WidgetFamilyName) throws(HostError) -> GridSize {
        _ = try state.environment.widgetEnvironment(family: family, context: .homeScreen, device: device)
        return GridSize(family: family)
    }

    private func instances(of content: HomePage.Content) -> [InstanceID] {
        switch content {
        case .widget(let id): [id]
        case .stack(let id): state.stacks[id]?.members ?? []
        case .icon: []
        }
    }

    mutating func removePage(_ page: Int) throws(HostError) {
        guard state.pages.indices.contains(page) else { throw .noSuchPage(page) }
        guard state.pages[page].items.isEmpty else { throw .pageNotEmpty(page) }
        guard state.pages.count > 1 else { throw .invalid("the last page stays") }
        state.pages.remove(at: page)
        layoutChanged()
    }
}
