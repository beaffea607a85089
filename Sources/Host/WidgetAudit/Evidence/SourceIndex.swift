/// The sources of an extension, in which positions are found from the outside: trees have none.
///
/// 1. A widget is at the declaration of its type.
/// 2. A text is at the line of its string literal, if no other line of the sources has the same one.
package struct SourceIndex: Hashable, Sendable {
    package struct File: Hashable, Sendable {
        /// As the user specified the folder.
        package var path: String
        package var lines: [String]

        package init(path: String, text: String) {
            self.path = path
            lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        }
    }

    package var files: [File]

    /// The order of the files has no effect.
    package init(_ files: [File]) { self.files = files.sorted { $0.path < $1.path } }

    package func declaration(of typeName: String) -> SourcePosition? {
        guard !typeName.isEmpty else { return nil }
        let name = typeName.split(separator: ".").last.map(String.init) ?? typeName
        for file in files {
            for (index, line) in file.lines.enumerated() {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
                for (word, next) in zip(words, words.dropFirst())
                where next == name && (word == "struct" || word == "class" || word == "enum") {
                    return SourcePosition(file: file.path, line: index + 1, precision: .widget)
                }
            }
        }
        return nil
    }

    /// A line of the file that `#fileID` names, as in `Module/File.swift`; `nil` unless exactly one source has the name.
    package func position(inFile id: String, line: Int) -> SourcePosition? {
        func name(_ path: String) -> Substring? { path.split(separator: "/").last }
        let matches = files.filter { name($0.path) == name(id) }
        guard matches.count == 1, matches[0].lines.indices.contains(line - 1) else { return nil }
        return SourcePosition(file: matches[0].path, line: line, precision: .exact)
    }

    /// The line without a comment at its end. Two slashes within a literal, such as those of an address, end it as well.
    static func code(of line: String) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    }

    /// Whether a text is written in the code.
    func hasText(_ text: String) -> Bool {
        files.contains { file in file.lines.contains { Self.code(of: $0).contains(text) } }
    }

    /// Whether a dictionary in the code has a key of that name, such as `.red: "Red"`.
    func hasKey(_ name: String) -> Bool {
        files.contains { file in file.lines.contains { Self.code(of: $0).contains(".\(name):") } }
    }

    /// The numbers in the code, without those in comments.
    package var numbers: Set<Double> {
        var numbers: Set<Double> = []
        for file in files {
            for line in file.lines {
                let words = Self.code(of: line).split {
                    !($0.isASCII && ($0.isNumber || $0.isLetter || "._".contains($0)))
                }
                numbers.formUnion(words.compactMap { Double($0.filter { $0 != "_" }) })
            }
        }
        return numbers
    }

    /// A shorter literal occurs in too many lines by chance.
    private static let leastLength = 2

    package func literal(_ text: String) -> SourcePosition? {
        guard text.count >= Self.leastLength, !text.contains("\"") else { return nil }
        var found: SourcePosition?
        for file in files {
            for (index, line) in file.lines.enumerated() where line.contains("\"\(text)\"") {
                guard found == nil else { return nil }
                found = SourcePosition(file: file.path, line: index + 1, precision: .exact)
            }
        }
        return found
    }
}
