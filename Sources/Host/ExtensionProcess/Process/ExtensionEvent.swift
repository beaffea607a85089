import Subprocesses

/// What happens to an extension's process.
package enum ExtensionEvent: Hashable, Sendable {
    case started(process: Int32, ConfinementState)
    /// It broke down or was ended because it misbehaved.
    case ended(ExtensionError)
    /// It holds more memory than a phone gives a widget.
    case memoryWarning(bytes: Int, limit: Int)
}
