import RenderModel

/// What was noticed in a run: each finding once, with the number of pictures that have it.
package struct FindingTally: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var text: String
        package var count: Int
    }

    /// In the order of their first appearance.
    package private(set) var lines: [Line] = []
    /// Of all, each as often as it was noticed.
    package private(set) var total = 0
    private var places: [String: Int] = [:]

    /// Diagnostics that are no more than a note do not count.
    mutating func note(_ diagnostics: [Diagnostic]) {
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
