import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel

/// The content of a Live Activity in one of its places.
package struct ShownActivity: Hashable, Sendable {
    package var activity: ActivityID
    package var presentation: ActivityPresentation
    package var tree: RenderTree
    package var environment: WidgetEnvironment
    /// Increases with every change of the tree; taps specify the revision that the user saw.
    package var revision: Int
    /// The date of the next change of text that shows the time; request the content again then.
    package var nextTextChange: Date?
}

/// The content of each Live Activity in each of its places.
struct ActivityScreens: Sendable {
    private struct Screen: Sendable {
        var tree: RenderTree
        var environment: WidgetEnvironment
        var revision: Int
        var nextTextChange: Date?
    }

    private var screens: [ActivityID: [ActivityPresentation: Screen]] = [:]

    /// Shows the newest drawing; places that the device no longer has are removed. An unchanged tree keeps its
    /// revision.
    mutating func show(_ trees: [RenderTree], _ order: ActivityOrder, _ revisions: inout RevisionCounter) {
        let before = screens[order.activity] ?? [:]
        var next: [ActivityPresentation: Screen] = [:]
        for (place, tree) in zip(order.places, trees) {
            if let old = before[place.presentation], old.tree == tree, old.environment == place.environment {
                next[place.presentation] = old
                continue
            }
            next[place.presentation] = Screen(
                tree: tree, environment: place.environment, revision: revisions.next(),
                nextTextChange: tree.dynamicDates.isEmpty ? nil : .distantPast)
        }
        screens[order.activity] = next
    }

    mutating func remove(_ id: ActivityID) { screens[id] = nil }

    /// Updates text that shows the time.
    mutating func advanceTexts(of id: ActivityID, to now: Date, _ revisions: inout RevisionCounter) {
        for (presentation, screen) in screens[id] ?? [:] {
            guard let due = screen.nextTextChange, due <= now else { continue }
            let next = screen.tree.dynamicDates.compactMap { $0.nextChange(after: now) }.min()
            screens[id]?[presentation]?.nextTextChange = next
            let tree = screen.tree.updatingTimeTexts(to: now).tree
            guard tree != screen.tree else { continue }
            screens[id]?[presentation]?.tree = tree
            screens[id]?[presentation]?.revision = revisions.next()
        }
    }

    func shown(_ id: ActivityID) -> [ShownActivity] {
        ActivityPresentation.ofPhone.compactMap { shown(id, as: $0) }
    }

    func shown(_ id: ActivityID, as presentation: ActivityPresentation) -> ShownActivity? {
        screens[id]?[presentation].map { screen in
            ShownActivity(
                activity: id, presentation: presentation, tree: screen.tree, environment: screen.environment,
                revision: screen.revision, nextTextChange: screen.nextTextChange)
        }
    }
}
