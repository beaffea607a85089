import SwiftSource

/// Writes out what Objective-C does by itself on Apple's platforms, because there is none here.
///
/// 1. `@objc`, `@objc(name)`, `@objcMembers` and the attributes of Interface Builder become spaces: nothing here is called
///    by such a name. So do those that make a class an app's entry point, which an extension has in its own way.
/// 2. `#keyPath(Type.a.b)` becomes the text that it stands for, `#selector(Type.method(_:))` a `Selector` of that text.
/// 3. A property with `@NSManaged` gets accessors that ask the object for the value of that name; a method with it gets
///    a body that changes the relationship that its name tells. They are put behind the declaration's last word.
/// 4. `@convention(c)` goes before a function that takes a `Selector`, as a method's implementation does: that is not a
///    C type here.
/// 5. `private init(entity: NSEntityDescription …` loses its `private`: Objective-C's runtime calls whatever there is.
///
/// Every line, and every column up to the end of a declaration, stays where it was. Comments and literals are not code.
struct ObjectiveCFeatures {
    private let source: [UInt8]
    private let code: [UInt8]
    private var edits: [(range: Range<Int>, text: [UInt8])] = []

    private init(_ source: [UInt8]) {
        self.source = source
        code = SourceText(source).code
    }

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard marks.contains(where: source.holds) else { return nil }
        var features = ObjectiveCFeatures(source)
        features.findEdits()
        guard !features.edits.isEmpty else { return nil }
        var result = source
        for edit in features.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text)
        }
        return result
    }

    private mutating func findEdits() {
        var index = 0
        while index < code.count {
            switch code[index] {
            case UInt8(ascii: "@"):
                let end = endOfWord(index + 1)
                switch String(decoding: code[index..<end], as: UTF8.self) {
                case "@objc": blank(index..<(endOfParentheses(end) ?? end))
                case "@convention": releaseConvention(at: index, end: end)
                case let attribute where Self.erased.contains(attribute): blank(index..<end)
                case "@NSManaged":
                    blank(index..<end)
                    writeOut(after: end)
                default: break
                }
                index = end
            case UInt8(ascii: "#"):
                let end = endOfWord(index + 1)
                if let close = endOfParentheses(end) {
                    let argument = skippingSpace(end) + 1..<close - 1
                    switch String(decoding: code[index..<end], as: UTF8.self) {
                    case "#keyPath": replaceKeyPath(index..<close, argument: argument)
                    case "#selector": replaceSelector(index..<close, argument: argument)
                    default: break
                    }
                }
                index = end
            case let letter where ByteClass.isWord(letter):
                let end = endOfWord(index)
                switch String(decoding: code[index..<end], as: UTF8.self) {
                case "init": openInitializer(at: index, endOfName: end)
                case "override": releaseOverride(index..<end)
                default: break
                }
                index = end
            default: index += 1
            }
        }
    }

    /// Takes the convention of C away from a function type with a selector among its parameters.
    private mutating func releaseConvention(at start: Int, end: Int) {
        guard let close = endOfParentheses(end), code[end..<close].elementsEqual("(c)".utf8),
            case let parameters = skippingSpace(close), let last = endOfParentheses(parameters),
            Array(code[parameters..<last]).holds("Selector")
        else { return }
        blank(start..<close)
    }

    /// Methods of Objective-C's root class that are extensions of protocols here, so that nothing overrides them.
    private static let rootMethods = ["observeValue(forKeyPath", "responds(to"]

    /// Takes `override` away before a method that no class has here.
    private mutating func releaseOverride(_ word: Range<Int>) {
        var index = skippingSpace(word.upperBound)
        // Other modifiers may come between.
        while index < code.count {
            let end = endOfWord(index)
            guard end > index else { return }
            let next = skippingSpace(end)
            if code[index..<end].elementsEqual("func".utf8) {
                let head = code[next...].prefix(64).filter { $0 > UInt8(ascii: " ") }
                if Self.rootMethods.contains(where: { head.starts(with: $0.utf8) }) { blank(word) }
                return
            }
            index = next
        }
    }

    private static let entityType = "NSEntityDescription"
    /// One of them is in every source that has anything to be written out.
    private static let marks =
        ["@objc", "@NSManaged", "#keyPath", "#selector", "@convention(c)", entityType] + rootMethods + erased
    /// Attributes that mean nothing without Objective-C's runtime.
    private static let erased = [
        "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
        "@GKInspectable", "@NSCopying", "@UIApplicationMain", "@NSApplicationMain",
    ]

    /// Takes the modifier away that would hide the initializer which objects of entities are made with.
    private mutating func openInitializer(at start: Int, endOfName: Int) {
        guard let close = endOfParentheses(endOfName) else { return }
        let signature = code[skippingSpace(endOfName) + 1..<close - 1].filter { $0 > UInt8(ascii: " ") }
        guard signature.starts(with: "entity".utf8), signature.holds(Self.entityType) else { return }
        var end = start
        while let last = code[..<end].lastIndex(where: { $0 > UInt8(ascii: " ") }) {
            let before = code[...last].lastIndex { !ByteClass.isWord($0) } ?? -1
            let word = String(decoding: code[(before + 1)..<(last + 1)], as: UTF8.self)
            switch word {
            case "private", "fileprivate": return blank(before + 1..<last + 1)
            case "override", "required", "nonisolated", "convenience": end = before + 1
            default: return
            }
        }
    }

    private mutating func blank(_ range: Range<Int>) {
        let spaces = source[range].map { $0 == Self.newline ? $0 : UInt8(ascii: " ") }
        edits.append((range, spaces))
    }

    private mutating func replaceKeyPath(_ range: Range<Int>, argument: Range<Int>) {
        let names = String(decoding: code[argument], as: UTF8.self).filter { !$0.isWhitespace }.split(separator: ".")
        let literal = "\"" + names.drop { $0.first?.isUppercase ?? false }.joined(separator: ".") + "\""
        let padding = Array(repeating: UInt8(ascii: " "), count: max(0, range.count - literal.utf8.count))
        edits.append((range, Array(literal.utf8) + padding))
    }

    private mutating func replaceSelector(_ range: Range<Int>, argument: Range<Int>) {
        let name = String(decoding: code[argument], as: UTF8.self).filter { !$0.isWhitespace }
        let lines = code[range].filter { $0 == Self.newline }
        edits.append((range, Array("Selector(\"\(name)\")".utf8) + lines))
    }

    /// Finds the property or method that an attribute belongs to and writes what it does.
    private mutating func writeOut(after start: Int) {
        var index = skippingSpace(start)
        while index < code.count {
            let end = endOfWord(index)
            switch String(decoding: code[index..<end], as: UTF8.self) {
            case "var": return writeProperties(after: end)
            case "func": return writeMethod(after: end)
            case "":
                guard code[index] == UInt8(ascii: "@") || code[index] == UInt8(ascii: "(") else { return }
                index = endOfParentheses(index) ?? endOfWord(index + 1)
            default: index = endOfParentheses(end) ?? end
            }
            index = skippingSpace(index)
        }
    }

    /// `name: Type`, or several with commas between them.
    private mutating func writeProperties(after start: Int) {
        var index = start
        repeat {
            index = skippingSpace(index)
            let nameEnd = endOfWord(index)
            let name = String(decoding: code[index..<nameEnd], as: UTF8.self)
            let end = endOfDeclaration(nameEnd)
            guard !name.isEmpty, code[nameEnd..<end].contains(UInt8(ascii: ":")) else { return }
            insert(" { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }", behind: end)
            index = end + 1
            guard end < code.count, code[end] == UInt8(ascii: ",") else { return }
        } while index < code.count
    }

    private mutating func writeMethod(after start: Int) {
        let index = skippingSpace(start)
        let nameEnd = endOfWord(index)
        let name = String(decoding: code[index..<nameEnd], as: UTF8.self)
        guard let close = endOfParentheses(nameEnd) else { return }
        let parameters = parameters(skippingSpace(nameEnd) + 1..<close - 1)
        guard let call = Self.call(name, parameters) else { return }
        insert(" { \(call) }", behind: endOfDeclaration(close))
    }

    private typealias Parameter = (label: String, name: String)

    private func parameters(_ range: Range<Int>) -> [Parameter] {
        code[range].split(separator: UInt8(ascii: ",")).map { part in
            let words = part.prefix { $0 != UInt8(ascii: ":") }.split { !ByteClass.isWord($0) }
                .map { String(decoding: $0, as: UTF8.self) }
            return (words.first ?? "_", words.last ?? "_")
        }
    }

    /// What the accessor methods of a relationship do: `addToItems(_:)` adds to `items`.
    private static func call(_ name: String, _ parameters: [Parameter]) -> String? {
        let kinds = [
            ("addTo", "_add", "to"), ("removeFrom", "_remove", "from"), ("insertInto", "_insert", "into"),
            ("replace", "_replace", "in"),
        ]
        guard let (prefix, method, label) = kinds.first(where: { name.hasPrefix($0.0) }) else { return nil }
        let rest = name.dropFirst(prefix.count)
        let key = "\(label): \"\(rest.prefix(1).lowercased() + rest.dropFirst())\""
        let unlabelled = parameters.filter { $0.label == "_" }.map(\.name)
        let labelled = parameters.filter { $0.label != "_" }.map { "\($0.label): \($0.name)" }
        return "\(method)(\((unlabelled + [key] + labelled).joined(separator: ", ")))"
    }

    private mutating func insert(_ text: String, behind end: Int) {
        var place = end
        while place > 0, code[place - 1] <= UInt8(ascii: " ") { place -= 1 }
        edits.append((place..<place, Array(text.utf8)))
    }

    private static let newline = UInt8(ascii: "\n")

    private func endOfWord(_ start: Int) -> Int {
        code[start...].firstIndex { !ByteClass.isWord($0) } ?? code.count
    }

    private func skippingSpace(_ start: Int) -> Int {
        code[start...].firstIndex { $0 > UInt8(ascii: " ") } ?? code.count
    }

    /// The place behind the parenthesis that closes the one which comes next; none when none comes next.
    private func endOfParentheses(_ start: Int) -> Int? {
        var index = skippingSpace(start)
        guard index < code.count, code[index] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        while index < code.count {
            if code[index] == UInt8(ascii: "(") { depth += 1 }
            if code[index] == UInt8(ascii: ")") { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }

    /// Where a declaration without a body ends: with its line, a comma, a semicolon or the brace around it.
    private func endOfDeclaration(_ start: Int) -> Int {
        var depth = 0
        for index in start..<code.count {
            switch code[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            // An arrow closes nothing.
            case UInt8(ascii: ">") where code[index - 1] != UInt8(ascii: "-"): depth -= 1
            case Self.newline, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{"):
                if depth <= 0 { return index }
            default: break
            }
        }
        return code.count
    }
}
