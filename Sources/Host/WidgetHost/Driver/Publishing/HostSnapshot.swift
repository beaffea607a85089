import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// Everything that a page shows at one time, except for the trees.
package struct HostSnapshot: Hashable, Sendable, Codable {
    package struct Instance: Hashable, Sendable, Codable, Identifiable {
        package var id: InstanceID
        package var extensionID: ExtensionID
        package var kind: String
        package var family: Family
        /// The sizes that the widget can have in its place, with its own.
        package var families: [Family]
        package var context: Context
        /// The size in points at which it is laid out in its place; `nil` if the device has no such size.
        package var canvas: Canvas?
        /// The widget's name in the gallery, and the app's name.
        package var displayName: String
        package var appName: String
        /// Whether the app's name is under the widget here (F-59).
        package var showsAppName: Bool
        package var configuration: [ConfigurationEntry]
        /// Whether the widget has a configuration form.
        package var isConfigurable: Bool
        /// Set for a suggested member of a stack.
        package var suggestedUntil: Date?
        package var shownKind: ShownWidget.Kind
        package var revision: Int
        package var isLoading: Bool
        package var reasons: [String]
        /// Recommendations for the widget, as text.
        package var findings: [String]
        package var timeline: Timeline
        package var budget: Budget

        package struct Canvas: Hashable, Sendable, Codable {
            package var width: Double
            package var height: Double
        }
    }

    /// The displayed place.
    package struct Place: Hashable, Sendable, Codable {
        /// The widgets in the place, in order; empty for the iPhone's Home Screen, which has pages.
        package var members: [InstanceID]
        /// Those of `members` that were added to the place itself.
        package var own: [InstanceID]
        /// Widgets that belong to the place but do not fit, with the reason.
        package var rejected: [Rejected]

        package struct Rejected: Hashable, Sendable, Codable {
            package var instance: InstanceID
            package var reason: String
        }
    }

    package struct Timeline: Hashable, Sendable, Codable {
        package struct Entry: Hashable, Sendable, Codable {
            package var date: Date
            package var shownFrom: Date
            package var relevance: Double?
        }

        /// The number of the timeline, which increases with each new one; 0 before the first.
        package var generation: Int
        package var received: Date?
        package var entries: [Entry]
        package var shown: Int?
        package var policy: WidgetSchedule.Policy
        package var planned: WidgetSchedule.PlannedReload?
        package var failure: WidgetSchedule.Failure?
    }

    package struct Budget: Hashable, Sendable, Codable {
        package var perDay: Int
        /// The number of reloads in the last 24 hours.
        package var spent: Int
        package var total: Int
        package var free: Int
        package var deferred: Int
        /// The date of the next possible metered reload.
        package var nextGrant: Date
    }

    package struct Stack: Hashable, Sendable, Codable, Identifiable {
        package var id: StackID
        package var family: Family
        package var members: [InstanceID]
        package var visible: Int
        package var rotation: WidgetStack.Rotation
        package var suggestions: WidgetStack.Suggestions
        package var heldUntil: Date?
    }

    package struct App: Hashable, Sendable, Codable, Identifiable {
        package var id: ExtensionID
        package var name: String
        package var build: InstalledExtension.Build
        package var kinds: [String]
    }

    /// Increases with every change.
    package var revision: Int
    package var clock: ClockState
    package var mode: HostState.Mode
    package var environment: HostEnvironment
    package var settings: HostSettings
    package var circumstances: DrawingConditions
    package var apps: [App]
    package var pages: [HomePage]
    package var todayView: [HomePage.Content]
    package var lockScreen: LockScreen
    package var place: Place
    package var instances: [Instance]
    package var stacks: [Stack]
    /// The newest lines, oldest first.
    package var log: [LogLine]
    /// Notices about the host itself, such as a store that cannot be written.
    package var notices: [String]

    package struct LogLine: Hashable, Sendable, Codable, Identifiable {
        package var id: Int
        package var date: Date
        package var instance: InstanceID?
        package var extensionID: ExtensionID?
        package var event: HostLog.Event
        package var text: String
    }
}

/// A change notification. Listeners request the parts that they show.
package enum HostUpdate: Hashable, Sendable, Codable {
    /// Anything in the snapshot.
    case snapshot(revision: Int)
    /// The tree of a widget.
    case instance(InstanceID, revision: Int)
    case log(HostSnapshot.LogLine)
    case clock(ClockState)
    /// The gallery's entry of an app.
    case gallery(ExtensionID)
    /// The trees of a Live Activity.
    case activity(ActivityID)
    /// Earlier updates were lost, because the listener did not read them in time: anything may have changed.
    case missed
}
