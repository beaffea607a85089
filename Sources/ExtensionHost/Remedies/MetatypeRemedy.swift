/// Makes objects of the type that code is in, where Foundation's class has no required initializer as it has on Apple's
/// platforms: in an extension of `NSNumber` `self.init(value: 1)` becomes `(NSNumber(value: 1) as! Self)`.
enum MetatypeRemedy {
    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        guard error.message.hasPrefix("constructing an object of class type 'Self' with a metatype value must use")
        else { return nil }
        let line = text.range(ofLine: text.line(of: offset))
        // The message may stand at the type, the point or the name of the initializer.
        for start in line.lowerBound..<line.upperBound {
            guard let word = text.word(at: start), word.lowerBound == start,
                ["self", "Self"].contains(text.string(word))
            else { continue }
            var end = word.upperBound
            if text.byte(end) == UInt8(ascii: "."), let name = text.word(at: end + 1), text.string(name) == "init" {
                end = name.upperBound
            }
            guard text.byte(end) == UInt8(ascii: "("), let close = text.closing(of: end), close > offset,
                let type = extended(around: start, in: text)
            else { continue }
            return [SourceEdit(range: start..<end, text: "(\(type)"), .insertion(" as! Self)", at: close + 1)]
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
