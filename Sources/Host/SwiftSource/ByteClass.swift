/// Classes of bytes of source text.
package enum ByteClass {
    /// Whether a byte can be part of a name, a keyword or a number.
    package static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A)
            || (byte >= 0x61 && byte <= 0x7A) || byte >= 0x80
    }
}
