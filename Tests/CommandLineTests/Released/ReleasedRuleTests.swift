import Foundation
import TestSupport
import Testing

/// The rules' book by the released program.
@Suite(
    "The released program explains the rules of the audit",
    .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"))
struct ReleasedRuleTests {
    private static func run(_ arguments: [String], in folder: Scratch) throws -> Released.Run {
        let cache = try WarmCache()
        defer { withExtendedLifetime(cache) {} }
        let process = try TestProcess(
            try #require(Released.program), arguments, environment: Released.environment(cache: cache.path),
            in: folder.path, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        return Released.Run(status: process.wait(), output: output, errors: errors)
    }

    @Test("The list, one rule and JSON are written to standard output")
    func text() throws {
        let folder = try Scratch()
        let list = try Self.run(["rules"], in: folder)
        #expect(list.status == 0)
        #expect(list.output.contains("R-34   touch-target-size"))
        let one = try Self.run(["rules", "r34"], in: folder)
        #expect(one.output.contains("How it is measured") && one.output.contains("minimum: 44 pt"))
        let json = try Self.run(["rules", "--json"], in: folder)
        let rules = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        #expect(rules?.count == list.output.split(separator: "\n").count)
    }

    @Test("An unknown rule is an error with the nearest ids")
    func unknown() throws {
        let run = try Self.run(["rules", "R-134"], in: try Scratch())
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("There is no rule called “R-134”. Did you mean “R-133”, “R-132”, “R-131”?"))
    }

    @Test("Without examples each rule has a page without pictures, and the index links to it")
    func pages() throws {
        let folder = try Scratch()
        let run = try Self.run(["rules", "R-34", "W-01", "--out", "book/rules"], in: folder)
        #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
        let book = folder.path + "/book/rules"
        let names = try FileManager.default.contentsOfDirectory(atPath: book).sorted()
        #expect(names == ["R-34.html", "W-01.html", "index.html"])
        let index = try String(contentsOfFile: book + "/index.html", encoding: .utf8)
        #expect(index.contains("href=\"R-34.html\"") && index.contains("href=\"W-01.html\""))
        #expect(try !String(contentsOfFile: book + "/R-34.html", encoding: .utf8).contains("<figure"))
    }

    @Test("An example of the corpus is drawn with its fault marked and with its clean twin")
    func examples() throws {
        let folder = try Scratch()
        let widget = try #require(AuditCorpus.widgets.first { $0.rule == "R-34" })
        for (version, name) in [(AuditCorpus.Version.fault, "fault"), (.twin, "twin")] {
            for (file, text) in try widget.files(version) {
                try folder.write(text, to: "examples/R-34-touch-target-size/\(name)/\(file)")
            }
        }
        let permission = Executable.permitted(["render"]).dropFirst()
        let run = try Self.run(
            ["rules", "R-34", "--out", "book", "--examples", "examples"] + permission, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let page = try String(contentsOfFile: folder.path + "/book/R-34.html", encoding: .utf8)
        #expect(page.components(separatedBy: "data:image/svg+xml;base64,").count == 3)
        #expect(page.components(separatedBy: "class=\"mark\"").count == 2)
        #expect(page.contains("<mark>"))
    }

    @Test(
        "Examples that cannot be used have a message that names them",
        arguments: [
            ("examples/button/fault/Widget.swift", "“button”"), ("examples/R-34-a/twin/Widget.swift", "R-34-a"),
        ])
    func brokenExamples(file: String, part: String) throws {
        let folder = try Scratch()
        try folder.write("", to: file)
        let permission = Executable.permitted(["render"]).dropFirst()
        let run = try Self.run(["rules", "--out", "book", "--examples", "examples"] + permission, in: folder)
        #expect(run.status == 2 && run.errors.contains(part), "\(run.errors)")
    }
}
