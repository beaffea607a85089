import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes

/// A tree that is shown, and where it comes from.
struct WidgetScreen: Sendable {
    let key: DrawingKey
    fileprivate(set) var tree: RenderTree
    let environment: WidgetEnvironment
    fileprivate(set) var revision = 0
    fileprivate(set) var appearance: Appearance
    /// The tree as the place shows it; made once for each revision, as it is asked for often.
    fileprivate(set) var shownTree: RenderTree
    /// When the texts that tell the time read differently; for the moment that they show now.
    fileprivate(set) var nextTextChange: Date?
    /// Why a text that tells the time does not advance.
    fileprivate(set) var standstill: String?
    /// Until then the extension is not asked again for texts that it could not draw.
    fileprivate(set) var textRetry = Date.distantPast

    /// What is done to the widget's own tree.
    struct Appearance: Equatable, Sendable {
        /// Toggles with the state that they are about to have.
        var toggles: [NodePath: Bool]
        /// What the place does to the picture.
        var treatment: Treatment
        /// Where the place bends it.
        var bend: SceneSlot?
    }

    /// What the texts that tell the time show, and until when.
    struct TextUpdate: Sendable {
        var tree: RenderTree
        var nextChange: Date?
        var standstill: String?
        var retry: Date
    }

    init(_ key: DrawingKey, _ tree: RenderTree, _ environment: WidgetEnvironment, _ appearance: Appearance) {
        self.key = key
        self.tree = tree
        self.environment = environment
        self.appearance = appearance
        shownTree = tree
        nextTextChange = .distantPast
        update()
    }

    /// The widget's own tree, with the state that toggles are about to have.
    var ownTree: RenderTree { tree.settingToggles(appearance.toggles) }

    fileprivate mutating func update() {
        shownTree = ownTree.treated(by: appearance.treatment).standing(in: appearance.bend)
    }

    var runs: Bool { tree.dynamicDates.contains(where: \.runs) }
}

/// What each widget shows.
///
/// 1. What is shown stays until there is a drawing to replace it.
/// 2. The revision changes whenever the shown tree changes, and no revision is used twice.
/// 3. Drawings that are new, or that the store would not take, are kept here until they are shown or outdated.
struct WidgetScreens: Sendable {
    private var screens: [InstanceID: WidgetScreen] = [:]
    private var drawings: [DrawingKey: RenderTree] = [:]
    private var breakdowns: [InstanceID: Breakdown] = [:]

    /// How the process that held a widget's entries crashed.
    private struct Breakdown: Sendable {
        /// Of the entries that are gone.
        var token: EntriesToken
        var reason: String
    }

    subscript(id: InstanceID) -> WidgetScreen? { screens[id] }

    func drawing(_ key: DrawingKey) -> RenderTree? { drawings[key] }

    mutating func keep(_ tree: RenderTree, as key: DrawingKey) { drawings[key] = tree }

    mutating func show(_ screen: WidgetScreen, of id: InstanceID, _ revisions: inout RevisionCounter) {
        drawings[screen.key] = nil
        screens[id] = screen
        screens[id]?.revision = revisions.next()
    }

    /// - Returns: whether the shown tree may have changed.
    mutating func setAppearance(
        _ appearance: WidgetScreen.Appearance, of id: InstanceID, _ revisions: inout RevisionCounter
    ) -> Bool {
        guard let screen = screens[id], screen.appearance != appearance else { return false }
        screens[id]?.appearance = appearance
        refresh(id, &revisions)
        return true
    }

    /// - Parameter screen: that the update was made for; nothing happens when it is not shown any more.
    /// - Returns: whether the shown tree changed.
    mutating func update(
        _ screen: WidgetScreen, of id: InstanceID, _ texts: WidgetScreen.TextUpdate,
        _ revisions: inout RevisionCounter
    ) -> Bool {
        guard let present = screens[id], present.key == screen.key, present.revision == screen.revision else {
            return false
        }
        screens[id]?.nextTextChange = texts.nextChange
        screens[id]?.standstill = texts.standstill
        screens[id]?.textRetry = texts.retry
        guard texts.tree != present.tree else { return false }
        screens[id]?.tree = texts.tree
        refresh(id, &revisions)
        return true
    }

    private mutating func refresh(_ id: InstanceID, _ revisions: inout RevisionCounter) {
        screens[id]?.update()
        screens[id]?.revision = revisions.next()
    }

    /// The clock was set: a text that has run past the new time, or to its end, runs again.
    ///
    /// - Returns: the widgets with such a text and the revision of their tree.
    mutating func restartTexts() -> [(InstanceID, revision: Int)] {
        screens.filter(\.value.runs).sorted { $0.key < $1.key }.map { id, screen in
            screens[id]?.nextTextChange = .distantPast
            return (id, screen.revision)
        }
    }

    mutating func noteBreakdown(of id: InstanceID, token: EntriesToken, _ reason: String) {
        breakdowns[id] = Breakdown(token: token, reason: reason)
    }

    /// - Parameter token: of the widget's present entries.
    func breakdown(of id: InstanceID, token: EntriesToken?) -> String? {
        breakdowns[id].flatMap { $0.token == token ? $0.reason : nil }
    }

    /// Drawings of earlier generations are no longer needed.
    mutating func discardDrawings(of id: InstanceID, before generation: Int) {
        drawings = drawings.filter { $0.key.instance != id || $0.key.generation >= generation }
    }

    mutating func remove(_ id: InstanceID) {
        screens[id] = nil
        breakdowns[id] = nil
        drawings = drawings.filter { $0.key.instance != id }
    }
}

/// Numbers the revisions of trees over all widgets and Live Activities, so that one is never used twice.
struct RevisionCounter: Sendable {
    private var last = 0

    mutating func next() -> Int {
        last += 1
        return last
    }
}
