import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// What the user, or a page or command line for them, can change on the device. Each kind of command goes to one
/// machine.
package enum HostCommand: Hashable, Sendable, Codable {
    case layout(LayoutCommand)
    case stack(StackCommand)
    case widget(WidgetCommand)
    case activity(ActivityCommand)
    case device(DeviceCommand)
}

/// Which widgets are on the device and where.
package enum LayoutCommand: Hashable, Sendable, Codable {
    /// Places a widget where it fits, or exactly at `cell`. `page` is for the iPhone's Home Screen. Without a platform
    /// it is the one that has the place, and of several the iPhone.
    case place(
        extensionID: ExtensionID, kind: String, family: Family, context: Context, page: Int?,
        cell: GridCell?, configuration: [ConfigurationEntry], platform: Platform? = nil)
    /// What Siri would do: puts a widget into a stack for a while.
    case suggest(extensionID: ExtensionID, kind: String, configuration: [ConfigurationEntry], stack: StackID)
    case keepSuggestion(InstanceID)
    /// Removes a widget, out of its stack too; what was drawn for it is deleted.
    case remove(InstanceID)
    case removeStack(StackID)
    /// Moves what is on a page; a widget in a stack leaves it. The page may be the one after the last.
    case move(HomePage.Content, page: Int, cell: GridCell)
    /// Puts a widget, or all of a stack, onto another widget or stack of the same size.
    case stack(HomePage.Content, onto: HomePage.Content)
    case addIcon(name: String, page: Int, cell: GridCell?)
    case addPage
    /// Only an empty page can be removed.
    case removePage(Int)
}

/// What a stack shows.
package enum StackCommand: Hashable, Sendable, Codable {
    case reorderStack(StackID, members: [InstanceID])
    /// The user scrolled to a member.
    case scrollStack(StackID, to: Int)
    case setRotation(StackID, WidgetStack.Rotation)
    case setSuggestions(StackID, WidgetStack.Suggestions)
    /// Keeps a member at a place while others are ordered by relevance; nil lets it go.
    case pin(InstanceID, at: Int?)
}

/// What widgets show, and when they are reloaded.
package enum WidgetCommand: Hashable, Sendable, Codable {
    case configure(InstanceID, [ConfigurationEntry])
    case setClues(InstanceID, [RelevanceClue])
    /// The user asks for new content; does not count against the budget.
    case reload(InstanceID)
    case reloadAll
    /// As if the app called `WidgetCenter`; counts against the budget.
    case reloadTimelines(extensionID: ExtensionID, kind: String?)
}

/// What the app would do with `Activity.request`, `update` and `end`.
package enum ActivityCommand: Hashable, Sendable, Codable {
    case startActivity(extensionID: ExtensionID, attributes: String)
    /// Shows another of the states that the activity was started with.
    case updateActivity(ActivityID, state: Int)
    case setActivityAge(ActivityID, ActivityRequest.Age)
    case endActivity(ActivityID)
    /// Removes it from the Lock Screen too.
    case dismissActivity(ActivityID)
}

/// The device as a whole.
package enum DeviceCommand: Hashable, Sendable, Codable {
    case beginEditing(Context)
    case endEditing
    /// Opens the gallery from the place that is being edited.
    case openGallery(Context)
    case closeGallery
    case setEnvironment(HostEnvironment)
    case setSettings(HostSettings)
    case setCircumstances(Circumstances)
    case clearLog
}

/// A tap on what a widget or a Live Activity shows. `revision` is that of the tree that the user saw.
package enum TouchCommand: Hashable, Sendable, Codable {
    /// At a point of the widget's canvas, in points.
    case tap(InstanceID, x: Double, y: Double, revision: Int)
    /// On a node, as by keyboard or screen reader.
    case activate(InstanceID, NodePath, revision: Int)
    /// At a point of what is drawn, in points.
    case tapActivity(ActivityID, ActivityPresentation, x: Double, y: Double, revision: Int)
    /// On a node, as by keyboard or screen reader.
    case useActivity(ActivityID, ActivityPresentation, NodePath, revision: Int)
}

/// A node of a tree: the index of the child at each level, from the root; empty for the root.
///
/// The mask of an effect and the attachments of a text are not children and cannot be named.
package struct NodePath: Hashable, Sendable, Codable {
    package var indices: [Int]

    package init(_ indices: [Int]) { self.indices = indices }
}

/// What a command brought about.
package enum CommandReply: Hashable, Sendable, Codable {
    case done
    case placed(InstanceID)
    case stacked(StackID)
    case activityStarted(ActivityID)
}

/// What a tap brought about.
package enum TouchReply: Hashable, Sendable, Codable {
    /// It ran an intent; `summary` is what its result said, or empty.
    case performed(intent: String, summary: String)
    /// It would open the app, at the URL if there is one.
    case opensApp(ExtensionID, url: String?)
}
