/// The conditional blocks of a header around a position.
///
/// The language is Objective-C and the system iOS. For an unknown condition, the first branch is active.
struct HeaderConditions: Sendable {
    private struct Level {
        var isOuterActive: Bool
        var isTaken: Bool
        var isActive: Bool
    }

    private var levels: [Level] = []
    /// Names that the header has defined so far.
    private var defined: Set<String> = []

    /// Whether code at the current position is compiled.
    var isActive: Bool { levels.last?.isActive ?? true }

    mutating func define(_ name: String) { defined.insert(name) }

    /// Processes a directive with its arguments.
    ///
    /// - Returns: whether it is a conditional directive.
    mutating func take(_ directive: String, _ rest: String) -> Bool {
        switch directive {
        case "if": begin(holds(rest))
        case "ifdef": begin(isDefined(Self.firstWord(rest)) ?? true)
        case "ifndef": begin(!(isDefined(Self.firstWord(rest)) ?? false))
        case "elif": otherwise(holds(rest))
        case "else": otherwise(true)
        case "endif": if !levels.isEmpty { levels.removeLast() }
        default: return false
        }
        return true
    }

    private mutating func begin(_ truth: Bool) {
        let isOuterActive = isActive
        levels.append(Level(isOuterActive: isOuterActive, isTaken: truth, isActive: isOuterActive && truth))
    }

    private mutating func otherwise(_ truth: Bool) {
        guard var level = levels.popLast() else { return }
        level.isActive = level.isOuterActive && !level.isTaken && truth
        level.isTaken = level.isTaken || truth
        levels.append(level)
    }

    /// Whether a condition holds. Parentheses around several operands are not evaluated.
    private func holds(_ condition: String) -> Bool {
        condition.split(separator: "||").contains { alternative in
            alternative.split(separator: "&&").allSatisfy(atom)
        }
    }

    private func atom(_ text: Substring) -> Bool {
        var text = text[...]
        var isNegated = false
        while let first = text.first, first == "!" || first == "(" || first.isWhitespace {
            if first == "!" { isNegated.toggle() }
            text.removeFirst()
        }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard let first = words.first else { return true }
        let truth: Bool?
        if first == "defined" {
            truth = words.count > 1 ? isDefined(words[1]) : nil
        } else if words.count > 1, text.contains("=") || text.contains("<") || text.contains(">") {
            truth = nil
        } else {
            truth = Self.values[first] ?? Int(first).map { $0 != 0 }
        }
        // An unknown operand counts as true, negated or not.
        return truth.map { $0 != isNegated } ?? true
    }

    private func isDefined(_ name: String) -> Bool? {
        if defined.contains(name) { return true }
        return Self.values[name].map { name.hasPrefix("TARGET_") || $0 }
    }

    private static func firstWord(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private static let values: [String: Bool] = [
        "__OBJC__": true, "__APPLE__": true, "__IPHONE_OS_VERSION_MIN_REQUIRED": true, "TARGET_OS_IPHONE": true,
        "TARGET_OS_IOS": true, "TARGET_OS_SIMULATOR": false, "TARGET_OS_MAC": true, "TARGET_OS_OSX": false,
        "TARGET_OS_TV": false, "TARGET_OS_WATCH": false, "TARGET_OS_VISION": false, "TARGET_OS_MACCATALYST": false,
        "DEBUG": true, "NDEBUG": false, "__cplusplus": false, "ANDROID": false, "__ANDROID__": false, "_WIN32": false,
        "WIN32": false, "__linux__": false, "SWIFT_PACKAGE": false,
    ]
}
