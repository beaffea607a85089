import AppleAPI
import ExtensionProtocol
import RenderModel
import SourceDiagnosis
import Subprocesses
import WidgetCompiler
import WidgetVocabulary

/// The unsupported APIs that a widget's sources use, by name and line.
package struct CheckReport: Hashable, Sendable {
    /// The path as the user entered it.
    package var path: String
    /// The project's target, when the path is a project.
    package var target: String?
    /// The absolute path that file names are relative to.
    private var folder: String
    /// Swift files of the widget, relative to the folder where possible.
    package var files: [String]
    /// With paths relative to the folder where possible.
    package var diagnosis: SourceFindings
    /// The result of drawing everything; `nil` if it was not attempted.
    package var drawing: DrawingRecord?
    /// The names that Objective-C files declare.
    package var objectiveC: ObjectiveCHeaders

    package var compiles: Bool { diagnosis.compiles }

    /// The files with errors and their number of errors, sorted by name.
    package var filesWithErrors: [(file: String, count: Int)] {
        var counts: [String: Int] = [:]
        let files = diagnosis.missing.flatMap(\.uses).map(\.file) + diagnosis.others.map(\.file)
        for file in files where !file.isEmpty { counts[file, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    package init(
        path: String, folder: String, target: String? = nil, files: [String], diagnosis: SourceFindings,
        drawing: DrawingRecord? = nil, objectiveC: ObjectiveCHeaders = ObjectiveCHeaders(of: [], bridgingHeader: nil)
    ) {
        self.objectiveC = objectiveC
        self.drawing = drawing
        self.path = path
        self.target = target
        self.diagnosis = diagnosis
        self.folder = folder
        self.files = files
        self.files = files.map(shortened)
        for index in diagnosis.missing.indices {
            for use in diagnosis.missing[index].uses.indices {
                self.diagnosis.missing[index].uses[use].file = shortened(diagnosis.missing[index].uses[use].file)
            }
        }
        for index in diagnosis.withoutEffect.indices {
            for use in diagnosis.withoutEffect[index].uses.indices {
                self.diagnosis.withoutEffect[index].uses[use].file = shortened(
                    diagnosis.withoutEffect[index].uses[use].file)
            }
        }
        for index in diagnosis.remarks.indices {
            self.diagnosis.remarks[index].file = shortened(diagnosis.remarks[index].file)
        }
        for index in diagnosis.others.indices {
            self.diagnosis.others[index].file = shortened(diagnosis.others[index].file)
            for note in diagnosis.others[index].notes.indices {
                self.diagnosis.others[index].notes[note].file = shortened(diagnosis.others[index].notes[note].file)
            }
        }
    }

    func shortened(_ file: String) -> String {
        file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
    }

    // MARK: Text

    private static let shownPlaces = 3
    private static let shownErrors = 20
    private static let shownNotes = 4

    package var text: String { sourceText + drawingText }

    /// The report on drawing; empty if it was not attempted.
    package var drawingText: String { Self.lines(drawingLines) }

    /// The report on the sources.
    package var sourceText: String {
        let name = target.map { "\(path), \($0)" } ?? path
        let count = Self.count(files.count, "file")
        guard !compiles else {
            return "\(name): \(count), everything they use is supported.\n"
                + Self.lines(withoutEffectLines + remarkLines)
        }
        var lines = ["\(name): \(count), \(filesWithErrors.count) with errors"]
        lines += missingLines + withoutEffectLines
        let others = diagnosis.others
        if !others.isEmpty {
            lines.append("  other errors: \(others.count)")
            for other in others.prefix(Self.shownErrors) { lines += Self.lines(of: other) }
            if others.count > Self.shownErrors { lines.append("    … and \(others.count - Self.shownErrors) more") }
        }
        if diagnosis.cutAfter != nil {
            lines.append("  there may be more: the search stopped when its compile time was used up")
        }
        return Self.lines(lines + remarkLines)
    }

    /// An error with its place, above its notes.
    private static func lines(of error: CompilerMessage) -> [String] {
        func place(_ message: CompilerMessage) -> String {
            message.file.isEmpty ? "" : "\(message.file):\(message.line): "
        }
        let notes = error.notes.prefix(shownNotes).map { "      \(place($0))note: \($0.message)" }
        let rest = error.notes.count - notes.count
        return ["    \(place(error))\(error.message)"] + notes
            + (rest > 0 ? ["      … and \(count(rest, "more note"))"] : [])
    }

    private var remarkLines: [String] {
        let remarks = otherRemarks
        return remarks.isEmpty ? [] : ["  remarks:"] + remarks.map { "    \($0.file): \($0.message)" }
    }

    private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private var withoutEffectLines: [String] {
        guard !diagnosis.withoutEffect.isEmpty else { return [] }
        let heading = "  no effect in a widget: \(Self.count(diagnosis.withoutEffect.count, "modifier"))"
        return [heading]
            + diagnosis.withoutEffect.flatMap { modifier in
                [
                    "    \(modifier.name)  \(Self.count(modifier.uses.count, "use"))",
                    "      \(modifier.reason)", "      \(Self.places(modifier.uses))",
                ]
            }
    }

    static func places(_ uses: [MissingSymbol.Use]) -> String {
        let places = uses.prefix(shownPlaces).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
        return uses.count > shownPlaces ? "\(places) and \(uses.count - shownPlaces) more" : places
    }
}

extension MissingSymbol {
    /// The remedy, in one line.
    package var advice: String? {
        switch verdict {
        case .unsupported(let nearest, let instead, let reason):
            let texts = [
                module.map { "Apple's \($0)" }, instead.map { "use \($0) instead" }, reason,
                nearest.isEmpty ? nil : "nearest: \(Self.list(nearest))",
            ]
            let text = texts.compactMap(\.self).joined(separator: "; ")
            return text.isEmpty ? nil : text
        case .otherArguments(let declarations): return "available: \(Self.list(declarations))"
        case .notImported(let module): return "import \(module)"
        case .undeclared(let nearest):
            let slip = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
            let owner = symbol.split(separator: ".").dropLast().joined(separator: ".")
            guard owner.isEmpty || symbol.hasPrefix(".") else {
                return "\(owner) has no such member here: correct the name, or add the file that declares it\(slip)"
            }
            return "add the file that declares it\(slip)"
        case .foreignModule: return "not an Apple framework: add its sources, or remove the import"
        }
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension CommandFailure {
    /// Adds the nearest supported names to the unknown names that a widget's sources use.
    mutating func explain(
        _ folder: WidgetFolder, _ confinement: SandboxMode, on system: OperatingSystem = .iOS
    ) {
        guard let sdk = try? SDKLocation.located() else { return }
        var builder = WidgetBuilder(
            sdk: sdk, options: BuildOptions(platform: system, confinement: confinement.ofBuilds))
        builder.timeBudget = BuildTimeBudget(limit: BuildTimeBudget.ofCheck)
        guard let diagnosis = try? builder.diagnose(folder) else { return }
        let report = CheckReport(
            path: folder.name, folder: folder.path, files: folder.swiftFiles, diagnosis: diagnosis,
            objectiveC: folder.objectiveC)
        details += report.missingLines
    }
}
