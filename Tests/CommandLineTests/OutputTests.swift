import Foundation
import RenderModel
import Testing

@testable import TesseraCommands

@Suite("Files of a run")
struct OutputTests {
    @Test("A file is there whole, and nothing beside it")
    func write() throws {
        let scratch = try Scratch()
        let folder = try OutputFolder(creating: scratch.path + "/a/b/c")
        try folder.write(Array("hello".utf8), to: "x.txt")
        try folder.write(Array("again".utf8), to: "x.txt")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x.txt"])
        #expect(try String(contentsOfFile: folder.path + "/x.txt", encoding: .utf8) == "again")
    }

    @Test("A full disk leaves the older file and no part of the new one")
    func fullDisk() throws {
        let scratch = try Scratch()
        let folder = try OutputFolder(creating: scratch.path)
        try folder.write(Array("old".utf8), to: "x.txt")
        // The device that is always full, where the hidden file would be.
        let partial = "\(scratch.path)/.x.txt.\(getpid()).part"
        try FileManager.default.createSymbolicLink(atPath: partial, withDestinationPath: "/dev/full")
        let failure = try #require(throws: CommandFailure.self) { try folder.write(Array("new".utf8), to: "x.txt") }
        #expect(failure.status == .usage)
        #expect(failure.message.contains("no space left"))
        #expect(failure.remedy?.contains("Make room") == true)
        #expect(try scratch.names == ["x.txt"])
        #expect(try String(contentsOfFile: scratch.path + "/x.txt", encoding: .utf8) == "old")
    }

    private static func manifest() -> Manifest {
        var manifest = Manifest(source: "Examples/<Weather>")
        manifest.widgets = [
            .init(kind: "W", displayName: "날씨 & more", description: "Check it.", families: ["systemSmall"])
        ]
        let diagnostics = [
            Diagnostic(.warning, .missingColor, subject: "Blue <1>", message: "There is no such colour.", line: 7),
            Diagnostic(.note, .noEffect, subject: "onAppear", message: "Has no effect."),
        ]
        for (family, appearance) in [("systemSmall", "light"), ("systemSmall", "dark"), ("accessoryCircular", "dark")] {
            manifest.pictures.append(
                Picture(
                    file: "W-\(family)-393x852-\(appearance).png", kind: "W", family: family, device: "393x852",
                    screen: "393x852", appearance: appearance, locale: "en_US", typeSize: "large", state: "timeline",
                    entry: 0, entryDate: 5, width: 158, height: 158, scale: 3, cornerRadius: 22, pixelWidth: 474,
                    pixelHeight: 474, sha256: "abc", bytes: 10, widgetURL: nil, spokenText: "23° \"now\"",
                    diagnostics: diagnostics, timings: .init(layout: 0.1, paint: 0.2, encode: 0.3, write: 0.4)))
        }
        return manifest
    }

    @Test("The manifest is JSON with every picture, its parameters, pixels, findings and timings")
    func manifestJSON() throws {
        let json = try JSONSerialization.jsonObject(with: Data(Self.manifest().json.utf8))
        let root = try #require(json as? [String: Any])
        #expect(root["outcome"] as? String == "complete")
        let pictures = try #require(root["pictures"] as? [[String: Any]])
        #expect(pictures.count == 3)
        let first = try #require(pictures.first)
        #expect(first["file"] as? String == "W-systemSmall-393x852-light.png")
        #expect(first["pixelWidth"] as? Int == 474)
        #expect(first["sha256"] as? String == "abc")
        #expect((first["timings"] as? [String: Double])?["paint"] == 0.2)
        let diagnostics = try #require(first["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.first?["subject"] as? String == "Blue <1>")
        #expect(diagnostics.first?["line"] as? Int == 7)
    }

    @Test("Notes are no findings")
    func findings() {
        #expect(Self.manifest().findings == 3)
    }

    @Test("The contact sheet shows every picture with its text, grouped by family, with filters for what differs")
    func contactSheet() {
        let page = ContactSheet.page(for: Self.manifest())
        #expect(page.components(separatedBy: "<img ").count == 4)
        #expect(page.contains("alt=\"23° &quot;now&quot;\""))
        #expect(page.contains("<h1>날씨 &amp; more</h1>"))
        #expect(page.contains("Blue &lt;1&gt;"))
        #expect(page.components(separatedBy: "<h2>").count == 3)
        #expect(page.contains("data-axis=\"appearance\" data-value=\"dark\""))
        #expect(!page.contains("data-axis=\"device\" data-value"))
        #expect(page.contains("border-radius:13.92% / 13.92%"))
        // Light and dark of one screen are one group, and each family begins another.
        #expect(page.components(separatedBy: "<div class=\"screen\">").count == 3)
    }

    @Test("The contact sheet needs nothing from elsewhere")
    func selfContained() {
        let page = ContactSheet.page(for: Self.manifest())
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("@import"))
    }

    @Test("File names become addresses")
    func addresses() {
        #expect(HTMLBuffer.encodedPath("a b#ü@2x.png") == "a%20b%23%C3%BC@2x.png")
    }

    @Test("The bar fills as pictures are done")
    func bar() {
        let line = ProgressBar.line(done: 3, total: 12, what: "x.png")
        #expect(line.filter { $0 == "█" }.count == 6 && line.filter { $0 == "░" }.count == 18)
        #expect(line.hasSuffix(" 3/12  x.png"))
    }

    @Test("A terminal redraws its last line; a pipe gets whole lines only")
    func terminalStyles() {
        #expect(Self.said(.plain) == "b\n")
        #expect(Self.said(.interactive(columns: 4)) == "\r\u{1B}[2Kaaa\r\u{1B}[2Kb\n")
        #expect(Self.said(.quiet).isEmpty)
    }

    private static func said(_ style: Terminal.Style) -> String {
        let log = Log()
        let terminal = Terminal(style: style) { log.append($0) }
        terminal.show("aaaaaa")
        terminal.say("b")
        return log.text
    }

    private final class Log: @unchecked Sendable {
        // One thread only.
        private(set) var text = ""
        func append(_ piece: String) { text += piece }
    }
}

@Suite("Workers")
struct WorkerPoolTests {
    @Test("Every piece of work is done once, and no more than threads and one wait")
    func all() {
        let done = Done()
        let pool = WorkerPool<Int>(threads: 2, stackSize: 1 << 20) { { done.insert($0) } }
        for number in 0..<200 { pool.add(number) }
        pool.finish()
        #expect(done.numbers.sorted() == Array(0..<200))
    }

    private final class Done: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Int] = []
        func insert(_ value: Int) { lock.withLock { values.append(value) } }
        var numbers: [Int] { lock.withLock { values } }
    }
}
