import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// The changes that the user, a page or the command line can request. Each kind of command goes to one machine.
package enum HostCommand: Hashable, Sendable, Codable {
    case layout(LayoutCommand)
    case stack(StackCommand)
    case widget(WidgetCommand)
    case activity(ActivityCommand)
    case device(DeviceCommand)
    /// Undoes the newest change of widgets and their places (`LayoutHistory`), or a step if it is the newest.
    case undo(step: Int?)
    /// Redoes the change that was undone last, or a step if it was undone last.
    case redo(step: Int?)

    /// Whether it can be undone: the user's changes of widgets and their places, but not those of the system.
    var isUndoable: Bool {
        switch self {
        case .layout(.suggest): false
        case .layout, .widget(.configure): true
        case .stack, .widget, .activity, .device, .undo, .redo: false
        }
    }
}

/// Commands for the positions of widgets.
package enum LayoutCommand: Hashable, Sendable, Codable {
    /// Places a widget where it fits, or exactly at `cell`; icons move aside. `page` is for the iPhone's Home Screen.
    /// Without a platform, the one that has the place is used, or iPhone if several have it.
    case place(
        extensionID: ExtensionID, kind: String, family: Family, context: Context, page: Int?,
        cell: GridCell?, configuration: [ConfigurationEntry], platform: Platform? = nil)
    /// Adds a widget to a stack temporarily, as Siri does.
    case suggest(extensionID: ExtensionID, kind: String, configuration: [ConfigurationEntry], stack: StackID)
    case keepSuggestion(InstanceID)
    /// Removes a widget, also from its stack, and deletes its drawings.
    case remove(InstanceID)
    case removeStack(StackID)
    /// Moves an item to a page, where others move aside (`PageReflow`); a widget in a stack leaves it. The page may be
    /// the one after the last.
    case move(HomePage.Content, page: Int, cell: GridCell)
    /// Moves a widget, or all members of a stack, onto another widget or stack of the same size.
    case stack(HomePage.Content, onto: HomePage.Content)
    /// Gives a widget another of its sizes in the same place, where others move aside. A widget in a stack has the size
    /// of the stack.
    case resize(InstanceID, Family)
    /// Gives a stack and its members another size, which all members must have.
    case resizeStack(StackID, Family)
    case addIcon(name: String, page: Int, cell: GridCell?)
    case addPage
    /// Removes a page, which must be empty.
    case removePage(Int)
}

/// Commands for stacks.
package enum StackCommand: Hashable, Sendable, Codable {
    case reorderStack(StackID, members: [InstanceID])
    /// The user scrolled to a member.
    case scrollStack(StackID, to: Int)
    case setRotation(StackID, WidgetStack.Rotation)
    case setSuggestions(StackID, WidgetStack.Suggestions)
    /// Keeps a member at a position while others are ordered by relevance; `nil` unpins it.
    case pin(InstanceID, at: Int?)
}

/// Commands for the content of widgets and their reloads.
package enum WidgetCommand: Hashable, Sendable, Codable {
    case configure(InstanceID, [ConfigurationEntry])
    case setClues(InstanceID, [RelevanceClue])
    /// A reload by the user, which does not count against the budget.
    case reload(InstanceID)
    case reloadAll
    /// A reload as if the app called `WidgetCenter`, which counts against the budget.
    case reloadTimelines(extensionID: ExtensionID, kind: String?)
}

/// The equivalents of the app's calls of `Activity.request`, `update` and `end`.
package enum ActivityCommand: Hashable, Sendable, Codable {
    case startActivity(extensionID: ExtensionID, attributes: String)
    /// Shows another of the states that the activity was started with.
    case updateActivity(ActivityID, state: Int)
    case setActivityAge(ActivityID, ActivityRequest.Age)
    case endActivity(ActivityID)
    /// Ends the activity and removes it from the Lock Screen.
    case dismissActivity(ActivityID)
}

/// Commands for the whole device.
package enum DeviceCommand: Hashable, Sendable, Codable {
    case beginEditing(Context)
    case endEditing
    /// Opens the gallery from the edited place.
    case openGallery(Context)
    case closeGallery
    case setEnvironment(HostEnvironment)
    case setSettings(HostSettings)
    case setCircumstances(DrawingConditions)
    case clearLog
}

/// A tap on a widget or a Live Activity. `revision` is that of the tree that the user saw.
package enum TouchCommand: Hashable, Sendable, Codable {
    /// At a point of the widget's canvas, in points.
    case tap(InstanceID, x: Double, y: Double, revision: Int)
    /// On a node, as with a keyboard or screen reader.
    case activate(InstanceID, NodePath, revision: Int)
    /// At a point of the drawing, in points.
    case tapActivity(ActivityID, ActivityPresentation, x: Double, y: Double, revision: Int)
    /// On a node, as with a keyboard or screen reader.
    case useActivity(ActivityID, ActivityPresentation, NodePath, revision: Int)
}

/// A node of a tree: the index of the child at each level, from the root; empty for the root.
///
/// The mask of an effect and the attachments of text are not children and cannot be addressed.
package struct NodePath: Hashable, Sendable, Codable {
    package var indices: [Int]

    package init(_ indices: [Int]) { self.indices = indices }
}

/// The result of a command.
package enum CommandReply: Hashable, Sendable, Codable {
    case done
    case placed(InstanceID)
    case stacked(StackID)
    case activityStarted(ActivityID)
}

/// The result of a tap.
package enum TouchReply: Hashable, Sendable, Codable {
    /// It ran an intent; `summary` is the dialog of its result, or empty.
    case performed(intent: String, summary: String)
    /// It would open the app, at the URL if there is one.
    case opensApp(ExtensionID, url: String?)
}
