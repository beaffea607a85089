import SwiftSource

/// Lets classes inherit from Foundation's locks: in older language modes the compiler does not load all of them here.
enum InheritanceRemedy {
    private static let classes: Set<String> = ["NSLock", "NSRecursiveLock"]

    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        guard error.message.hasPrefix("cannot inherit from class '"), error.message.contains("could not be loaded"),
            let name = NamedType.list(in: error.message).first?.written, classes.contains(name)
        else { return nil }
        var cursor = offset
        while let byte = text.byte(cursor), byte != UInt8(ascii: "{") {
            guard let word = text.word(at: cursor) else {
                cursor += 1
                continue
            }
            if text.string(word) == name { return [.insertion("_Inheritable", at: word.lowerBound)] }
            cursor = word.upperBound
        }
        return nil
    }
}
