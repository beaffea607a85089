import AppleAPI
import ExtensionProcess
import SwiftSource

/// Creates objects of a type that is known only at run time, if the class has no required initializer. On Apple's
/// platforms, the initializers of Objective-C classes behave like required ones.
///
/// 1. In a fetched package, the class is one of Objective-C's. In the user's sources, the compiler's note shows where
///    the initializer is declared; the user's own initializers, and those of Swift classes, must be required on a phone
///    too.
/// 2. In a class, or in an extension of one, an object of that class is created: in an extension of `UIColor`,
///    `Self(white: 1, alpha: 1)` becomes `_made(UIColor(white: 1, alpha: 1), as: Self.self)`. The same applies if the
///    metatype determines the class.
/// 3. Elsewhere, the code traps when it is reached, and the message states that it is omitted: for `Self()` in an
///    extension of a protocol for views, nothing can create the view.
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
        guard let callee = callee(at: offset, type: type, in: text) else { return nil }
        guard let call = call(of: callee, in: text) else {
            guard callee.isMember, text.byte(text.skippingSpace(from: callee.range.upperBound)) != UInt8(ascii: "(")
            else { return nil }
            return [SourceEdit(range: callee.range, text: "{ \(trap(type)) }")]
        }
        if let made = isClass(type, files) == true ? type : surrounding(callee.range.lowerBound, in: text, of: files) {
            guard files.isForeign || isOfObjectiveC(made, files) else { return nil }
            return [
                SourceEdit(range: callee.range, text: "_made(\(made)"),
                .insertion(", as: \(type).self)", at: call.upperBound),
            ]
        }
        let lines = text.bytes[call].count { $0 == UInt8(ascii: "\n") }
        let made = "(\(trap(type)) as \(type))" + String(repeating: "\n", count: lines)
        return [SourceEdit(range: call, text: made)]
    }

    private static func trap(_ type: String) -> String { "_uncreated(\"\(type).init \(BuiltExtension.trapEnding)\")" }

    /// The expression that names the initializer: `Self`, `self.init`, `type(of: self).init` or `.init`.
    private struct Callee {
        var range: Range<Int>
        var isMember: Bool
    }

    /// The callee at the location of a message, which is that of the type, of the period or of the initializer.
    private static func callee(at offset: Int, type: String, in text: SourceText) -> Callee? {
        let names = ["self", "Self", String(type.split(separator: ".").last ?? "")]
        let point = text.byte(offset) == UInt8(ascii: ".") ? offset : offset - 1
        if text.byte(point) == UInt8(ascii: "."), let name = text.word(at: point + 1), text.string(name) == "init",
            let member = text.member(at: name.lowerBound)
        {
            return Callee(range: (member.base?.lowerBound ?? point)..<name.upperBound, isMember: true)
        }
        guard let word = text.word(at: offset), names.contains(text.string(word)) else { return nil }
        if text.byte(word.upperBound) == UInt8(ascii: "."), let name = text.word(at: word.upperBound + 1),
            text.string(name) == "init"
        {
            return Callee(range: word.lowerBound..<name.upperBound, isMember: true)
        }
        return Callee(range: word, isMember: false)
    }

    /// The call with its arguments and trailing closures; `nil` if the initializer is only named.
    private static func call(of callee: Callee, in text: SourceText) -> Range<Int>? {
        let tree = text.tree
        guard let token = tree.token(at: callee.range.lowerBound) else { return nil }
        return tree.ancestors(of: token)
            .first { tree[$0].kind == .functionCallExpr && tree[$0 + 1].range == callee.range }
            .map { tree[$0].range }
    }

    /// Whether the initializer in an error is declared outside of the sources.
    private static func isApple(_ notes: [CompilerMessage], _ files: RemediedFiles) -> Bool {
        guard let note = notes.first, note.message.hasPrefix("selected non-required initializer") else { return false }
        return !files.holds(note.file)
    }

    /// The class around an offset, or the one that the extension there extends.
    private static func surrounding(_ offset: Int, in text: SourceText, of files: RemediedFiles) -> String? {
        let outline = SourceOutline(text)
        var block = outline.block(around: offset)
        while let current = block {
            if outline.blocks[current].kind == .type {
                let declaration = outline.declaration(of: current)
                switch declaration.keyword {
                case "class": return declaration.name
                case "extension": return isClass(declaration.name, files) ?? false ? declaration.name : nil
                default: return nil
                }
            }
            block = outline.blocks[current].parent
        }
        return nil
    }

    /// Whether a type is a class rather than a protocol, which cannot create objects; `nil` if unknown.
    private static func isClass(_ name: String, _ files: RemediedFiles) -> Bool? {
        if let isClass = files.types.isClass(name) { return isClass }
        guard !name.hasSuffix("Protocol"), !name.hasSuffix("Delegate"), !name.hasSuffix("DataSource") else {
            return false
        }
        return module(of: name, files).map { _ in true }
    }

    private static func module(of name: String, _ files: RemediedFiles) -> String? {
        AppleNames.shared.module(of: name, imports: files.sources.declarations.imports)
    }

    /// Whether a class is one of the sources, about which nothing is known, or one that Apple wrote in Objective-C.
    private static func isOfObjectiveC(_ name: String, _ files: RemediedFiles) -> Bool {
        guard files.types.isClass(name) == nil else { return true }
        return !classesInSwift.contains(name) && !(module(of: name, files).map(modulesInSwift.contains) ?? false)
    }

    private static let classesInSwift: Set<String> = [
        "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder",
    ]
    private static let modulesInSwift: Set<String> = [
        "ActivityKit", "AppIntents", "Charts", "Combine", "FoundationModels", "MusicKit", "Observation", "SwiftData",
        "SwiftUI", "TipKit", "WeatherKit", "WidgetKit",
    ]
}
