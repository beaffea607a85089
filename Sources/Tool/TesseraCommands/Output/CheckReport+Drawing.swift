import Foundation
import RenderModel
import WidgetCompiler

/// The part of a report about drawing.
extension CheckReport {
    /// One line for each widget, Live Activity and control with the places in which it draws; the empty and failing
    /// places follow below it.
    package var drawingLines: [String] {
        guard let drawing else { return [] }
        if let failure = drawing.failure { return ["  does not draw:", "    \(message(of: failure))"] }
        guard !drawing.items.isEmpty else {
            return ["  does not draw:", "    The extension offers no widget, Live Activity or control."]
        }
        let heading = drawing.omissions.isEmpty ? "  draws:" : "  draws, without the omitted parts:"
        return [heading] + drawing.items.flatMap(lines) + omissionLines(drawing.omissions)
    }

    /// The reason that nothing is drawn. The report lists the errors themselves above it.
    private func message(of failure: DrawingRecord.Failure) -> String {
        guard case .notCompiled = failure, !compiles else { return failure.message }
        let lacksNames = diagnosis.missing.contains { symbol in
            if case .undeclared = symbol.verdict { return false }
            return true
        }
        return lacksNames
            ? "None of its widgets, Live Activities and controls compiles without the missing parts."
            : "It does not compile. Fix the errors above."
    }

    private static let shownOmissions = 12

    private func omissionLines(_ omissions: [Omission]) -> [String] {
        guard !omissions.isEmpty else { return [] }
        let lines = omissions.prefix(Self.shownOmissions).map { omission in
            "    \(shortened(omission.file)):\(omission.line): \(omission.description)"
        }
        let rest = omissions.count - lines.count
        return ["  omitted from the drawing: \(omissions.count)"] + lines
            + (rest > 0 ? ["    … and \(rest) more"] : [])
    }

    private func lines(of item: DrawingRecord.Item) -> [String] {
        let drawn = item.places.filter { $0.outcome == .drawn }.map(\.name)
        let waiting = item.places.filter { if case .waiting = $0.outcome { true } else { false } }
        let empty = item.places.filter { $0.outcome == .empty }.map(\.name)
        let kind = item.subject.word.map { " (\($0))" } ?? ""
        let otherwise = waiting.isEmpty ? item.subject.nothingDrawn : item.subject.lack
        var lines = ["    \(item.name)\(kind): \(drawn.isEmpty ? otherwise : drawn.joined(separator: ", "))"]
        if let first = waiting.first, case .waiting(let reason) = first.outcome {
            let stand = item.subject == .control ? "its value for previews" : "its placeholder"
            lines.append("      \(stand): \(waiting.map(\.name).joined(separator: ", ")): \(reason)")
        }
        if !empty.isEmpty { lines.append("      empty: \(empty.joined(separator: ", "))") }
        for (reason, names) in item.failures {
            let text = reason.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            lines.append("      fails: \(names.joined(separator: ", ")): \(text.first ?? "")")
            lines += text.dropFirst().map { "        " + $0 }
        }
        if let note = item.note { lines.append("      \(note)") }
        return lines
    }

    func writeDrawing(to writer: inout JSONWriter) {
        guard let drawing else { return }
        if let failure = drawing.failure { writer.member("drawingFailure", message(of: failure)) }
        writer.key("drawing")
        writer.beginArray()
        for item in drawing.items {
            writer.beginObject()
            writer.member("subject", item.subject.rawValue)
            writer.member("name", item.name)
            writer.key("places")
            writer.beginArray()
            for place in item.places {
                writer.beginObject()
                writer.member("name", place.name)
                switch place.outcome {
                case .drawn: writer.member("outcome", "drawn")
                case .empty: writer.member("outcome", "empty")
                case .waiting(let reason):
                    writer.member("outcome", "placeholder")
                    writer.member("reason", reason)
                case .failed(let reason):
                    writer.member("outcome", "failed")
                    writer.member("reason", reason)
                }
                writer.endObject()
            }
            writer.endArray()
            if let note = item.note { writer.member("note", note) }
            writer.endObject()
        }
        writer.endArray()
        writer.key("leftOut")
        writer.beginArray()
        for omission in drawing.omissions {
            writer.beginObject()
            writer.member("name", omission.name)
            writer.member("extent", omission.extent.rawValue)
            writer.member("file", shortened(omission.file))
            writer.member("line", omission.line)
            writer.member("reason", omission.reason)
            writer.endObject()
        }
        writer.endArray()
    }
}

extension DrawingRecord.Item {
    /// The places that fail, grouped by reason, in order.
    fileprivate var failures: [(reason: String, names: [String])] {
        var failures: [(reason: String, names: [String])] = []
        for place in places {
            guard case .failed(let reason) = place.outcome else { continue }
            if let known = failures.firstIndex(where: { $0.reason == reason }) {
                failures[known].names.append(place.name)
            } else {
                failures.append((reason, [place.name]))
            }
        }
        return failures
    }
}

extension DrawingRecord.Subject {
    fileprivate var word: String? {
        switch self {
        case .widget: nil
        case .liveActivity: "Live Activity"
        case .control: "control"
        }
    }

    /// The result of a subject that draws in no place.
    fileprivate var nothingDrawn: String {
        switch self {
        case .widget: "no family draws"
        case .liveActivity: "no presentation draws"
        case .control: "no size draws"
        }
    }

    /// The missing content of a subject for which a substitute is drawn in every place.
    fileprivate var lack: String { self == .control ? "no value" : "no entries" }
}
