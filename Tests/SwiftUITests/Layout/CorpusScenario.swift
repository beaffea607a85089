import Foundation
import Testing

@testable import SwiftUI

/// One case of the layout corpus: a view tree, a proposal and the frames that follow from the documented rules.
///
/// A file is a list of scenarios:
///
///     scenario NAME [N1156 …]        what it shows, and the evidence
///     propose 300 100                the canvas; `-` asks for the ideal length
///     scale 2                        optional, pixels per point; 1 otherwise
///         HStack spacing=0           views by indentation, their modifiers one level deeper, in order
///             Color #a               `#` names a frame
///                 .frame width=20 #b
///     expect
///         a 0 0 100 100              leading-based frame on the canvas; `?` for a number that does not matter
///         b none                     not drawn
///     expect rtl                     only where the right-to-left frames are not the mirror image
///     diagnostic invalidGeometry     optional, codes that must be reported
///
/// An `x` before `scenario` says that the engine is known to differ; such a scenario fails the test when it passes.
struct CorpusScenario: Sendable, CustomTestStringConvertible {
    struct Line: Sendable {
        var word: String
        var arguments: [String] = []
        var options: [String: String] = [:]
        var label: String?
        var nested: [Line] = []
    }

    struct Expectation: Sendable, Equatable {
        var label: String
        /// x, y, width, height; `nil` matches any number. An empty list means that nothing is drawn.
        var numbers: [Double?]
    }

    var file = ""
    var lineNumber = 0
    var name = ""
    var evidence: [String] = []
    var isDisabled = false
    var width: Double?
    var height: Double?
    var scale: Double = 1
    var root = Line(word: "")
    var leftToRight: [Expectation] = []
    var rightToLeft: [Expectation] = []
    var diagnostics: [String] = []

    var testDescription: String { "\(file):\(lineNumber) \(name)" }
}

struct CorpusError: Error, CustomStringConvertible {
    var description: String
}

extension CorpusScenario {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("LayoutCorpus")

    /// All scenarios, by file name.
    static func all() throws -> [CorpusScenario] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        return try files.flatMap { url in
            try parse(String(contentsOf: url, encoding: .utf8), file: url.lastPathComponent)
        }
    }

    static func parse(_ text: String, file: String) throws -> [CorpusScenario] {
        var parser = CorpusParser(file: file)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { try parser.read(String(line)) }
        return try parser.finish()
    }
}

private struct CorpusParser {
    private enum Section { case tree, expect, expectRightToLeft }

    let file: String
    private var scenarios: [CorpusScenario] = []
    private var section = Section.tree
    private var tree: [(indent: Int, line: CorpusScenario.Line)] = []
    private var number = 0

    init(file: String) {
        self.file = file
    }

    mutating func finish() throws -> [CorpusScenario] {
        try closeTree()
        return scenarios
    }

    mutating func read(_ raw: String) throws {
        number += 1
        let text =
            raw.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let words = try Self.words(text)
        guard let first = words.first else { return }
        let indent = text.prefix { $0 == " " }.count
        if indent > 0 { return try readIndented(words, indent: indent) }
        switch first {
        case "x", "scenario": try begin(words)
        case "propose":
            guard words.count == 3 else { throw failure("propose WIDTH HEIGHT") }
            scenarios[scenarios.count - 1].width = try length(words[1])
            scenarios[scenarios.count - 1].height = try length(words[2])
        case "scale": scenarios[scenarios.count - 1].scale = Double(words.last ?? "") ?? 1
        case "expect": section = words.count > 1 ? .expectRightToLeft : .expect
        case "diagnostic": scenarios[scenarios.count - 1].diagnostics.append(words.last ?? "")
        default: throw failure("unknown line \(text)")
        }
    }

    private func failure(_ message: String) -> CorpusError { CorpusError(description: "\(file):\(number): \(message)") }

    private func length(_ word: String) throws -> Double? {
        if word == "-" { return nil }
        guard let value = Double(word) else { throw failure("\(word) is not a length") }
        return value
    }

    private mutating func begin(_ words: [String]) throws {
        try closeTree()
        var scenario = CorpusScenario(file: file, lineNumber: number)
        var words = words
        if words[0] == "x" {
            scenario.isDisabled = true
            words.removeFirst()
        }
        let text = words.dropFirst().joined(separator: " ")
        let parts = text.split(separator: "[", maxSplits: 1).map(String.init)
        scenario.name = (parts.first ?? "").trimmingCharacters(in: .whitespaces)
        scenario.evidence = (parts.dropFirst().first ?? "").dropLast().split(separator: " ").map(String.init)
        scenarios.append(scenario)
        section = .tree
    }

    private mutating func readIndented(_ words: [String], indent: Int) throws {
        guard !scenarios.isEmpty else { throw failure("a line before the first scenario") }
        switch section {
        case .tree: tree.append((indent, try line(words)))
        case .expect: scenarios[scenarios.count - 1].leftToRight.append(try expectation(words))
        case .expectRightToLeft: scenarios[scenarios.count - 1].rightToLeft.append(try expectation(words))
        }
    }

    private func expectation(_ words: [String]) throws -> CorpusScenario.Expectation {
        if words.count == 2, words[1] == "none" { return .init(label: words[0], numbers: []) }
        guard words.count == 5 else { throw failure("LABEL X Y WIDTH HEIGHT") }
        let numbers = try words.dropFirst().map { word -> Double? in
            if word == "?" { return nil }
            guard let number = Double(word) else { throw failure("\(word) is not a number") }
            return number
        }
        return .init(label: words[0], numbers: numbers)
    }

    private func line(_ words: [String]) throws -> CorpusScenario.Line {
        var line = CorpusScenario.Line(word: words[0])
        for word in words.dropFirst() {
            if word.hasPrefix("#") {
                line.label = String(word.dropFirst())
            } else if let equals = word.firstIndex(of: "="), equals > word.startIndex {
                line.options[String(word[..<equals])] = String(word[word.index(after: equals)...])
            } else {
                line.arguments.append(word)
            }
        }
        return line
    }

    /// Folds the indented lines into one tree.
    private mutating func closeTree() throws {
        guard !scenarios.isEmpty else { return }
        func nest(_ start: Int, _ indent: Int) -> (lines: [CorpusScenario.Line], next: Int) {
            var lines: [CorpusScenario.Line] = []
            var index = start
            while index < tree.count, tree[index].indent >= indent {
                if tree[index].indent == indent {
                    lines.append(tree[index].line)
                    index += 1
                } else {
                    let inner = nest(index, tree[index].indent)
                    lines[lines.count - 1].nested = inner.lines
                    index = inner.next
                }
            }
            return (lines, index)
        }
        guard let first = tree.first else { throw failure("a scenario without views") }
        let roots = nest(0, first.indent).lines
        scenarios[scenarios.count - 1].root =
            roots.count == 1 ? roots[0] : CorpusScenario.Line(word: "Group", nested: roots)
        tree = []
    }

    /// Words apart by spaces; a quoted one may have spaces.
    private static func words(_ text: String) throws -> [String] {
        var words: [String] = []
        var word = ""
        var quoted = false
        for character in text {
            switch character {
            case "\"": quoted.toggle()
            case " " where !quoted:
                if !word.isEmpty { words.append(word) }
                word = ""
            default: word.append(character)
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
