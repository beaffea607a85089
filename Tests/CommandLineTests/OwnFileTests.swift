import Foundation
import TestSupport
import Testing
import Typesetter

@testable import TesseraCommands

/// A folder with an open font in place of the user's own.
struct OwnFontScratch {
    let scratch: Scratch

    var path: String { scratch.path + "/fonts" }

    init() throws {
        scratch = try Scratch()
        let fonts = try #require(AssetsFolder.locate()) + "/fonts/"
        try scratch.write(#"{"system": "NotoSans-Regular.ttf"}"#, to: "fonts/fonts.json")
        try FileManager.default.copyItem(
            atPath: fonts + "NotoSans-Regular.ttf", toPath: path + "/NotoSans-Regular.ttf")
    }
}

@Suite("Folders with the user's own fonts and symbols")
struct OwnFileTests {
    private let own: OwnFontScratch

    init() throws {
        own = try OwnFontScratch()
    }

    @Test("The option is preferred to the variable, and an empty variable names nothing")
    func precedence() throws {
        let (first, second) = (try Scratch(), try Scratch())
        func folder(_ option: String?, _ variable: String?) throws -> String? {
            let environment = variable.map { ["TESSERA_FONTS": $0] } ?? [:]
            return try OwnFileOptions.folder(option, .fonts, "--fonts", environment)
        }
        func actual(_ scratch: Scratch) -> String { URL(fileURLWithPath: scratch.path).resolvingSymlinksInPath().path }
        #expect(try folder(first.path, second.path) == actual(first))
        #expect(try folder(nil, second.path) == actual(second))
        #expect(try folder(nil, "") == nil)
        #expect(try folder(nil, nil) == nil)
    }

    @Test("A folder that does not exist is refused by the name that the user gave")
    func missing() throws {
        for (option, environment, name) in [
            ("/nowhere", [:], "--fonts"), (nil, ["TESSERA_FONTS": "/nowhere"], "TESSERA_FONTS"), ("", [:], "--fonts"),
        ] as [(String?, [String: String], String)] {
            let failure = #expect(throws: CommandFailure.self) {
                try OwnFileOptions.folder(option, .fonts, "--fonts", environment)
            }
            #expect(failure?.status == .usage)
            #expect(failure?.message.hasPrefix(name) == true)
        }
    }

    @Test("Fonts are listed with family, version, roles and the digest of their file")
    func list() throws {
        let fonts = try OwnFiles.Font.list(OwnFonts(folder: own.path))
        let font = try #require(fonts.first)
        #expect(fonts.count == 1)
        #expect(font.families == ["Noto Sans"])
        #expect(font.roles == ["system"])
        #expect(font.version.hasPrefix("Version"))
        let process = try TestProcess(
            "/usr/bin/sha256sum", [own.path + "/NotoSans-Regular.ttf"], environment: [:], in: own.path, output: .pipe,
            errors: .pipe)
        let output = process.allOutput().0
        #expect(process.wait() == 0)
        #expect(output.hasPrefix(font.sha256 + " "))
        #expect(font.sha256.count == 64)
    }

    @Test("doctor lists the font of each role, and what to add for the others")
    func examination() throws {
        let findings = Examination.own(try OwnFonts(folder: own.path), symbols: own.scratch.path)
        let text = Examination(findings: findings).text
        #expect(text.contains("✓ Your font for the system design  Noto Sans (NotoSans-Regular.ttf)\n"))
        #expect(text.contains("– Your font for the serif design is missing: the built-in one is used.\n"))
        #expect(text.contains("Add New York to \(own.path)"))
        #expect(text.contains("– Your drawings of symbols is missing"))
        #expect(Examination.own(nil, symbols: nil).isEmpty)
    }
}

@Suite(
    "The user's own fonts and symbols in the released program", .serialized,
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedOwnFileTests {
    private let own: OwnFontScratch

    init() throws {
        own = try OwnFontScratch()
    }

    private static let view = """
        VStack {
            Text("HHHH").font(.system(size: 20))
            Text("serif").font(.system(size: 20, design: .serif))
            Image(systemName: "tessera.own.square")
        }
        """

    private static let template = """
        <svg><g id="Guides"><line id="Baseline-S" x1="0" y1="696"/><line id="Capline-S" x1="0" y1="625.541"/></g>
        <g id="Regular-S" transform="translate(100 696)"><path d="M0 0h60v-60h-60z"/></g></svg>
        """

    @Test("They are drawn, the manifest names them, and the document has no font")
    func render() throws {
        try own.scratch.write(Self.template, to: "symbols/tessera.own.square.svg")
        let output = try Scratch()
        let options = [
            "--fonts", own.path, "--symbols", own.scratch.path + "/symbols", "--json", "--out", output.path, "--format",
        ]
        let files = ["Probe.swift": Released.widget(view: Self.view)]
        let run = try Released.run(["render"], files: files, options + ["svg"])
        #expect(run.status == 0, "\(run.errors)")
        let digest = try #require(OwnFiles.Font.list(OwnFonts(folder: own.path)).first).sha256
        #expect(run.output.contains("\"\(digest)\""))
        #expect(run.output.contains("New York"))
        #expect(!run.output.contains("missingSymbol"), "\(run.output)")
        let svg = try #require(output.names.first { $0.hasSuffix(".svg") })
        let document = try String(contentsOfFile: output.path + "/" + svg, encoding: .utf8)
        #expect(document.contains("fill-opacity=\"0\""))
        #expect(!document.contains("@font-face"))
        let tree = try Released.run(["render"], files: files, options + ["tree"])
        #expect(tree.status == 0, "\(tree.errors)")
        let name = try #require(output.names.first { $0.hasSuffix(".txt") || $0.hasSuffix(".tree") })
        let text = try String(contentsOfFile: output.path + "/" + name, encoding: .utf8)
        #expect(text.contains("own:NotoSans-Regular.ttf"), "\(text)")
    }

    @Test("A folder without fonts ends with status 2 before anything is built", arguments: ["render", "audit"])
    func empty(command: String) throws {
        try own.scratch.write("no font", to: "empty/readme.txt")
        let run = try Released.run(
            [command], files: ["Probe.swift": Released.widget(view: "Text(\"a\")")],
            ["--fonts", own.scratch.path + "/empty"])
        #expect(run.status == 2)
        #expect(run.errors.contains("has no fonts"), "\(run.errors)")
    }
}
