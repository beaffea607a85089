import ExtensionProtocol

/// Parts of messages in the syntax of the shell's `printf`.
package enum ShellBytes {
    /// The first four bytes of every message.
    package static let head = #"\x0\#(MessageChannel.version)\0\0\0"#
}
