import DeviceCatalog
import ExtensionProtocol
import Foundation

/// What a person, or a page or command line for them, can tell the host to do.
package enum HostCommand: Hashable, Sendable, Codable {
    /// Places a widget where it fits, or exactly at `cell`. `page` is for the iPhone's Home Screen. Without a platform
    /// it is the one that has the place, and of several the iPhone.
    case place(
        extensionID: ExtensionID, kind: String, family: WidgetFamilyName, context: Context, page: Int?,
        cell: GridCell?, configuration: [ConfigurationEntry], platform: Platform? = nil)
    /// Takes a widget off, out of its stack too; what was drawn for it is deleted.
    case remove(InstanceID)
    case removeStack(StackID)
    /// Moves what stands on a page; a widget in a stack leaves it. The page may be the one after the last.
    case move(HomePage.Content, page: Int, cell: GridCell)
    /// Puts a widget, or all of a stack, onto another widget or stack of the same size.
    case stack(HomePage.Content, onto: HomePage.Content)
    case reorderStack(StackID, members: [InstanceID])
    /// The person scrolled to a member.
    case scrollStack(StackID, to: Int)
    case setRotation(StackID, WidgetStack.Rotation)
    case setSuggestions(StackID, WidgetStack.Suggestions)
    /// Keeps a member at a place while others are ordered by relevance; none lets it go.
    case pin(InstanceID, at: Int?)
    /// What Siri would do: puts a widget into a stack for a while.
    case suggest(extensionID: ExtensionID, kind: String, configuration: [ConfigurationEntry], stack: StackID)
    case keepSuggestion(InstanceID)
    case addIcon(name: String, page: Int, cell: GridCell?)
    case addPage
    /// Only an empty page can be removed.
    case removePage(Int)
    case beginEditing(Context)
    case endEditing
    /// Opens the gallery from the place that is being edited.
    case openGallery(Context)
    case closeGallery

    case configure(InstanceID, [ConfigurationEntry])
    case setClues(InstanceID, [RelevanceClue])
    /// The person asks for new content; does not count against the budget.
    case reload(InstanceID)
    case reloadAll
    /// As if the app called `WidgetCenter`; counts against the budget.
    case reloadTimelines(extensionID: ExtensionID, kind: String?)

    /// A tap at a point of the widget's canvas, in points. `revision` is that of the tree that the person saw.
    case tap(InstanceID, x: Double, y: Double, revision: Int)
    /// A tap on a node, as by keyboard or screen reader.
    case activate(InstanceID, NodePath, revision: Int)

    /// What the app would do with `Activity.request`, `update` and `end`.
    case startActivity(extensionID: ExtensionID, attributes: String)
    /// Shows another of the states that the activity was started with.
    case updateActivity(ActivityID, state: Int)
    case setActivityAge(ActivityID, ActivityRequest.Age)
    case endActivity(ActivityID)
    /// Takes it off the Lock Screen too.
    case dismissActivity(ActivityID)
    /// A tap at a point of what is drawn, in points. `revision` is that of the tree that the person saw.
    case tapActivity(ActivityID, ActivityPresentation, x: Double, y: Double, revision: Int)
    /// A tap on a node, as by keyboard or screen reader.
    case useActivity(ActivityID, ActivityPresentation, NodePath, revision: Int)

    case setEnvironment(HostEnvironment)
    case setSettings(HostSettings)
    case setCircumstances(Circumstances)
    case clock(ClockCommand)
    case clearLog
}

/// A node of a tree: the index of the child at each level, from the root; empty for the root.
///
/// The mask of an effect and the attachments of a text are not children and cannot be named.
package struct NodePath: Hashable, Sendable, Codable {
    package var indices: [Int]

    package init(_ indices: [Int]) { self.indices = indices }
}

/// What became of a command.
package enum CommandReply: Hashable, Sendable, Codable {
    case done
    case placed(InstanceID)
    case stacked(StackID)
    case activityStarted(ActivityID)
    /// The tap ran an intent; `summary` is what its result said, or empty.
    case performed(intent: String, summary: String)
    /// The tap would open the app, at the URL if there is one.
    case opensApp(ExtensionID, url: String?)
    /// The tap fell on nothing that reacts.
    case nothing(reason: String)
}

/// Why a command was not carried out. The description is for people.
package enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownInstance(InstanceID)
    case unknownStack(StackID)
    case unknownExtension(ExtensionID)
    case unknownKind(String, extensionID: ExtensionID, known: [String])
    case unknownActivity(ActivityID)
    case unknownAttributes(String, extensionID: ExtensionID, known: [String])
    case unsupportedFamily(WidgetFamilyName, kind: String, supported: [WidgetFamilyName])
    /// The guidelines' tables refuse it, and say why.
    case placement(PlacementRefusal)
    /// The place that is looked at is full.
    case placeFull(String)
    case noRoom(GridSize)
    case cellTaken(GridCell)
    case noSuchPage(Int)
    case pageNotEmpty(Int)
    case stackFull
    case differentSizes(WidgetFamilyName, WidgetFamilyName)
    case stacksNotHere(Context)
    case suggestionsRefused(StackID)
    case notEditing(Context)
    case galleryNotHere(Context, Platform)
    case unknownDevice(String)
    case unknownParameter(String, kind: String)
    case invalidValue(String, parameter: String)
    /// The tree that the person saw is not the one shown now.
    case outdated(InstanceID)
    case invalid(String)
    case intentFailed(name: String, message: String)
    case unavailable(String)

    package var description: String {
        switch self {
        case .unknownInstance(let id): "there is no widget \(id)"
        case .unknownStack(let id): "there is no stack \(id)"
        case .unknownExtension(let id): "no extension called '\(id)' is installed"
        case .unknownKind(let kind, let id, let known):
            "'\(id)' has no widget of kind '\(kind)'; it has \(known.map { "'\($0)'" }.joined(separator: ", "))"
        case .unknownActivity(let id): "there is no Live Activity \(id)"
        case .unknownAttributes(let name, let id, let known):
            "'\(id)' has no Live Activity for '\(name)'; it has "
                + (known.isEmpty ? "none" : known.map { "'\($0)'" }.joined(separator: ", "))
        case .unsupportedFamily(let family, let kind, let supported):
            "'\(kind)' does not support \(family.rawValue); it supports "
                + supported.map(\.rawValue).joined(separator: ", ")
        case .placement(let refusal): refusal.description
        case .placeFull(let reason): reason
        case .noRoom(let size): "there is no room for \(size.columns) by \(size.rows) cells; remove something first"
        case .cellTaken(let cell): "the place at column \(cell.column), row \(cell.row) is taken or too small"
        case .noSuchPage(let page): "there is no page \(page)"
        case .pageNotEmpty(let page): "page \(page) still holds something; move it away first"
        case .stackFull: "a stack holds at most \(WidgetStack.limit) widgets"
        case .differentSizes(let first, let second):
            "a stack holds widgets of one size; these are \(first.rawValue) and \(second.rawValue)"
        case .stacksNotHere(let context): "widgets cannot be stacked \(context.phrase)"
        case .suggestionsRefused(let stack): "suggestions are switched off for stack \(stack)"
        case .notEditing(let context): "\(context.rawValue) is not being edited"
        case .galleryNotHere(let context, let platform):
            "the gallery cannot be opened from \(context.rawValue) of \(platform.rawValue)"
        case .unknownDevice(let text): text
        case .unknownParameter(let name, let kind): "the widget '\(kind)' has no parameter '\(name)'"
        case .invalidValue(let reason, let parameter): "the value for '\(parameter)' is refused: \(reason)"
        case .outdated(let id): "widget \(id) has changed since; look again"
        case .invalid(let reason): reason
        case .intentFailed(let name, let message): "the intent \(name) failed: \(message)"
        case .unavailable(let reason): reason
        }
    }
}
