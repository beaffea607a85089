import Subprocesses

/// An event of an extension's process.
package enum ExtensionEvent: Hashable, Sendable {
    case started(process: Int32, SandboxState)
    /// It crashed or was terminated for exceeding a limit.
    case ended(ExtensionError)
    /// It uses more memory than iOS allows a widget.
    case memoryWarning(bytes: Int, limit: Int)
}
