/// Makes objects of a type that is known when the code runs only, where the class has no required initializer. On
/// Apple's platforms the initializers of Objective-C's classes are as good as required.
///
/// 1. A fetched package means one of Objective-C's classes. In the user's sources the compiler's note says whose the
///    initializer is; one of the user's own has to be required on a phone as well.
/// 2. In a class, or in an extension of one, an object of that class is made: in an extension of `UIColor`
///    `Self(white: 1, alpha: 1)` becomes `_made(UIColor(white: 1, alpha: 1), as: Self.self)`.
/// 3. Elsewhere the code traps when it comes there, and the message says that it is left out: of `Self()` in an
///    extension of a protocol for views nothing can make the view.
enum MetatypeRemedy {
    private static let start = "constructing an object of class type '"
    private static let end = "' with a metatype value must use a 'required' initializer"

    static func edits(
        for error: CompilerMessage, notes: [CompilerMessage], at offset: Int, in text: SourceText,
        of files: RemediedFiles
    ) -> [SourceEdit]? {
        guard error.message.hasPrefix(start), error.message.hasSuffix(end), files.isForeign || isApple(notes, files)
        else { return nil }
        let type = String(error.message.dropFirst(start.count).dropLast(end.count))
        let line = text.range(ofLine: text.line(of: offset))
        if let call = implicit(at: offset, in: text) { return edits(of: call, type: type, in: text, of: files) }
        let names = ["self", "Self", String(type.split(separator: ".").last ?? "")]
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
            guard text.byte(end) == UInt8(ascii: "("), let close = text.closing(of: end), close > offset else {
                guard isMember, end > offset else { continue }
                return [SourceEdit(range: start..<end, text: "{ \(trap(type)) }")]
            }
            return edits(of: Call(start: start, open: end, close: close), type: type, in: text, of: files)
        }
        return nil
    }

    /// What makes the object, up to its closing bracket.
    private struct Call {
        var start: Int
        var open: Int
        var close: Int
    }

    private static func trap(_ type: String) -> String { "_unmade(\"\(type).init \(BodyStub.trapEnding)\")" }

    private static func edits(
        of call: Call, type: String, in text: SourceText, of files: RemediedFiles
    ) -> [SourceEdit] {
        if let made = surrounding(call.start, in: text, of: files) {
            return [
                SourceEdit(range: call.start..<call.open, text: "_made(\(made)"),
                .insertion(", as: \(type).self)", at: call.close + 1),
            ]
        }
        let lines = text.bytes[call.start...call.close].count { $0 == UInt8(ascii: "\n") }
        let made = "(\(trap(type)) as \(type))" + String(repeating: "\n", count: lines)
        return [SourceEdit(range: call.start..<call.close + 1, text: made)]
    }

    /// `.init(…)` whose type only the compiler knows.
    private static func implicit(at offset: Int, in text: SourceText) -> Call? {
        let point = text.byte(offset) == UInt8(ascii: ".") ? offset : offset - 1
        guard text.byte(point) == UInt8(ascii: "."), let name = text.word(at: point + 1), text.string(name) == "init",
            text.chainStart(before: point) == point, text.byte(name.upperBound) == UInt8(ascii: "("),
            let close = text.closing(of: name.upperBound)
        else { return nil }
        return Call(start: point, open: name.upperBound, close: close)
    }

    /// Whether the initializer of an error is none of the sources.
    private static func isApple(_ notes: [CompilerMessage], _ files: RemediedFiles) -> Bool {
        guard let note = notes.first, note.message.hasPrefix("selected non-required initializer") else { return false }
        return !files.holds(note.file)
    }

    /// The class around an offset, or the one that is extended there.
    private static func surrounding(_ offset: Int, in text: SourceText, of files: RemediedFiles) -> String? {
        let outline = SourceOutline(text)
        var block = outline.block(around: offset)
        while let current = block {
            if outline.blocks[current].kind == .type {
                let declaration = outline.declaration(of: current)
                switch declaration.keyword {
                case "class": return declaration.name
                case "extension": return isClass(declaration.name, files) ? declaration.name : nil
                default: return nil
                }
            }
            block = outline.blocks[current].parent
        }
        return nil
    }

    /// Whether a type that is extended is a class, and not a protocol, which makes nothing itself.
    private static func isClass(_ name: String, _ files: RemediedFiles) -> Bool {
        if let isClass = RemediedTypes(files).isClass(name) { return isClass }
        guard !name.hasSuffix("Protocol"), !name.hasSuffix("Delegate"), !name.hasSuffix("DataSource") else {
            return false
        }
        return AppleNames.shared.module(of: name, imports: files.sources.declarations.imports) != nil
    }
}
