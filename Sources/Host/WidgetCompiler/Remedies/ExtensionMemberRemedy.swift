import SwiftSource

/// Lets classes override members that an extension of their superclass declares, as Objective-C classes can.
///
/// 1. The compiler names the member of the extension and the one that would override it.
/// 2. The member moves from the extension of its class to an extension of a new protocol to which the class conforms.
///    The class's extension ends before the member and begins again after it, on the same lines.
/// 3. The other member loses its `override`: it takes precedence over the protocol's member, and members of further
///    subclasses override it as before.
///
/// A call through the extended class itself still runs the extension's member.
enum ExtensionMemberRemedy {
    static func edits(
        for error: CompilerMessage, notes: [CompilerMessage], in files: RemediedFiles
    ) -> CompilerRemedies.Edits? {
        guard error.message.contains(" is declared in extension of "),
            error.message.hasSuffix(" and cannot be overridden"),
            let note = notes.first(where: { $0.message == "overridden declaration is here" }),
            let place = files.place(of: error), let base = files.place(of: note),
            let text = files.text(of: base.file), let overriding = files.text(of: place.file),
            let moved = moved(at: base.offset, in: text, of: base.file, files)
        else { return nil }
        var edits: CompilerRemedies.Edits = moved.map { (base.file, $0) }
        if let word = override(before: place.offset, in: overriding) {
            edits.append((place.file, SourceEdit(range: word, text: "")))
        }
        return edits
    }

    /// The `override` modifier of the member whose name is at an offset.
    private static func override(before name: Int, in text: SourceText) -> Range<Int>? {
        text.member(declaredAt: name).flatMap { member in
            text.modifiers(of: member).first { text.string($0) == "override" }
        }
    }

    private static func moved(
        at offset: Int, in text: SourceText, of file: Int, _ files: RemediedFiles
    ) -> [SourceEdit]? {
        let outline = SourceOutline(text)
        guard let block = outline.block(around: offset), outline.blocks[block].kind == .type,
            let keyword = text.word(at: outline.blocks[block].keyword), text.string(keyword) == "extension",
            let declaration = outline.declaration(at: offset)
        else { return nil }
        let header = text.string(keyword.upperBound..<outline.blocks[block].open)
        guard !header.split(whereSeparator: \.isWhitespace).contains("where") else { return nil }
        let type = header.prefix { $0 != ":" }.filter { !$0.isWhitespace }
        guard !type.isEmpty, !type.hasPrefix("_Overridden") else { return nil }
        let attributes = text.string(outline.declaration(of: block).range.lowerBound..<keyword.lowerBound)
            .split(whereSeparator: \.isNewline).joined(separator: " ")
        let types = files.types
        let isPublic = types.isPublic(type)
        let member = text.string(offset..<(text.closing(of: text.word(at: offset)?.upperBound ?? offset) ?? offset))
        let name = "_Overridden_\(type)_\(member)_\(file)".filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let actor = types.isOfMainActor(type) ? "@MainActor " : ""
        let access = isPublic ? "public " : ""
        let begin =
            "}; \(actor)\(access)protocol \(name) {}; extension \(type): \(name) {}; "
            + "\(attributes)extension \(name) where Self: \(type) { "
        var edits: [SourceEdit] = []
        for word in text.member(declaredAt: offset).map(text.modifiers) ?? [] {
            switch text.string(word) {
            case "open": edits.append(SourceEdit(range: word, text: isPublic ? "public" : ""))
            case "public" where !isPublic: edits.append(SourceEdit(range: word, text: ""))
            case "class": edits.append(SourceEdit(range: word, text: "static"))
            case "final", "dynamic", "override": edits.append(SourceEdit(range: word, text: ""))
            default: break
            }
        }
        edits += enclosingTypes(in: declaration.range, of: text).map { SourceEdit(range: $0, text: "self") }
        // The first modifier may be where the member begins.
        let isAtStart = edits.first?.range.lowerBound == declaration.range.lowerBound
        if isAtStart {
            edits[0].text = begin + edits[0].text
        } else {
            edits.insert(.insertion(begin, at: declaration.range.lowerBound), at: 0)
        }
        return edits + [.insertion(" }; \(attributes)extension \(type) {", at: declaration.range.upperBound)]
    }

    /// The uses of `super`, which become `self`, because an extension of a protocol has no superclass.
    private static func enclosingTypes(in range: Range<Int>, of text: SourceText) -> [Range<Int>] {
        text.words(in: range).filter { text.string($0) == "super" }
    }
}
