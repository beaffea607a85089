import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// The reason that a command was rejected. The description is for users.
package enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownInstance(InstanceID)
    case unknownStack(StackID)
    case unknownExtension(ExtensionID)
    case unknownKind(String, extensionID: ExtensionID, known: [String])
    case unknownActivity(ActivityID)
    case unknownAttributes(String, extensionID: ExtensionID, known: [String])
    case unsupportedFamily(Family, kind: String, supported: [Family])
    /// The guidelines' tables exclude it, with the reason.
    case placement(PlacementRejection)
    /// The place is full.
    case placeFull(String)
    case noRoom(GridSize)
    case cellTaken(GridCell)
    case outsidePage(GridSize, GridCell)
    case noSuchPage(Int)
    case pageNotEmpty(Int)
    case stackFull
    case differentSizes(Family, Family)
    case stacksNotHere(Context)
    case suggestionsRejected(StackID)
    case notEditing(Context)
    case galleryNotHere(Context, Platform)
    case unknownDevice(String)
    case unknownParameter(String, kind: String)
    case invalidValue(String, parameter: String)
    /// The tree that the user saw is no longer displayed.
    case outdated(InstanceID)
    case nothingToUndo
    /// What a step would restore is not as its command left it.
    case changedSince
    /// A step cannot be undone, for a reason that lasts.
    indirect case neverUndone(HostError)
    case nothingToRedo
    /// What a redone step would change is not as undoing left it.
    case changedSinceUndo
    /// A step cannot be redone, for a reason that lasts.
    indirect case neverRedone(HostError)
    case invalid(String)
    case intentFailed(name: String, message: String)
    case unavailable(String)
    /// The store rejected the change, or rejected earlier ones so that this one was not made.
    ///
    /// - isMade: Whether the change is visible; it is then stored as soon as the store accepts it.
    case notStored(reason: String, isMade: Bool)

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
        case .placement(let rejection): rejection.description
        case .placeFull(let reason): reason
        case .noRoom(let size): "there is no space for \(size.columns) by \(size.rows) cells; remove an item first"
        case .cellTaken(let cell): "the position at column \(cell.column), row \(cell.row) is occupied or too small"
        case .outsidePage(let size, let cell):
            "an item of \(size.columns) by \(size.rows) cells at column \(cell.column), row \(cell.row) extends beyond "
                + "the page"
        case .noSuchPage(let page): "there is no page \(page)"
        case .pageNotEmpty(let page): "page \(page) is not empty; move its items first"
        case .stackFull: "a stack holds at most \(WidgetStack.limit) widgets"
        case .differentSizes(let first, let second):
            "a stack holds widgets of one size; these are \(first.rawValue) and \(second.rawValue)"
        case .stacksNotHere(let context): "widgets cannot be stacked \(context.phrase)"
        case .suggestionsRejected(let stack): "suggestions are turned off for stack \(stack)"
        case .notEditing(let context): "\(context.rawValue) is not being edited"
        case .galleryNotHere(let context, let platform):
            "the gallery cannot be opened from \(context.rawValue) of \(platform.rawValue)"
        case .unknownDevice(let text): text
        case .unknownParameter(let name, let kind): "the widget '\(kind)' has no parameter '\(name)'"
        case .invalidValue(let reason, let parameter): "the value for '\(parameter)' is invalid: \(reason)"
        case .outdated(let id): "widget \(id) has changed; try again"
        case .nothingToUndo: "there is nothing to undo"
        case .changedSince: "this can no longer be undone, because the items have changed since"
        case .neverUndone(let reason): "this can no longer be undone: \(reason.description)"
        case .nothingToRedo: "there is nothing to redo"
        case .changedSinceUndo: "this can no longer be redone, because the items have changed since"
        case .neverRedone(let reason): "this can no longer be redone: \(reason.description)"
        case .invalid(let reason): reason
        case .intentFailed(let name, let message): "the intent \(name) failed: \(message)"
        case .unavailable(let reason): reason
        case .notStored(let reason, isMade: true):
            "the change is shown but not stored, and is stored as soon as possible: \(reason)"
        case .notStored(let reason, isMade: false): "the change was not made because it cannot be stored: \(reason)"
        }
    }
}
