import Synchronization

/// A localized string parsed into text and format specifiers.
///
/// 1. `%%` is a percent sign.
/// 2. `%` + optional `N$` + flags, width, precision + length letters + conversion letter is an argument: the one at
///    position N, else the next one.
/// 3. `%#@name@` is a substitution, `%arg` the argument of the enclosing substitution.
/// 4. Anything else after `%` is kept.
package struct FormatString: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
        case literal(String)
        /// `position` is one-based; `specifier` lacks the percent sign and the position, such as `lld` or `.1f`.
        case argument(position: Int, specifier: String)
        case substitution(name: String)
        case substitutedArgument
    }

    package var pieces: [Piece] = []

    /// Formats beyond this number clear the cache, so that a long-lived process stays small.
    private static let capacity = 1024
    private static let known = Mutex<[String: FormatString]>([:])

    /// Like `init`, but cached: a widget shows the same few formats again and again.
    package static func parsed(_ format: String) -> FormatString {
        if let parsed = known.withLock({ $0[format] }) { return parsed }
        let parsed = FormatString(format)
        known.withLock { known in
            if known.count >= capacity { known.removeAll() }
            known[format] = parsed
        }
        return parsed
    }

    package init(_ format: String) {
        let scalars = Array(format.unicodeScalars)
        var literal = String.UnicodeScalarView()
        var next = 1
        var index = 0
        while index < scalars.count {
            guard scalars[index] == "%", index + 1 < scalars.count else {
                literal.append(scalars[index])
                index += 1
                continue
            }
            if scalars[index + 1] == "%" {
                literal.append("%")
                index += 2
                continue
            }
            guard let found = Self.specifier(in: scalars, after: index + 1, next: &next) else {
                literal.append("%")
                index += 1
                continue
            }
            if !literal.isEmpty { pieces.append(.literal(String(literal))) }
            literal.removeAll()
            pieces.append(found.piece)
            index = found.end
        }
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
    }

    private static func specifier(
        in scalars: [Unicode.Scalar], after start: Int, next: inout Int
    ) -> (piece: Piece, end: Int)? {
        if scalars[start...].starts(with: "#@".unicodeScalars),
            let end = scalars[(start + 2)...].firstIndex(of: "@")
        {
            var name = String.UnicodeScalarView()
            name.append(contentsOf: scalars[(start + 2)..<end])
            return (.substitution(name: String(name)), end + 1)
        }
        if scalars[start...].starts(with: "arg".unicodeScalars) { return (.substitutedArgument, start + 3) }

        var index = start
        var position: Int?
        var digits = 0
        while index < scalars.count,
            let digit = scalars[index].properties.numericType == .decimal
                ? Int(String(scalars[index])) : nil, digits < 1000
        {
            digits = digits * 10 + digit
            index += 1
        }
        if index < scalars.count, scalars[index] == "$", digits > 0 {
            position = digits
            index += 1
        } else {
            index = start
        }
        var specifier = String.UnicodeScalarView()
        while index < scalars.count, "0123456789.+- #'".unicodeScalars.contains(scalars[index]) {
            specifier.append(scalars[index])
            index += 1
        }
        while index < scalars.count, "hlqztjL".unicodeScalars.contains(scalars[index]) {
            specifier.append(scalars[index])
            index += 1
        }
        guard index < scalars.count, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(scalars[index]) else {
            return nil
        }
        specifier.append(scalars[index])
        if position == nil {
            position = next
            next += 1
        }
        return (.argument(position: position ?? 1, specifier: String(specifier)), index + 1)
    }
}
