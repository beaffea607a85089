import SwiftSource

/// Makes explicit what Apple's compiler does implicitly, where the compiler here reports an error.
///
/// Changes that require no type information are made before a source is compiled. The remedies handle the compiler's
/// errors, such as that an expression does not have the required type, or that a member belongs to an extension:
///
/// 1. Each error is passed to the remedies in turn. The first one that handles it returns edits of the sources.
/// 2. The edits of a round do not overlap; the rest waits for the next round, in which the compiler reads the sources
///    again, up to `rounds` times and as long as there is something to change.
/// 3. Code that compiles is never changed, and every line keeps its number.
package enum CompilerRemedies {
    /// The maximum number of additional compiler runs.
    package static let rounds = 6

    /// The edits of a remedy, by the index of the file.
    typealias Edits = [(file: Int, edit: SourceEdit)]

    /// The sources with all remedies that apply; `nil` if none does.
    ///
    /// - Parameters:
    ///   - messages: all messages of the compiler, with notes after their errors.
    ///   - isForeign: whether the sources are those of a fetched package.
    package static func remedied(
        _ sources: PreparedSources, by messages: [CompilerMessage], isForeign: Bool
    ) -> PreparedSources? {
        let files = RemediedFiles(sources, isForeign: isForeign)
        var taken: [Int: [Range<Int>]] = [:]
        var edits: [Int: [SourceEdit]] = [:]
        var answered: Set<CompilerMessage> = []
        for (index, message) in messages.enumerated() where message.severity == .error {
            guard answered.insert(message).inserted else { continue }
            let notes = messages[(index + 1)...].prefix { $0.severity == .note }
            guard let found = self.edits(for: message, notes: Array(notes), in: files), !found.isEmpty else { continue }
            // Several errors may require the same edit.
            let new = found.filter { !(edits[$0.file] ?? []).contains($0.edit) }
            let isFree = new.allSatisfy { edit in
                !(taken[edit.file] ?? []).contains { $0.overlapsOrTouches(edit.edit.range) }
            }
            guard isFree else { continue }
            for (file, edit) in new {
                taken[file, default: []].append(edit.range)
                edits[file, default: []].append(edit)
            }
        }
        let generated = GeneratedRemedy.remedied(sources.generatedFiles, by: messages)
        guard !edits.isEmpty || generated != nil else { return nil }
        var result = sources
        result.generatedFiles = generated ?? sources.generatedFiles
        for (file, edits) in edits {
            result.files[file].rewritten = SourceEdit.apply(edits, to: files.bytes(of: file))
        }
        return result
    }

    private static func edits(
        for error: CompilerMessage, notes: [CompilerMessage], in files: RemediedFiles
    ) -> Edits? {
        if let edits = ExtensionMemberRemedy.edits(for: error, notes: notes, in: files) { return edits }
        guard let (file, offset) = files.place(of: error), let text = files.text(of: file) else { return nil }
        let isOfOwnType = notes.contains { $0.message.hasSuffix("declared here") && files.holds($0.file) }
        let found =
            BridgingRemedy.edits(for: error, at: offset, in: text)
            ?? ObjectMemberRemedy.edits(for: error, at: offset, in: text)
            ?? OptionalCallRemedy.edits(for: error, at: offset, in: text)
            ?? GlobalFunctionRemedy.edits(for: error, at: offset, in: text)
            ?? InheritanceRemedy.edits(for: error, at: offset, in: text)
            ?? RootMethodRemedy.edits(for: error, at: offset, in: text)
            ?? (isOfOwnType ? nil : RootInitializerRemedy.edits(for: error, at: offset, in: text))
            ?? (files.isForeign ? NullabilityRemedy.edits(for: error, at: offset, in: text) : nil)
            ?? (files.isForeign ? EscapingRemedy.edits(for: error, at: offset, in: text) : nil)
            ?? MetatypeRemedy.edits(for: error, notes: notes, at: offset, in: text, of: files)
        return found?.map { (file, $0) }
    }
}

extension Range<Int> {
    fileprivate func overlapsOrTouches(_ other: Range<Int>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
}
