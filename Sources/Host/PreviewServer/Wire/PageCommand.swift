import Foundation

/// A command from a page to the host.
package enum PageCommand: Hashable, Sendable {
    /// An item on a page of the Home Screen.
    package enum Item: Hashable, Sendable {
        case widget(Int)
        case stack(Int)
        case icon(String)
    }

    package enum Clock: Hashable, Sendable {
        case play, pause, real
        case speed(Double)
        /// Seconds since 1970.
        case jump(Double)
    }

    case place(extension: String, kind: String, family: String, page: Int?)
    case remove(widget: Int)
    case removeStack(Int)
    case move(Item, page: Int, column: Int, row: Int)
    case stack(Item, onto: Item)
    case unstack(widget: Int)
    case resize(widget: Int, family: String)
    case resizeStack(Int, family: String)
    case turn(stack: Int, index: Int)
    case rotates(stack: Int, isOn: Bool)
    case keep(widget: Int)
    /// Undoes the newest change, or a step if it is the newest.
    case undo(step: Int?)
    /// Redoes the change that was undone last, or a step if it was undone last.
    case redo(step: Int?)
    /// The value as JSON.
    case configure(widget: Int, parameter: String, value: String)
    /// A tap at a point of the widget, in points.
    case tap(widget: Int, x: Double, y: Double, revision: Int)
    /// A tap on a node, identified by its index path.
    case activate(widget: Int, path: [Int], revision: Int)
    /// A tap on a variant of the widget, at a point of it or on a node.
    case tapVariant(widget: Int, variant: String, moment: String, x: Double, y: Double)
    case activateVariant(widget: Int, variant: String, moment: String, path: [Int])
    case reload(widget: Int)
    /// Audits a widget again.
    case audit(widget: Int)
    case stopAudit(widget: Int)
    case startActivity(extension: String, attributes: String)
    case updateActivity(Int, state: Int)
    case ageActivity(Int, isStale: Bool)
    case endActivity(Int)
    case dismissActivity(Int)
    /// A tap at a point of one of the activity's pictures, in points, or on a node.
    case tapActivity(Int, presentation: String, x: Double, y: Double, revision: Int)
    case useActivity(Int, presentation: String, path: [Int], revision: Int)
    /// Changed settings, by name.
    case environment([String: String])
    case clock(Clock)
    case restart(extension: String)
    /// Adds every widget that fits to the displayed place.
    case fill
    case clearLog
}
