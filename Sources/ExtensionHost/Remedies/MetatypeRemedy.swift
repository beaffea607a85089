/// Makes objects of a type that is known when the code runs only, where the class has no required initializer. On
/// Apple's platforms the initializers of Objective-C's classes are as good as required.
///
/// 1. In an extension of a class of Foundation's an object of that class is made: in one of `NSNumber`
///    `self.init(value: 1)` becomes `(NSNumber(value: 1) as! Self)`.
/// 2. Elsewhere the code traps when it comes there, and the message says that it is left out: of `Self()` in an
///    extension of a protocol for views nothing can make the view.
enum MetatypeRemedy {
    private static let start = "constructing an object of class type '"
    private static let end = "' with a metatype value must use a 'required' initializer"

    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        guard error.message.hasPrefix(start), error.message.hasSuffix(end) else { return nil }
        let type = error.message.dropFirst(start.count).dropLast(end.count)
        let names = ["self", "Self", String(type.split(separator: ".").last ?? "")]
        let line = text.range(ofLine: text.line(of: offset))
        // The message may stand at the type, the point or the name of the initializer.
        for start in line.lowerBound..<line.upperBound {
            guard let word = text.word(at: start), word.lowerBound == start, names.contains(text.string(word)) else {
                continue
            }
            var end = word.upperBound
            var isMember = false
            if text.byte(end) == UInt8(ascii: "."), let name = text.word(at: end + 1), text.string(name) == "init" {
                end = name.upperBound
                isMember = true
            }
            let trap = "Swift.fatalError(\"\(type).init \(BodyStub.trapEnding)\")"
            guard text.byte(end) == UInt8(ascii: "("), let close = text.closing(of: end), close > offset else {
                guard isMember, end > offset else { continue }
                return [SourceEdit(range: start..<end, text: "{ \(trap) }")]
            }
            if let extended = extended(around: start, in: text) {
                return [SourceEdit(range: start..<end, text: "(\(extended)"), .insertion(" as! Self)", at: close + 1)]
            }
            let lines = text.bytes[start...close].count { $0 == UInt8(ascii: "\n") }
            let made = "(\(trap) as \(type))" + String(repeating: "\n", count: lines)
            return [SourceEdit(range: start..<close + 1, text: made)]
        }
        return nil
    }

    /// The type that the extension around an offset is of.
    private static func extended(around offset: Int, in text: SourceText) -> String? {
        let outline = SourceOutline(text)
        var block = outline.block(around: offset)
        while let current = block {
            if outline.blocks[current].kind == .type {
                let declaration = outline.declaration(of: current)
                // Protocols make nothing themselves.
                return declaration.keyword == "extension" && declaration.name.hasPrefix("NS") ? declaration.name : nil
            }
            block = outline.blocks[current].parent
        }
        return nil
    }
}
