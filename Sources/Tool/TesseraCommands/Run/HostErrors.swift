import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import WidgetCompiler

extension CommandFailure {
    static let interrupted = CommandFailure(.interrupted, "Interrupted before the first picture.")

    /// Errors of the compiler that are shown in full.
    static let shownErrors = 20
}

extension BuildError {
    /// - Parameter source: The folder as entered and its actual path; messages name the former.
    func commandFailure(source: (given: String, actual: String)? = nil) -> CommandFailure {
        switch self {
        case .folder(let problem): return CommandFailure(.usage, Self.sentence(problem.description))
        case .sdk(let missing): return CommandFailure(.usage, Self.sentence(missing.description))
        case .compile(let messages):
            let errors = messages.filter { $0.severity == .error }
            var details = errors.prefix(CommandFailure.shownErrors).map { error in
                source.map { error.located($0).description } ?? error.description
            }
            if errors.count > details.count { details.append("… and \(errors.count - details.count) more errors") }
            return CommandFailure(
                .compilation, "The widget does not compile: \(errors.count) error\(errors.count == 1 ? "" : "s").",
                remedy: "If the errors name API that exists, `tessera check` lists what is not supported yet.",
                details: details)
        case .syntax, .macrosMissing, .compilerMissing, .extractorMissing, .declarationsUnread, .compilerTimedOut:
            return CommandFailure(.usage, Self.sentence(description))
        case .interrupted: return CommandFailure(.interrupted, Self.sentence(description))
        case .intentDefinition, .compilerCrashed, .partTimedOut:
            return CommandFailure(.compilation, Self.sentence(description))
        case .notConfined(let reason):
            return CommandFailure(
                .usage, "The sources are not compiled, because compilers run in a sandbox and \(reason).",
                remedy: "`tessera doctor` names the remedy; with --trusted, everything runs with your permissions.")
        case .untrustedCache(let path, let reason):
            return CommandFailure(
                .usage, "The build folder “\(path)” is not used, because it \(reason).",
                remedy: "Set TESSERA_CACHE to a folder that belongs to you and that only you can write to.")
        case .cache(let path, let reason):
            return CommandFailure(
                .usage, "The build folder “\(path)” cannot be written: \(reason).",
                remedy: "Free space on its disk, or set TESSERA_CACHE to another folder.")
        }
    }

    private static func sentence(_ text: String) -> String {
        let capitalized = text.prefix(1).uppercased() + text.dropFirst()
        return capitalized.hasSuffix(".") ? capitalized : capitalized + "."
    }
}

extension ExtensionError {
    func commandFailure(about kind: String) -> CommandFailure {
        switch self {
        case .rejected(let failure):
            switch failure.reason {
            case .invalidConfiguration, .unknownKind, .unknownEntry, .unsupportedFamily, .unknownPreview,
                .unknownActivity, .invalidActivity:
                return CommandFailure(.usage, failure.message)
            default: return CommandFailure(.widget, "\(kind): \(failure.message)")
            }
        case .hung:
            return CommandFailure(
                .widget, "\(kind): \(description).",
                remedy: "If it needs more time, raise the limit with --time-limit SECONDS.")
        case .brokeLimit(.stack, _, _):
            return CommandFailure(
                .widget, "\(kind): \(description)",
                remedy: "Look for a function or view with infinite recursion.")
        default: return CommandFailure(.widget, "\(kind): \(description)")
        }
    }
}

extension WidgetFolder {
    /// Reading a large project takes a while, and an interruption loses nothing yet.
    static func checked(at source: WidgetSource) throws(BuildError) -> WidgetFolder {
        do throws(Problem) {
            return try Interruption.endingAtOnce { () throws(Problem) in try WidgetFolder(at: source) }
        } catch {
            throw .folder(error)
        }
    }
}

extension WidgetFolder {
    /// The folder as the user entered it and its actual path. For a project, messages name the enclosing folder.
    func place(givenAs source: WidgetSource) -> (given: String, actual: String) {
        guard projectTarget != nil else { return (source.path, path) }
        let given = URL(fileURLWithPath: source.path).path
        if given == path { return (source.path, path) }
        guard (given as NSString).deletingLastPathComponent == path else { return (path, path) }
        let folder = (source.path as NSString).deletingLastPathComponent
        return (folder.isEmpty ? "." : folder, path)
    }
}

extension SDKLocation {
    static func located() throws(BuildError) -> SDKLocation {
        do {
            return try find()
        } catch {
            throw .sdk(error)
        }
    }
}

extension CompilerMessage {
    /// A warning of the build as a finding; notes belong to other messages.
    ///
    /// Compiler warnings are for the sources' author and do not concern the picture; a resource that cannot be used is
    /// missing from it.
    var diagnostic: Diagnostic? {
        guard severity == .warning else { return nil }
        if file.isEmpty || file.hasSuffix(".swift") {
            return Diagnostic(
                .note, .configuration, subject: "compiler", message: message, file: file.isEmpty ? nil : file,
                line: line > 0 ? line : nil)
        }
        let parts = file.split(separator: "/").map(String.init)
        let name = parts.last == "Contents.json" ? parts.dropLast().last : parts.last
        return Diagnostic(.warning, .configuration, subject: name ?? file, message: message, file: file)
    }

    /// The message with the path as entered instead of the actual one.
    func located(_ source: (given: String, actual: String)) -> CompilerMessage {
        guard file.hasPrefix(source.actual + "/") else { return self }
        let given = source.given.hasSuffix("/") ? String(source.given.dropLast()) : source.given
        var result = self
        result.file = given + file.dropFirst(source.actual.count)
        return result
    }
}

extension Manifest.Widget {
    init(_ widget: WidgetDescription) {
        self.init(
            kind: widget.kind, displayName: widget.displayName, description: widget.description,
            families: widget.families.map(\.rawValue))
    }
}
