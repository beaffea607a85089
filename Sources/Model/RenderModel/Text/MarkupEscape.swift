/// Escapes text for attributes and contents of XML and HTML.
package enum MarkupEscape {
    package enum LineBreaks {
        /// For HTML, where a page of text stays readable as a file.
        case kept
        /// For XML, whose readers turn tabs and line breaks of attributes into spaces.
        case escaped
    }

    /// Appends the UTF-8 of the text. Characters that XML 1.0 forbids become U+FFFD, the replacement character.
    ///
    /// - Parameter limit: ends the text once there are more bytes than this.
    package static func append(
        _ text: String, to bytes: inout [UInt8], lineBreaks: LineBreaks, limit: Int = .max
    ) {
        var text = text
        text.withUTF8 { utf8 in
            for (index, byte) in utf8.enumerated() {
                guard bytes.count <= limit else { return }
                switch byte {
                case UInt8(ascii: "&"): bytes += "&amp;".utf8
                case UInt8(ascii: "<"): bytes += "&lt;".utf8
                case UInt8(ascii: ">"): bytes += "&gt;".utf8
                case UInt8(ascii: "\""): bytes += "&quot;".utf8
                case 0x09, 0x0A, 0x0D:
                    if lineBreaks == .kept { bytes.append(byte) } else { bytes += "&#\(byte);".utf8 }
                case 0x00..<0x20: bytes += "\u{FFFD}".utf8
                case 0xBE, 0xBF:
                    // U+FFFE and U+FFFF are EF BF BE and EF BF BF: no XML characters either.
                    let isForbidden = index >= 2 && utf8[index - 1] == 0xBF && utf8[index - 2] == 0xEF
                    bytes.append(isForbidden ? 0xBD : byte)
                default: bytes.append(byte)
                }
            }
        }
    }
}
