import Foundation
import Glibc
import TestSupport
import Testing

@testable import TesseraCommands

@Suite("Exit statuses of every command")
struct ExitStatusTests {
    static let commands = Tessera.configuration.subcommands.compactMap { $0.configuration.commandName }

    @Test("S-EXIT-3: An unknown option ends every command with 2", arguments: commands)
    func unknownOption(command: String) throws {
        #expect(try Executable.run([command, "--no-such-option"]).status == 2)
    }

    @Test("S-EXIT-1: The help of every command ends with 0", arguments: commands)
    func help(command: String) throws {
        #expect(try Executable.run([command, "--help"]).status == 0)
    }

    @Test("S-EXIT-1, S-LIFE-4: A preview that a signal stops ends with 0", arguments: [SIGINT, SIGTERM])
    func preview(signal: Int32) throws {
        let scratch = try Scratch()
        try scratch.write("import WidgetKit\nstruct A: Widget {}\n", to: "Widget/A.swift")
        let process = try Executable.start(
            ["preview", "Widget", "--no-open", "--port", "0", "--state-folder", "state"],
            environment: ["TESSERA_CACHE": scratch.path + "/cache"], in: scratch.path)
        let state = scratch.path + "/state"
        while process.isRunning, ((try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []).isEmpty {
            usleep(5_000)
        }
        kill(process.identifier, signal)
        #expect(process.wait() == 0)
    }
}

/// With the released program, because every command needs a build.
@Suite(
    "Exit statuses of every command that runs a widget",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedStatusTests {
    @Test(
        "S-EXIT-4: A widget that does not compile ends every command with 3",
        arguments: ["audit", "check", "gallery", "previews", "render", "screenshot", "timeline"])
    func compilation(command: String) throws {
        let source = Released.widget("let number: Int = \"text\"", view: "Text(\"Never\")")
        let run = try Released.run([command], files: ["Probe.swift": source])
        #expect(run.status == 3, "\(run.errors)")
    }

    @Test(
        "S-EXIT-5: A widget that crashes when it starts ends every command with 4",
        arguments: ["audit", "check", "gallery", "previews", "render", "screenshot", "timeline"])
    func crash(command: String) throws {
        let source = Released.widget(view: "Text(\"Never\")")
            .replacing("struct Probe: Widget {", with: "struct Probe: Widget {\n    init() { fatalError(\"Broken\") }")
        let run = try Released.run([command], files: ["Probe.swift": source])
        #expect(run.status == 4, "\(run.output)\(run.errors)")
    }
}
