import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// The dependencies of the layout on other machines.
protocol LayoutContext {
    var now: Date { get }
    var settings: HostSettings { get }
    func description(of kind: String, _ id: ExtensionID) throws(HostError) -> WidgetDescription
    /// - Throws: `HostError` if a widget of that size cannot be there.
    func checkPlacement(of family: Family, in context: Context, of platform: Platform) throws(HostError)
    /// - Throws: `HostError` if the widget's place has no room in addition to the earlier widgets.
    func checkRoom(for widget: PlacedWidget, after present: [PlacedWidget]) throws(HostError)
}

/// The widgets on the device and their positions: on pages, in stacks, or in a place without a list.
///
/// 1. A command is validated completely before it changes anything, so that a rejected one has no effect.
/// 2. A widget gets its number when it is added; numbers are never reused.
/// 3. A widget that is removed or moved leaves its stack. A stack with only one remaining member becomes a widget
///    again; that of a watch remains a stack while it has members.
///
/// Invariants: every widget is in exactly one place, unless its place has no list (`PlacedWidget.isUnlisted`); every
/// widget in a place or stack is in `widgets`.
struct LayoutMachine: Equatable, Sendable {
    static let widgetLimit = 1_000

    var widgets: [InstanceID: PlacedWidget]
    var home: HomeLayout
    var stacks: StackMachine
    /// The number of the next widget, stack or Live Activity.
    private(set) var nextNumber: Int

    /// The result of a command.
    enum Outcome: Equatable {
        case changed
        case added(PlacedWidget)
        case removed([PlacedWidget])
        case stacked(StackID)
        case resized([PlacedWidget])
    }

    init(
        widgets: [InstanceID: PlacedWidget] = [:], home: HomeLayout = HomeLayout(),
        stacks: StackMachine = StackMachine(), nextNumber: Int = 1
    ) {
        self.widgets = widgets
        self.home = home
        self.stacks = stacks
        self.nextNumber = nextNumber
    }

    // MARK: Queries

    subscript(id: InstanceID) -> PlacedWidget? { widgets[id] }

    var sorted: [PlacedWidget] { widgets.values.sorted { $0.id < $1.id } }

    /// All widgets in the order in which places without a list show them: restored widgets have their earlier position.
    var ordered: [PlacedWidget] { widgets.values.sorted { ($0.order, $0.id) < ($1.order, $1.id) } }

    func sorted(of id: ExtensionID) -> [PlacedWidget] {
        widgets.values.filter { $0.extensionID == id }.sorted { $0.id < $1.id }
    }

    func get(_ id: InstanceID) throws(HostError) -> PlacedWidget {
        guard let widget = widgets[id] else { throw .unknownInstance(id) }
        return widget
    }

    func stack(_ id: StackID) -> WidgetStack? { stacks[id] }

    func stackID(of id: InstanceID) -> StackID? { stacks.stackID(of: id) }

    /// Whether nothing was ever placed: every widget takes a number.
    var isNew: Bool { nextNumber == 1 && home == HomeLayout() }

    var stackIDs: [StackID] { stacks.stacks.keys.sorted() }

    func members(of stack: WidgetStack) -> [PlacedWidget] { stack.members.compactMap { widgets[$0] } }

    /// Writes the layout; the caller, who has the timelines, writes the widgets.
    func write(to state: inout HostState) {
        state.pages = home.pages
        state.todayView = home.todayView
        state.lockScreen = home.lockScreen
        state.stacks = stacks.stacks
        state.nextNumber = nextNumber
    }

    /// The stack of the watch, which contains all its widgets.
    var watchStack: WidgetStack? { stacks.stacks.values.filter(isOnWatch).min { $0.id < $1.id } }

    func isOnWatch(_ stack: WidgetStack) -> Bool {
        stack.members.first.flatMap { widgets[$0] }?.context == .watchSmartStack
    }

    // MARK: Commands

    mutating func apply(
        _ command: LayoutCommand, in context: some LayoutContext, _ out: inout HostOutbox
    ) throws(HostError) -> Outcome {
        switch command {
        case .place(let id, let kind, let family, let place, let page, let cell, let configuration, let platform):
            let widget = try make(
                id, kind, family, place, of: platform ?? place.usualPlatform, configuration, .person, in: context)
            try put(widget, page: page, cell: cell, in: context)
            add(widget, at: context.now, &out)
            return .added(widget)
        case .suggest(let id, let kind, let configuration, let stack):
            return .added(try suggest(id, kind, configuration, in: stack, context, &out))
        case .keepSuggestion(let id):
            try keep(id, at: context.now, &out)
            return .changed
        case .remove(let id):
            _ = try get(id)
            return .removed([remove(id, at: context.now, &out)].compactMap(\.self))
        case .removeStack(let id):
            let members = try stacks.get(id).members
            return .removed(members.compactMap { remove($0, at: context.now, &out) })
        case .move(let content, let page, let cell): try move(content, page: page, cell: cell, in: context, &out)
        case .stack(let content, let target): return .stacked(try stack(content, onto: target, in: context, &out))
        case .resize(let id, let family):
            if let widget = try resize(id, to: family, in: context, &out) { return .resized([widget]) }
        case .resizeStack(let id, let family):
            let members = try resizeStack(id, to: family, in: context, &out)
            if !members.isEmpty { return .resized(members) }
        case .addIcon(let name, let page, let cell): try home.addIcon(name, page: page, cell: cell)
        case .addPage: try home.addPage()
        case .removePage(let page): try home.removePage(page)
        }
        out.noteLayoutChange()
        return .changed
    }

    mutating func apply(
        _ command: StackCommand, in context: some LayoutContext, _ out: inout HostOutbox
    ) throws(HostError) -> StackID? {
        if case .pin(let id, _) = command { _ = try get(id) }
        return try stacks.apply(command, hold: context.settings.scrollHold, at: context.now, &out)
    }

    /// Removes a widget from the device (F-63).
    mutating func remove(_ id: InstanceID, at now: Date, _ out: inout HostOutbox) -> PlacedWidget? {
        guard let widget = widgets[id] else { return nil }
        out.log(.removed, at: now, of: widget)
        lift(.widget(id), &out)
        widgets[id] = nil
        out.refreshAlarm(of: .instance(id))
        out.noteRemoval(of: id)
        return widget
    }

    mutating func setConfiguration(of id: InstanceID, _ configuration: [ConfigurationEntry], _ out: inout HostOutbox) {
        widgets[id]?.configuration = configuration
        out.noteChange(of: id)
    }

    mutating func setClues(of id: InstanceID, _ clues: [RelevanceClue], _ out: inout HostOutbox) throws(HostError) {
        _ = try get(id)
        guard clues.count <= 20, clues.allSatisfy({ $0.lift.isFinite }) else {
            throw .invalid("a widget has at most 20 clues, each with a finite lift")
        }
        widgets[id]?.clues = clues
        out.noteChange(of: id)
    }

    /// Allocates a number for an object other than a widget or stack.
    @discardableResult
    mutating func takeNumber() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    // MARK: Stacks

    mutating func arrange(_ id: StackID, by scores: [InstanceID: Double], at now: Date, _ out: inout HostOutbox) {
        guard let stack = stacks[id] else { return }
        let arrangement = isOnWatch(stack) ? StackMachine.Arrangement.ordered : .oneVisible
        guard let member = stacks.arrange(id, arrangement, by: scores, at: now, &out), let widget = widgets[member]
        else { return }
        out.log(.stackTurned(id, to: member), at: now, of: widget)
    }

    mutating func endHold(of id: StackID, at now: Date) { stacks.endHold(id, at: now) }

    mutating func limitHolds(to date: Date) { stacks.limitHolds(to: date) }

    private mutating func suggest(
        _ id: ExtensionID, _ kind: String, _ configuration: [ConfigurationEntry], in stackID: StackID,
        _ context: some LayoutContext, _ out: inout HostOutbox
    ) throws(HostError) -> PlacedWidget {
        let stack = try stacks.get(stackID)
        guard stack.suggestions == .allowed, stack.rotation == .smart else { throw .suggestionsRejected(stackID) }
        guard stack.members.count < WidgetStack.limit else { throw .stackFull }
        let neighbor = stack.visibleMember.flatMap { widgets[$0] }
        let place = neighbor?.context ?? .homeScreen
        let until = context.now.addingTimeInterval(context.settings.suggestionLife)
        let widget = try make(
            id, kind, stack.family, place, of: neighbor?.platform ?? place.usualPlatform, configuration,
            .suggestion(until: until), in: context)
        stacks.append([widget.id], to: stackID, .firstAdded)
        add(widget, at: context.now, &out)
        out.log(.suggestionAdded, at: context.now, of: widget)
        return widget
    }

    private mutating func keep(_ id: InstanceID, at now: Date, _ out: inout HostOutbox) throws(HostError) {
        let widget = try get(id)
        guard case .suggestion = widget.origin else { return }
        widgets[id]?.origin = .person
        out.noteChange(of: id)
        out.log(.suggestionKept, at: now, of: widget)
        out.emit(.changed)
        out.refreshAlarm(of: .instance(id))
    }

    /// Moves a widget or all members of a stack onto another widget or stack.
    private mutating func stack(
        _ content: HomePage.Content, onto target: HomePage.Content, in context: some LayoutContext,
        _ out: inout HostOutbox
    ) throws(HostError) -> StackID {
        var target = target
        if case .widget(let id) = target, let stack = stacks.stackID(of: id) { target = .stack(stack) }
        guard content != target else { throw .invalid("a widget cannot be stacked on itself") }
        let added = try members(of: content)
        let present = try members(of: target)
        guard let first = present.first.flatMap({ widgets[$0] }), let other = added.first.flatMap({ widgets[$0] })
        else { throw .invalid("only widgets and stacks of widgets can be stacked") }
        for each in [first, other] where !each.context.allowsStacks || each.isUnlisted {
            throw .stacksNotHere(each.context)
        }
        guard (first.context == .watchSmartStack) == (other.context == .watchSmartStack) else {
            throw .stacksNotHere(other.context)
        }
        guard first.family == other.family else { throw .differentSizes(first.family, other.family) }
        guard added.allSatisfy({ !present.contains($0) }) else {
            throw .invalid("the widget is already in that stack")
        }
        guard present.count + added.count <= WidgetStack.limit else { throw .stackFull }

        lift(content, &out)
        let id: StackID
        if case .stack(let existing) = target {
            id = existing
        } else {
            id = StackID(takeNumber())
            stacks.create(id, family: first.family, members: present)
            home.replace(target, with: .stack(id))
        }
        stacks.append(added, to: id, .firstAdded)
        for member in added {
            widgets[member]?.move(to: first.context, of: first.platform)
            out.noteChange(of: member)
        }
        stacks.hold(id, until: context.now.addingTimeInterval(context.settings.scrollHold), &out)
        return id
    }

    private func members(of content: HomePage.Content) throws(HostError) -> [InstanceID] {
        switch content {
        case .widget(let id): [try get(id).id]
        case .stack(let id): try stacks.get(id).members
        case .icon: throw .invalid("an icon cannot be stacked")
        }
    }

    // MARK: Places

    private func make(
        _ id: ExtensionID, _ kind: String, _ family: Family, _ place: Context, of platform: Platform,
        _ configuration: [ConfigurationEntry], _ origin: PlacedWidget.Origin, in context: some LayoutContext
    ) throws(HostError) -> PlacedWidget {
        let description = try context.description(of: kind, id)
        guard description.families.contains(family) else {
            throw .unsupportedFamily(family, kind: kind, supported: description.families)
        }
        try context.checkPlacement(of: family, in: place, of: platform)
        try ConfigurationCheck(description).check(configuration)
        guard widgets.count < Self.widgetLimit else {
            throw .invalid("there are already \(Self.widgetLimit) widgets; remove some")
        }
        return PlacedWidget(
            id: InstanceID(nextNumber), extensionID: id, kind: kind, family: family, context: place,
            platform: platform, origin: origin, configuration: configuration)
    }

    private mutating func put(
        _ widget: PlacedWidget, page: Int?, cell: GridCell?, in context: some LayoutContext
    ) throws(HostError) {
        switch (widget.context, widget.platform) {
        case (.homeScreen, .iPhone):
            try home.put(.widget(widget.id), GridSize(family: widget.family), page: page, cell: cell)
        case (.todayView, .iPhone): home.addToTodayView(.widget(widget.id))
        case (.lockScreen, .iPhone):
            try home.addToLockScreen(widget.id, widget.family) { widgets[$0]?.family }
        case (.watchSmartStack, _): try putOnWatch(widget)
        default:
            let present = ordered.filter { $0.context == widget.context && $0.platform == widget.platform }
            try context.checkRoom(for: widget, after: present)
        }
    }

    private mutating func putOnWatch(_ widget: PlacedWidget) throws(HostError) {
        if let present = watchStack {
            guard present.members.count < WidgetStack.limit else { throw .stackFull }
            stacks.append([widget.id], to: present.id)
            return
        }
        // The widget's own number is allocated when it is added.
        stacks.create(StackID(nextNumber + 1), family: widget.family, members: [widget.id])
        nextNumber += 1
    }

    private mutating func add(_ widget: PlacedWidget, at now: Date, _ out: inout HostOutbox) {
        widgets[widget.id] = widget
        nextNumber = max(nextNumber, widget.id.number) + 1
        out.noteChange(of: widget.id)
        out.noteLayoutChange()
        out.log(.placed, at: now, of: widget)
        out.refreshAlarm(of: .instance(widget.id))
    }

    private mutating func move(
        _ content: HomePage.Content, page: Int, cell: GridCell, in context: some LayoutContext,
        _ out: inout HostOutbox
    ) throws(HostError) {
        let size: GridSize
        let moved: [InstanceID]
        switch content {
        case .widget(let id):
            size = try homeScreenSize(try get(id).family, in: context)
            moved = [id]
        case .stack(let id):
            let stack = try stacks.get(id)
            size = try homeScreenSize(stack.family, in: context)
            moved = stack.members
        case .icon(let name):
            guard home.page(of: content) != nil else { throw .invalid("there is no icon called '\(name)'") }
            size = GridSize(columns: 1, rows: 1)
            moved = []
        }
        // A widget that leaves its stack changes no cells but its own, so what fits now fits afterward.
        var trial = home
        try trial.insert(content, size, page: page, cell: cell)
        if case .stack = content { home.remove(content) } else { lift(content, &out) }
        try home.insert(content, size, page: page, cell: cell)
        for id in moved {
            guard let widget = widgets[id], widget.context != .homeScreen || widget.platform != .iPhone else {
                continue
            }
            widgets[id]?.move(to: .homeScreen, of: .iPhone)
            out.noteChange(of: id)
        }
    }

    private func homeScreenSize(
        _ family: Family, in context: some LayoutContext
    ) throws(HostError) -> GridSize {
        try context.checkPlacement(of: family, in: .homeScreen, of: .iPhone)
        return GridSize(family: family)
    }

    /// Removes an item from its position, without deleting its widgets.
    private mutating func lift(_ content: HomePage.Content, _ out: inout HostOutbox) {
        if case .widget(let id) = content, let stackID = stacks.stackID(of: id), let stack = stacks[stackID] {
            let remainder = stacks.leave(id, stackID, leastMembers: isOnWatch(stack) ? 1 : 2, &out)
            switch remainder {
            case .stack: break
            case .widget(let last?): home.replace(.stack(stackID), with: .widget(last))
            case .widget(nil): home.remove(.stack(stackID))
            }
        }
        home.remove(content)
        if case .stack(let id) = content { stacks.remove(id, &out) }
        out.noteLayoutChange()
    }
}
