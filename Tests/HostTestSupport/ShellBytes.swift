import ExtensionProtocol

/// Parts of messages as `printf` of a shell writes them.
package enum ShellBytes {
    /// The first four bytes of every message.
    package static let head = #"\x0\#(MessageChannel.version)\0\0\0"#
}
