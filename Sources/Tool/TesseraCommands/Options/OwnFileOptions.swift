import ArgumentParser
import ExtensionProtocol
import Foundation
import Typesetter

/// The folders with the user's own fonts and drawings of symbols.
struct OwnFileOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Folder with fonts of your own, such as Apple's, which are used with their own metrics. A font that it lacks \
            is the built-in one, which is a finding. Default: TESSERA_FONTS, else the built-in fonts.
            """, valueName: "dir"))
    var fonts: String?

    @Option(
        help: ArgumentHelp(
            """
            Folder with drawings of symbols that you exported from the SF Symbols app, such as heart.fill.svg. Default: \
            TESSERA_SYMBOLS, else the built-in drawings.
            """, valueName: "dir"))
    var symbols: String?

    /// Reads the fonts and makes the host draw with them; the processes of widgets read the same folders.
    ///
    /// - Throws: for a folder that is missing or without fonts.
    func opened(
        _ terminal: Terminal, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandFailure) -> OwnFiles {
        var files = OwnFiles()
        if let folder = try Self.folder(fonts, .fonts, "--fonts", environment) {
            let fonts = try Self.read(folder)
            for remark in fonts.remarks { terminal.say("note: \(remark)") }
            FontCatalog.standard.use(fonts)
            files.fontFolder = folder
            files.fonts = try OwnFiles.Font.list(fonts)
        }
        files.symbolFolder = try Self.folder(symbols, .symbols, "--symbols", environment)
        return files
    }

    static func read(_ folder: String) throws(CommandFailure) -> OwnFonts {
        do throws(OwnFontsProblem) {
            return try OwnFonts(folder: folder)
        } catch {
            throw CommandFailure(.usage, error.description, remedy: error.remedy)
        }
    }

    /// The absolute path of a folder; `nil` when neither the option nor the variable names one.
    static func folder(
        _ given: String?, _ variable: LaunchVariable, _ option: String, _ environment: [String: String]
    ) throws(CommandFailure) -> String? {
        let value = environment[variable.rawValue]
        guard let path = given ?? value, given != nil || !path.isEmpty else { return nil }
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard !path.isEmpty, FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw CommandFailure(
                .usage, "\(given == nil ? variable.rawValue : option) names “\(path)”, which is not a folder.",
                remedy: given == nil ? "Set it to a folder, or unset it." : nil)
        }
        return folder
    }
}

extension Examination {
    /// The user's own fonts and drawings, and the roles that their folder leaves to the built-in fonts.
    static func own(_ fonts: OwnFonts?, symbols: String?) -> [Finding] {
        var findings: [Finding] = []
        if let fonts {
            for role in OwnFontRole.allCases {
                let faces = fonts.faces(for: role)
                let names = faces.compactMap(\.families.first).uniqued.joined(separator: ", ")
                let files = faces.map(\.file).uniqued
                findings.append(
                    Finding(
                        name: "Your font for \(role.title)",
                        place: faces.isEmpty
                            ? nil : "\(names) (\(files.count == 1 ? files[0] : "\(files.count) files"))",
                        need: .optional("the built-in one is used."),
                        remedy: "Add \(role.families[0]) to \(fonts.folder), or name a file in its fonts.json."))
            }
        }
        if let symbols {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: symbols)) ?? []
            let count = names.count { $0.hasSuffix(".svg") }
            findings.append(
                Finding(
                    name: "Your drawings of symbols", place: count > 0 ? "\(count) in \(symbols)" : nil,
                    need: .optional("the built-in ones are used."),
                    remedy: "Export templates from the SF Symbols app to \(symbols)."))
        }
        return findings
    }
}
