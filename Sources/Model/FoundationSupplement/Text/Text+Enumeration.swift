import Foundation

extension NSString.EnumerationOptions {
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

/// The parts of a text that Foundation has no rules for here.
private func parts(
    of text: String, in range: Range<String.Index>, by options: NSString.EnumerationOptions
) -> [Range<String.Index>]? {
    let found: [Range<String.Index>]
    switch options.rawValue & 0xFF {
    case 3: found = TextParts.words(text, range)
    case 4: found = TextParts.sentences(text, range)
    default: return nil
    }
    return options.contains(.reverse) ? found.reversed() : found
}

extension String {
    public func enumerateSubstrings(
        in range: some RangeExpression<String.Index>, options opts: NSString.EnumerationOptions = [],
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>,
                _ stop: inout Bool
            ) -> Void
    ) {
        let range = range.relative(to: self)
        guard let parts = parts(of: self, in: range, by: opts) else {
            Substring(self).enumerateSubstrings(in: range, options: opts, body)
            return
        }
        var stop = false
        for part in parts where !stop {
            body(opts.contains(.substringNotRequired) ? nil : String(self[part]), part, part, &stop)
        }
    }
}

extension NSString {
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange, options opts: NSString.EnumerationOptions = [],
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = substring(with: NSRange(location: 0, length: length))
        var stop = ObjCBool(false)
        guard let span = Range(range, in: text) else { return }
        let pieces: [Range<String.Index>]
        if let parts = parts(of: text, in: span, by: opts) {
            pieces = parts
        } else {
            nonisolated(unsafe) var found: [Range<String.Index>] = []
            Substring(text).enumerateSubstrings(in: span, options: opts) { _, part, _, _ in found.append(part) }
            pieces = found
        }
        for piece in pieces where !stop.boolValue {
            let place = NSRange(piece, in: text)
            block(opts.contains(.substringNotRequired) ? nil : String(text[piece]), place, place, &stop)
        }
    }
}
