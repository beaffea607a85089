import Foundation
import Testing

@testable import TesseraCommands

/// The commands in the readme and the guide.
@Suite("Commands of the guide")
struct GuideTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL.path

    private static let pages: [String] = {
        let folder = "Documentation/Guide"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
        return ["README.md"] + names.sorted().map { folder + "/" + $0 }
    }()

    @Test("Each command in the guide has the options that the guide uses", arguments: pages)
    func commands(page: String) throws {
        let text = try String(contentsOfFile: Self.root + "/" + page, encoding: .utf8)
        // The file of an example, which is read with the options.
        let scratch = try Scratch()
        try scratch.write(#"{"state": {}}"#, to: "state.json")
        for shown in Self.commands(of: text) {
            let command = shown.map { $0 == "state.json" ? scratch.path + "/" + $0 : $0 }
            #expect(throws: Never.self, "\(command.joined(separator: " "))") {
                _ = try Tessera.parseAsRoot(command)
            }
        }
    }

    @Test("Commands are found in shell blocks, with quoted words, continued lines and without comments")
    func extraction() {
        let text = """
            Type `tessera doctor`.

            ```sh
            tessera render "My App" \\
              --strict    # status 1
            ./dev run
            ```

            ```text
            tessera odd
            ```
            """
        #expect(Self.commands(of: text) == [["render", "My App", "--strict"]])
    }

    @Test("The guide shows every command except for the one that only the build uses")
    func coverage() throws {
        let shown = try Set(
            Self.pages.flatMap { page in
                Self.commands(of: try String(contentsOfFile: Self.root + "/" + page, encoding: .utf8))
                    .compactMap(\.first)
            })
        let all = Set(Tessera.configuration.subcommands.compactMap { $0.configuration.commandName })
        #expect(all.subtracting(shown) == ["index", "doctor"])
    }

    /// The words behind `tessera` of each command in a block of shell.
    private static func commands(of text: String) -> [[String]] {
        var found: [[String]] = []
        for block in text.components(separatedBy: "```sh\n").dropFirst() {
            let lines = block.components(separatedBy: "```")[0].replacingOccurrences(of: "\\\n", with: " ")
            for line in lines.split(separator: "\n") where line.hasPrefix("tessera ") {
                found.append(Array(words(of: line).dropFirst()))
            }
        }
        return found
    }

    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for letter in line {
            switch letter {
            case "\"":
                isQuoted.toggle()
                word = word ?? ""
            case "#" where word == nil && !isQuoted: return words
            case " " where !isQuoted:
                if let finished = word { words.append(finished) }
                word = nil
            default: word = (word ?? "") + String(letter)
            }
        }
        return words + [word].compactMap(\.self)
    }
}
