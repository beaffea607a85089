/// The declarations of a Swift source with the braces of their bodies, found by words and brackets.
///
/// 1. Every pair of braces is a block. What it belongs to follows from the last declaring word before it, at no deeper
///    bracket than its own: `func`, `init`, `subscript` and `deinit` begin functions, `var` without a `=` behind it a
///    property with accessors, `struct` and similar words begin types. Everything else is part of a statement. Such a
///    word that is itself declared, as in `func set()` or `let actor`, is a name.
/// 2. A declaration begins with its attributes and modifiers. It ends with its block, or without one with the line that
///    its last expression ends in.
/// 3. Blocks lie within each other as their braces do.
package struct SourceOutline {
    package enum Kind: Hashable {
        case function, accessors, type
        /// A closure, a branch, a loop.
        case statement
    }

    package struct Block {
        /// Offsets of the braces.
        package var open: Int
        package var close: Int
        package var kind: Kind
        /// Where the declaring word stands; that of the brace for statements.
        package var keyword: Int
        /// Index of the block around it.
        package var parent: Int?
    }

    package struct Declaration: Hashable {
        package var range: Range<Int>
        package var keyword: String
        /// The name behind the declaring word, or the type that is extended.
        package var name: String
    }

    package let text: SourceText
    package private(set) var blocks: [Block] = []

    private static let functions: Set<String> = ["func", "init", "subscript", "deinit"]
    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let branches: Set<String> = [
        "if", "else", "for", "while", "repeat", "switch", "do", "catch", "guard", "defer", "return", "get", "set",
        "willSet", "didSet", "_modify", "_read",
    ]
    private static let declaring: Set<String> = functions.union(types).union([
        "var", "let", "case", "typealias", "associatedtype", "import", "macro",
    ])
    private static let modifiers: Set<String> = [
        "public", "open", "internal", "package", "private", "fileprivate", "final", "static", "class", "override",
        "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "isolated",
        "indirect", "dynamic", "optional", "prefix", "postfix", "infix", "distributed", "consuming", "borrowing",
    ]

    package init(_ text: SourceText) {
        self.text = text
        /// Where the text before the next block begins, and how many parentheses are open since.
        var boundary = 0
        var depth = 0
        var open: [(block: Int, boundary: Int, depth: Int)] = []
        for offset in text.code.indices {
            switch text.code[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
            case UInt8(ascii: "{"):
                // A block among arguments is a closure, and the code around it continues after it.
                let (kind, keyword) = depth > 0 ? (.statement, offset) : kind(before: offset, from: boundary)
                blocks.append(
                    Block(open: offset, close: text.code.count, kind: kind, keyword: keyword, parent: open.last?.block))
                open.append((blocks.count - 1, boundary, depth))
                (boundary, depth) = (offset + 1, 0)
            case UInt8(ascii: "}"):
                guard let last = open.popLast() else { break }
                blocks[last.block].close = offset
                (boundary, depth) = last.depth > 0 ? (last.boundary, last.depth) : (offset + 1, 0)
            case UInt8(ascii: ";") where depth == 0: boundary = offset + 1
            default: break
            }
        }
    }

    /// What a block is, by the last declaring word at its own depth before it.
    private func kind(before brace: Int, from start: Int) -> (Kind, Int) {
        var found: (word: String, offset: Int)?
        var hasValue = false
        var depth = 0
        var offset = start
        while offset < brace {
            switch text.code[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "{"): offset = text.closing(of: offset) ?? brace
            case UInt8(ascii: "=") where depth <= 0:
                let next = text.byte(offset + 1)
                let isOperator = next == UInt8(ascii: "=") || text.byte(offset - 1).map(Self.isOperator) ?? false
                if !isOperator { hasValue = true } else if next == UInt8(ascii: "=") { offset += 1 }
            default:
                guard let word = text.word(at: offset) else { break }
                let before = text.byte(word.lowerBound - 1)
                if depth <= 0, before != UInt8(ascii: "."), before != UInt8(ascii: "#"), before != UInt8(ascii: "@") {
                    let name = text.string(word)
                    if Self.declaring.contains(name) || Self.branches.contains(name), !isName(word) {
                        // `class func` and `class var` are what the second word says.
                        found = (name, word.lowerBound)
                        hasValue = false
                    }
                }
                offset = word.upperBound
                continue
            }
            offset += 1
        }
        guard let found, depth <= 0 else { return (.statement, brace) }
        switch found.word {
        case let word where Self.functions.contains(word):
            return hasValue ? (.statement, brace) : (.function, found.offset)
        case let word where Self.types.contains(word): return (.type, found.offset)
        case "var" where !hasValue: return (.accessors, found.offset)
        default: return (.statement, brace)
        }
    }

    /// Words behind which a name is declared.
    private static let naming: Set<String> = types.subtracting(["class"]).union([
        "func", "let", "var", "case", "typealias", "associatedtype", "macro",
    ])
    /// Words that cannot be the name of a type.
    private static let reserved: Set<String> = declaring.subtracting(["actor", "macro"]).union([
        "if", "else", "for", "while", "repeat", "switch", "do", "catch", "guard", "defer", "return", "in", "is", "as",
        "where", "throw", "break", "continue", "try", "default", "self", "nil", "true", "false",
    ])

    /// Whether a word that otherwise declares something stands for a value or is declared itself.
    private func isName(_ word: Range<Int>) -> Bool {
        let last = text.lastBefore(word.lowerBound)
        if let before = last.flatMap(text.word(at:)), Self.naming.contains(text.string(before)),
            text.line(of: before.lowerBound) == text.line(of: word.lowerBound)
        {
            return true
        }
        let spelled = text.string(word)
        guard spelled == "actor" || spelled == "macro" else { return false }
        // These two are names anywhere else than before the name that they declare.
        if let last, "=,:([&|?+-*/<!".utf8.contains(text.code[last]) { return true }
        guard let next = text.word(at: text.skippingSpace(from: word.upperBound, onlyOnLine: true)) else { return true }
        return Self.reserved.contains(text.string(next))
    }

    private static func isOperator(_ byte: UInt8) -> Bool { "=!<>+-*/%&|^~?".utf8.contains(byte) }

    /// The innermost block around an offset.
    package func block(around offset: Int) -> Int? {
        var best: Int?
        for (index, block) in blocks.enumerated() where block.open < offset && offset <= block.close {
            if best.map({ blocks[$0].open < block.open }) ?? true { best = index }
        }
        return best
    }

    /// The innermost type that is a block or lies around one.
    package func type(around block: Int) -> Int? {
        var index: Int? = block
        while let current = index, blocks[current].kind != .type { index = blocks[current].parent }
        return index
    }

    /// The innermost function or property with accessors whose body holds an offset; none in the body of a type that
    /// lies deeper.
    package func body(around offset: Int) -> Int? {
        var index = block(around: offset)
        while let current = index {
            switch blocks[current].kind {
            case .function, .accessors: return current
            case .type: return nil
            case .statement: index = blocks[current].parent
            }
        }
        return nil
    }

    /// The declaration that holds an offset and lies directly in a type, in a file, or around the block `inside`.
    package func declaration(at offset: Int) -> Declaration? {
        var scope = block(around: offset)
        // Braces of statements and bodies belong to the declaration around them.
        while let current = scope, blocks[current].kind != .type { scope = blocks[current].parent }
        let start = scope.map { blocks[$0].open + 1 } ?? 0
        let end = scope.map { blocks[$0].close } ?? text.code.count
        var last: Declaration?
        var position = start
        while position < end, let next = nextDeclaration(from: position, to: end) {
            if next.range.lowerBound > offset { break }
            last = next
            position = max(next.range.upperBound, position + 1)
        }
        return last.flatMap { $0.range.contains(offset) || $0.range.upperBound == offset ? $0 : nil }
    }

    /// The declaration that a block is the body of.
    package func declaration(of block: Int) -> Declaration {
        let keyword = blocks[block].keyword
        return Declaration(
            range: beginning(of: keyword)..<min(blocks[block].close + 1, text.code.count),
            keyword: text.word(at: keyword).map(text.string) ?? "", name: name(after: keyword))
    }

    private func nextDeclaration(from start: Int, to end: Int) -> Declaration? {
        var offset = start
        while offset < end {
            switch text.code[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                offset = (text.closing(of: offset) ?? end) + 1
                continue
            default: break
            }
            guard let word = text.word(at: offset) else {
                offset += 1
                continue
            }
            let name = text.string(word)
            let before = text.byte(word.lowerBound - 1)
            let isFree = before != UInt8(ascii: ".") && before != UInt8(ascii: "@") && before != UInt8(ascii: "#")
            let isModifier = name == "class" && isFollowedByDeclaration(word)
            guard isFree, Self.declaring.contains(name), !isModifier, !isName(word) else {
                offset = word.upperBound
                continue
            }
            let stop = ending(of: word.lowerBound, name, to: end)
            return Declaration(
                range: beginning(of: word.lowerBound)..<stop, keyword: name, name: self.name(after: word.lowerBound))
        }
        return nil
    }

    private func isFollowedByDeclaration(_ word: Range<Int>) -> Bool {
        let next = text.word(at: text.skippingSpace(from: word.upperBound)).map(text.string) ?? ""
        return ["func", "var", "let", "subscript"].contains(next) || Self.modifiers.contains(next)
    }

    private func name(after keyword: Int) -> String {
        guard let word = text.word(at: keyword) else { return "" }
        let spelled = text.string(word)
        if ["init", "deinit", "subscript"].contains(spelled) { return spelled }
        return text.word(at: text.skippingSpace(from: word.upperBound)).map(text.string) ?? spelled
    }

    /// Where the attributes and modifiers of a declaration begin.
    private func beginning(of keyword: Int) -> Int {
        var start = keyword
        while var last = text.lastBefore(start) {
            if text.byte(last) == UInt8(ascii: ")"), let open = text.opening(of: last), open > 0 { last = open - 1 }
            guard let word = text.word(at: last) else { return start }
            let isAttribute = text.byte(word.lowerBound - 1) == UInt8(ascii: "@")
            guard isAttribute || Self.modifiers.contains(text.string(word)) else { return start }
            start = isAttribute ? word.lowerBound - 1 : word.lowerBound
        }
        return start
    }

    /// Where a declaration ends: behind its block; without one, with the line that ends no bracket and no expression.
    private func ending(of keyword: Int, _ name: String, to end: Int) -> Int {
        let hasBlock = Self.types.contains(name) || Self.functions.contains(name)
        var offset = keyword
        while offset < end {
            switch text.code[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["): offset = text.closing(of: offset) ?? end
            case UInt8(ascii: "{"):
                offset = text.closing(of: offset) ?? end
                if hasBlock { return min(offset + 1, end) }
            case UInt8(ascii: ";") where !hasBlock: return offset
            case UInt8(ascii: "\n") where goesOn(behind: offset): break
            case UInt8(ascii: "\n"): return offset
            default: break
            }
            offset += 1
        }
        return end
    }

    /// Whether the line that ends at an offset goes on in the next one.
    private func goesOn(behind newline: Int) -> Bool {
        let next = text.skippingSpace(from: newline)
        guard let byte = text.byte(next) else { return false }
        let continuing = Array(".?:=&|+*/%<>,{)]-".utf8)
        if continuing.contains(byte) { return true }
        if let word = text.word(at: next).map(text.string),
            ["where", "throws", "async", "rethrows", "in"].contains(word)
        {
            return true
        }
        guard let last = text.lastBefore(newline) else { return false }
        return Array("=,&|+*/%<(:".utf8).contains(text.code[last])
    }
}
