import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes

/// The displayed tree, and its origin.
struct WidgetScreen: Sendable {
    let key: DrawingKey
    fileprivate(set) var tree: RenderTree
    let environment: WidgetEnvironment
    fileprivate(set) var revision = 0
    fileprivate(set) var appearance: Appearance
    /// The tree as the place shows it; computed once for each revision, because it is read often.
    fileprivate(set) var shownTree: RenderTree
    /// The date of the next change of text that shows the time, relative to its current content.
    fileprivate(set) var nextTextChange: Date?
    /// The reason that text that shows the time is not updated.
    fileprivate(set) var standstill: String?
    /// The date until which the extension receives no more requests for text that it could not draw.
    fileprivate(set) var textRetry = Date.distantPast

    /// The changes to the widget's own tree.
    struct Appearance: Equatable, Sendable {
        /// Toggles with their pending state.
        var toggles: [NodePath: Bool]
        /// The place's treatment of the picture.
        var treatment: Treatment
        /// The slot, if the place bends the picture.
        var bend: SceneSlot?
    }

    /// The content of text that shows the time, and the date until which it is valid.
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

    /// The widget's own tree, with the pending state of toggles.
    var ownTree: RenderTree { tree.settingToggles(appearance.toggles) }

    fileprivate mutating func update() {
        shownTree = ownTree.treated(by: appearance.treatment).standing(in: appearance.bend)
    }

    var runs: Bool { tree.dynamicDates.contains(where: \.runs) }
}

/// The content of each widget.
///
/// 1. The displayed content stays until there is a drawing to replace it.
/// 2. The revision changes with every change of the displayed tree, and revisions are never reused.
/// 3. New drawings, and those that the store rejected, are kept here until they are shown or outdated.
struct WidgetScreens: Sendable {
    private var screens: [InstanceID: WidgetScreen] = [:]
    private var drawings: [DrawingKey: RenderTree] = [:]
    private var crashes: [InstanceID: Crash] = [:]

    /// The crash of the process that had a widget's entries.
    private struct Crash: Sendable {
        /// The token of the lost entries.
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

    /// - Returns: Whether the displayed tree may have changed.
    mutating func setAppearance(
        _ appearance: WidgetScreen.Appearance, of id: InstanceID, _ revisions: inout RevisionCounter
    ) -> Bool {
        guard let screen = screens[id], screen.appearance != appearance else { return false }
        screens[id]?.appearance = appearance
        refresh(id, &revisions)
        return true
    }

    /// - Parameter screen: The screen of the update, which is ignored if the screen is no longer shown.
    /// - Returns: Whether the displayed tree changed.
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

    /// Restarts text that has run past the new time of the clock, or to its end.
    ///
    /// - Returns: The widgets with such text and the revisions of their trees.
    mutating func restartTexts() -> [(InstanceID, revision: Int)] {
        screens.filter(\.value.runs).sorted { $0.key < $1.key }.map { id, screen in
            screens[id]?.nextTextChange = .distantPast
            return (id, screen.revision)
        }
    }

    mutating func recordCrash(of id: InstanceID, token: EntriesToken, _ reason: String) {
        crashes[id] = Crash(token: token, reason: reason)
    }

    /// - Parameter token: The token of the widget's current entries.
    func crash(of id: InstanceID, token: EntriesToken?) -> String? {
        crashes[id].flatMap { $0.token == token ? $0.reason : nil }
    }

    /// Discards the drawings of earlier generations.
    mutating func discardDrawings(of id: InstanceID, before generation: Int) {
        drawings = drawings.filter { $0.key.instance != id || $0.key.generation >= generation }
    }

    mutating func remove(_ id: InstanceID) {
        screens[id] = nil
        crashes[id] = nil
        drawings = drawings.filter { $0.key.instance != id }
    }
}

/// Assigns revision numbers to the trees of all widgets and Live Activities, so that none is reused.
struct RevisionCounter: Sendable {
    private var last = 0

    mutating func next() -> Int {
        last += 1
        return last
    }
}
