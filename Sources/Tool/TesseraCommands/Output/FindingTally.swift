import RenderModel

/// The findings of a run, each once, with the number of pictures that have it.
package struct FindingTally: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var text: String
        package var count: Int
    }

    /// In the order of their first appearance.
    package private(set) var lines: [Line] = []
    /// The number of findings, counting repetitions.
    package private(set) var total = 0
    /// Modifiers without effect, each once, with the number of pictures that use it.
    package private(set) var withoutEffect: [Line] = []
    private var places: [String: Int] = [:]

    /// Skips notes, and counts the diagnostics of modifiers without effect separately.
    mutating func note(_ diagnostics: [Diagnostic]) {
        for name in Set(diagnostics.filter { $0.severity == .note && $0.code == .noEffect }.map(\.subject)).sorted() {
            if let index = withoutEffect.firstIndex(where: { $0.text == name }) {
                withoutEffect[index].count += 1
            } else {
                withoutEffect.append(Line(text: name, count: 1))
            }
        }
        for diagnostic in diagnostics where diagnostic.severity > .note {
            let line = diagnostic.line.map { ":\($0)" } ?? ""
            let place = diagnostic.file.map { "\($0)\(line): " } ?? ""
            let remedy = diagnostic.remedy.map { " (\($0))" } ?? ""
            let text = "\(place)\(diagnostic.severity): \(diagnostic.subject): \(diagnostic.message)\(remedy)"
            total += 1
            if let index = places[text] {
                lines[index].count += 1
            } else {
                places[text] = lines.count
                lines.append(Line(text: text, count: 1))
            }
        }
    }
}
