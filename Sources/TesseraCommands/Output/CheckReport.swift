import ExtensionHost
import RenderModel

/// What a widget's sources use that is not supported, by name and line.
package struct CheckReport: Hashable, Sendable {
    /// A name that the SDK lacks.
    package struct Missing: Hashable, Sendable {
        package var symbol: String
        package var uses: [Place]
    }

    package struct Place: Hashable, Sendable {
        /// Relative to the folder where possible.
        package var file: String
        package var line: Int
    }

    package struct Other: Hashable, Sendable {
        package var place: Place
        package var message: String
    }

    /// As it was given.
    package var path: String
    /// The project's target, when the path is a project.
    package var target: String?
    /// Swift files of the widget, relative to the folder where possible.
    package var files: [String]
    /// What is to be said of resources and whole files, such as those that a project lists and that are not there, and
    /// why modules cannot be had.
    package var remarks: [Other]
    /// The most used one first.
    package var missing: [Missing]
    /// Errors of the compiler that are not about a missing name.
    package var others: [Other]

    package var compiles: Bool { missing.isEmpty && others.isEmpty }

    /// Files with an error, each with how many it has, in order of name.
    package var filesWithErrors: [(file: String, count: Int)] {
        var counts: [String: Int] = [:]
        for place in missing.flatMap(\.uses) + others.map(\.place) { counts[place.file, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    package init(
        path: String, folder: String, target: String? = nil, files: [String], messages: [CompilerMessage]
    ) {
        self.path = path
        self.target = target
        func relative(_ file: String) -> String {
            file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
        }
        self.files = files.map(relative)
        missing = []
        others = []
        remarks = []
        for message in messages {
            let place = Place(file: relative(message.file), line: message.line)
            let isAboutFile = !message.file.hasSuffix(".swift") || message.line == 0
            if message.severity == .warning, isAboutFile, !message.file.isEmpty {
                remarks.append(Other(place: place, message: message.message))
            }
            guard message.severity == .error else { continue }
            guard let subject = message.unsupported else {
                others.append(Other(place: place, message: message.message))
                continue
            }
            if let reason = message.absence, !remarks.contains(where: { $0.message == reason }) {
                remarks.append(Other(place: place, message: reason))
            }
            if let index = missing.firstIndex(where: { $0.symbol == subject.symbol }) {
                if !missing[index].uses.contains(place) { missing[index].uses.append(place) }
            } else {
                missing.append(Missing(symbol: subject.symbol, uses: [place]))
            }
        }
        missing.sort { ($1.uses.count, $0.symbol) < ($0.uses.count, $1.symbol) }
    }

    /// For people.
    package var text: String {
        let name = target.map { "\(path), \($0)" } ?? path
        let count = "\(files.count) file\(files.count == 1 ? "" : "s")"
        let remarkLines = remarks.map { "    \($0.place.file): \($0.message)" }
        guard !compiles else {
            let note = remarks.isEmpty ? [] : ["  to know:"] + remarkLines
            return (["\(name): \(count), everything in them is supported."] + note).joined(separator: "\n") + "\n"
        }
        var lines = ["\(name): \(count), \(filesWithErrors.count) with errors"]
        if !missing.isEmpty {
            lines.append("  not supported yet: \(missing.count) name\(missing.count == 1 ? "" : "s")")
            for name in missing {
                let places = name.uses.prefix(4).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
                let more = name.uses.count > 4 ? " and \(name.uses.count - 4) more" : ""
                lines.append("    \(name.symbol)  \(places)\(more)")
            }
        }
        if !others.isEmpty {
            lines.append("  other errors: \(others.count)")
            for other in others.prefix(20) {
                let place = other.place.file.isEmpty ? "" : "\(other.place.file):\(other.place.line): "
                lines.append("    \(place)\(other.message)")
            }
            if others.count > 20 { lines.append("    … and \(others.count - 20) more") }
        }
        if !remarks.isEmpty { lines += ["  to know:"] + remarkLines }
        lines.append("  by file:")
        for (file, count) in filesWithErrors {
            lines.append("    \(file.isEmpty ? "(whole build)" : file)  \(count)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// For programs.
    package static func json(of reports: [CheckReport]) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("compiles", reports.allSatisfy(\.compiles))
        writer.key("folders")
        writer.beginArray()
        for report in reports { report.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.text + "\n"
    }

    private func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("path", path)
        if let target { writer.member("target", target) }
        writer.member("files", files.count)
        writer.key("sources")
        writer.beginArray()
        for file in files { writer.value(file) }
        writer.endArray()
        writer.member("compiles", compiles)
        writer.key("notSupported")
        writer.beginArray()
        for name in missing {
            writer.beginObject()
            writer.member("symbol", name.symbol)
            writer.key("uses")
            writer.beginArray()
            for place in name.uses { Self.write(place, message: nil, to: &writer) }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        writer.key("otherErrors")
        writer.beginArray()
        for other in others { Self.write(other.place, message: other.message, to: &writer) }
        writer.endArray()
        writer.key("remarks")
        writer.beginArray()
        for remark in remarks { Self.write(remark.place, message: remark.message, to: &writer) }
        writer.endArray()
        writer.key("byFile")
        writer.beginObject()
        for (file, count) in filesWithErrors { writer.member(file, count) }
        writer.endObject()
        writer.endObject()
    }

    private static func write(_ place: Place, message: String?, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("file", place.file)
        writer.member("line", place.line)
        if let message { writer.member("message", message) }
        writer.endObject()
    }
}
