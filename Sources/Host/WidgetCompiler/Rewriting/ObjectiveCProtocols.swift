import SwiftSource

/// Lets protocols of Objective-C compile: those with `@objc`, whose methods may be optional.
///
/// 1. Such a protocol is for classes: one that names no other gets `: AnyObject`.
/// 2. `optional func name(…) -> Type` loses `optional` and gets `throws`. A method that does not throw fulfils it.
/// 3. Behind the protocol's last brace an extension gives each of them a body that throws: what a class that lacks the
///    method does. `OptionalCalls` turns calls with `?` into ones that take the error for `nil`.
/// 4. `optional var name: Type { get }` moves to a protocol that this one refines, where it throws in the same way.
///    What code reads is a property of the refining protocol with the type `Type?`, which takes the error for `nil`.
///
/// Every line stays where it was.
struct ObjectiveCProtocols {
    private let text: SourceText
    private var edits: [(range: Range<Int>, text: String)] = []

    /// The changed source, or none when nothing had to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("protocol"), source.holds("@objc") else { return nil }
        var protocols = ObjectiveCProtocols(text: SourceText(source))
        for word in protocols.text.words where protocols.text.string(word) == "protocol" {
            protocols.declare(at: word)
        }
        guard !protocols.edits.isEmpty else { return nil }
        var result = source
        for edit in protocols.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return result
    }

    /// The names of a source's optional methods.
    static func optionalMethods(in source: [UInt8]) -> Set<String> {
        guard source.holds("optional") else { return [] }
        let protocols = ObjectiveCProtocols(text: SourceText(source))
        return Set(
            protocols.text.words.compactMap { word in
                guard protocols.text.string(word) == "optional" else { return nil }
                return protocols.method(after: word).map { protocols.text.string($0.name) }
            })
    }

    private mutating func declare(at keyword: Range<Int>) {
        let attributes = attributes(before: keyword.lowerBound)
        guard attributes.contains(where: { $0.hasPrefix("@objc") }),
            let name = text.word(at: text.skippingSpace(from: keyword.upperBound)),
            let open = text.code[name.upperBound...].firstIndex(of: UInt8(ascii: "{")),
            let close = text.closing(of: open)
        else { return }
        // An extension of a protocol inside a type would have to be outside of that type.
        let isOutside = depth(at: keyword.lowerBound) == 0
        let optionals = isOutside ? text.words(in: open + 1..<close).filter { text.string($0) == "optional" } : []
        let properties = optionals.compactMap { word in property(after: word).map { (word, $0) } }
        let base = properties.isEmpty ? nil : "_Optional\(text.string(name))"
        if let colon = text.code[name.upperBound..<open].firstIndex(of: UInt8(ascii: ":")) {
            if let base { edits.append((colon + 1..<colon + 1, " \(base),")) }
        } else {
            edits.append((name.upperBound..<name.upperBound, ": \(base ?? "AnyObject")"))
        }
        guard isOutside else { return }
        let access = ["public", "private", "fileprivate"].first(where: attributes.contains).map { $0 + " " } ?? ""
        if let base {
            let isolation = attributes.contains("@MainActor") ? "@MainActor " : ""
            move(properties, from: text.string(name), to: base, close: close, access: access, isolation: isolation)
        }
        var bodies: [String] = []
        for word in optionals {
            guard let method = method(after: word) else { continue }
            edits.append((word, String(repeating: " ", count: word.count)))
            let place = method.effectsEnd
            if !method.isThrowing { edits.append((place..<place, " throws")) }
            let isolation = self.attributes(before: word.lowerBound).contains("@MainActor") ? "@MainActor " : ""
            let head = text.string(word.upperBound..<place) + (method.isThrowing ? "" : " throws")
            let signature = (head + text.string(place..<method.end)).split(whereSeparator: \.isWhitespace)
            bodies.append("\(isolation)\(access)\(signature.joined(separator: " ")) { throw CancellationError() }")
        }
        guard !bodies.isEmpty else { return }
        let body = "; extension \(text.string(name)) { \(bodies.joined(separator: "; ")) }"
        edits.append((close + 1..<close + 1, body))
    }

    private struct Property {
        var name: String
        var type: String
        /// Behind the accessors.
        var end: Int
    }

    /// The property of an object whose declaration continues after a word such as `optional`.
    private func property(after word: Range<Int>) -> Property? {
        var start = text.skippingSpace(from: word.upperBound)
        while let modifier = text.word(at: start), ["weak", "unowned"].contains(text.string(modifier)) {
            start = text.skippingSpace(from: modifier.upperBound)
        }
        guard let keyword = text.word(at: start), text.string(keyword) == "var",
            let name = text.word(at: text.skippingSpace(from: keyword.upperBound)),
            case let colon = text.skippingSpace(from: name.upperBound), text.byte(colon) == UInt8(ascii: ":"),
            let open = text.code[colon...].firstIndex(of: UInt8(ascii: "{")), let close = text.closing(of: open)
        else { return nil }
        var type = text.string(colon + 1..<open).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        return Property(name: text.string(name), type: type, end: close + 1)
    }

    /// Leaves an empty requirement in each property's place, to which the attributes before it belong.
    private mutating func move(
        _ properties: [(word: Range<Int>, property: Property)], from name: String, to base: String, close: Int,
        access: String, isolation: String
    ) {
        var requirements: [String] = []
        var absences: [String] = []
        var readers: [String] = []
        for (word, property) in properties {
            let range = word.lowerBound..<property.end
            let lines = String(repeating: "\n", count: text.code[range].count { $0 == UInt8(ascii: "\n") })
            let mark = "_optional_\(property.name)"
            edits.append((range, "var \(mark): Void { get }" + lines))
            let head = "@_disfavoredOverload"
            let variable = "var \(property.name): \(property.type) { get throws"
            requirements.append("\(head) \(variable) }")
            absences.append("\(head) \(access)\(variable) { throw CancellationError() } }")
            readers.append("\(access)var \(mark): Void { () }")
            let needsBrackets =
                property.type.hasPrefix("any ") || property.type.contains("&") || property.type.contains("->")
            let optional = needsBrackets ? "(\(property.type))?" : "\(property.type)?"
            readers.append(
                "\(access)var \(property.name): \(optional) "
                    + "{ try? ({ () throws -> \(property.type) in try self.\(property.name) })() }")
        }
        let text =
            "; extension \(name) { \(readers.joined(separator: "; ")) }"
            + "; \(isolation)\(access)protocol \(base): AnyObject { \(requirements.joined(separator: "; ")) }"
            + "; extension \(base) { \(absences.joined(separator: "; ")) }"
        edits.append((close + 1..<close + 1, text))
    }

    /// How many braces are open.
    private func depth(at offset: Int) -> Int {
        text.code[..<offset].reduce(into: 0) { depth, byte in
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
        }
    }

    private struct Method {
        var name: Range<Int>
        /// Behind the parameters and what they are followed by before an arrow.
        var effectsEnd: Int
        var end: Int
        var isThrowing: Bool
    }

    /// The method whose declaration continues after a word such as `optional`.
    private func method(after word: Range<Int>) -> Method? {
        var start = text.skippingSpace(from: word.upperBound)
        while let modifier = text.word(at: start), ["static", "class"].contains(text.string(modifier)) {
            start = text.skippingSpace(from: modifier.upperBound)
        }
        guard let keyword = text.word(at: start), text.string(keyword) == "func",
            let name = text.word(at: text.skippingSpace(from: keyword.upperBound)),
            case let open = text.skippingSpace(from: name.upperBound), text.byte(open) == UInt8(ascii: "("),
            let close = text.closing(of: open)
        else { return nil }
        var end = close + 1
        var isThrowing = false
        var next = text.skippingSpace(from: end)
        while let effect = text.word(at: next), ["async", "throws"].contains(text.string(effect)) {
            if text.string(effect) == "throws" { isThrowing = true }
            end = effect.upperBound
            next = text.skippingSpace(from: end)
        }
        var method = Method(name: name, effectsEnd: end, end: end, isThrowing: isThrowing)
        if text.code[next...].starts(with: "->".utf8) { method.end = endOfType(from: next + 2) }
        return method
    }

    /// Where a type ends that is last on its line.
    private func endOfType(from start: Int) -> Int {
        var offset = text.skippingSpace(from: start)
        while let byte = text.byte(offset) {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                guard let close = text.closing(of: offset) else { return offset }
                offset = close
            case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "}"): return offset
            default: break
            }
            offset += 1
        }
        return offset
    }

    /// The modifiers and attributes before a keyword, the latter without arguments.
    private func attributes(before keyword: Int) -> [String] {
        let modifiers: Set<String> = ["public", "internal", "private", "fileprivate", "package", "nonisolated"]
        var found: [String] = []
        var start = keyword
        while var last = text.lastBefore(start) {
            if text.byte(last) == UInt8(ascii: ")"), let open = text.opening(of: last), open > 0 { last = open - 1 }
            guard let word = text.word(at: last) else { return found }
            let isAttribute = text.byte(word.lowerBound - 1) == UInt8(ascii: "@")
            guard isAttribute || modifiers.contains(text.string(word)) else { return found }
            found.append((isAttribute ? "@" : "") + text.string(word))
            start = isAttribute ? word.lowerBound - 1 : word.lowerBound
        }
        return found
    }
}
