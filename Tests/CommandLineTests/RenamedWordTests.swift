import Testing
import WidgetCompiler

@testable import TesseraCommands

@Suite("Renamed commands and options")
struct RenamedWordTests {
    private static let renamed = RenamedArguments(
        commands: ["draw": "render"], options: ["render": ["--look": "--appearance"]])

    @Test(
        "S-COMPAT-6: Old names are read as the current ones",
        arguments: [
            (["draw", "x"], ["render", "x"]),
            (["render", "x", "--look", "dark"], ["render", "x", "--appearance", "dark"]),
            (["draw", "x", "--look=dark"], ["render", "x", "--appearance=dark"]),
        ])
    func oldNames(words: [String], present: [String]) {
        #expect(Self.renamed.present(words).arguments == present)
    }

    @Test(
        "Other words are unchanged, without a notice",
        arguments: [
            [], ["--version"], ["render", "draw", "--looks", "dark"], ["check", "--look"], ["render", "--", "--look"],
            ["--", "draw"],
        ])
    func otherWords(words: [String]) {
        #expect(Self.renamed.present(words) == RenamedArguments.Reading(arguments: words, notices: []))
    }

    @Test("S-COMPAT-6: A notice names the old and the current name, once each")
    func notices() {
        let reading = Self.renamed.present(["draw", "x", "--look", "dark", "--look", "light"])
        #expect(
            reading.notices == [
                "notice: “draw” is now “render”; the old name will stop working in a later version.",
                "notice: “--look” is now “--appearance”; the old name will stop working in a later version.",
            ])
    }

    @Test("A run with an old name reports it and continues")
    func run() {
        var said: [String] = []
        let words = Tessera.present(
            ["diagnose", "--help"], RenamedArguments(commands: ["diagnose": "doctor"], options: [:])
        ) {
            said.append($0)
        }
        #expect(words == ["doctor", "--help"])
        #expect(said.count == 1)
    }

    @Test("Renamed words refer to existing commands and options")
    func known() throws {
        let commands = Set(Tessera.configuration.subcommands.compactMap { $0.configuration.commandName })
        #expect(Set(RenamedArguments.known.commands.values).isSubset(of: commands))
        #expect(Set(RenamedArguments.known.options.keys).isSubset(of: commands))
        for (command, names) in RenamedArguments.known.options {
            let subcommand = Tessera.configuration.subcommands.first { $0.configuration.commandName == command }
            let help = Tessera.helpMessage(for: try #require(subcommand))
            for name in names.values { #expect(help.contains(name), "\(command) \(name)") }
        }
    }
}

@Suite("The version")
struct VersionTests {
    @Test("The version names the SDK's build")
    func build() throws {
        let scratch = try Scratch()
        for file in ["libTesseraSDK.so", "SDK/libTesseraSDK.so"] { try scratch.write("", to: file) }
        let unnamed = SDKLocation(folder: scratch.path)
        #expect(Version.description(sdk: unnamed) == "\(Version.number) (widget SDK of a debug build)")
        try scratch.write("0123456789ab\n", to: "SDK/build-id")
        let named = SDKLocation(folder: scratch.path)
        #expect(Version.description(sdk: named) == "\(Version.number) (widget SDK 0123456789ab)")
    }

    @Test("Without an SDK the version reports this")
    func withoutSDK() {
        #expect(Version.description(sdk: nil) == "\(Version.number) (no widget SDK; run `./dev build`)")
    }

    @Test("--version prints the number first")
    func printed() throws {
        let outcome = try Executable.run(["--version"])
        #expect(outcome.output.hasPrefix(Version.number + " (widget SDK "))
        #expect(outcome.output.hasSuffix(")\n"))
    }
}
