import Foundation
import RenderModel
import Synchronization
import Testing

@testable import TesseraCommands

@Suite("Files of a run")
struct OutputTests {
    @Test("A file is written completely, without other files")
    func write() throws {
        let scratch = try Scratch()
        let folder = try OutputFolder(creating: scratch.path + "/a/b/c")
        try folder.write(Array("hello".utf8), to: "x.txt")
        try folder.write(Array("again".utf8), to: "x.txt")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x.txt"])
        #expect(try String(contentsOfFile: folder.path + "/x.txt", encoding: .utf8) == "again")
    }

    @Test("S-STORE-13: A full disk keeps the older file and no part of the new one")
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
        #expect(failure.remedy?.contains("Free disk space") == true)
        #expect(try scratch.names == ["x.txt"])
        #expect(try String(contentsOfFile: scratch.path + "/x.txt", encoding: .utf8) == "old")
    }

    private static var manifest: Manifest {
        var manifest = Manifest(sources: ["Examples/<Weather>"])
        manifest.widgets = [
            .init(kind: "W", displayName: "날씨 & more", description: "Check it.", families: ["systemSmall"])
        ]
        return manifest
    }

    static var pictures: [Picture] {
        var pictures: [Picture] = []
        let diagnostics = [
            Diagnostic(.warning, .missingColor, subject: "Blue <1>", message: "There is no such color.", line: 7),
            Diagnostic(.note, .noEffect, subject: "onDisappear", message: "Has no effect."),
        ]
        for (family, appearance) in [("systemSmall", "light"), ("systemSmall", "dark"), ("accessoryCircular", "dark")] {
            pictures.append(
                Picture(
                    file: "W-\(family)-393x852-\(appearance).png", kind: "W", family: family, device: "393x852",
                    screen: "393x852", appearance: appearance, locale: "en_US", typeSize: "large", state: "timeline",
                    entry: 0, entryDate: 5, width: 158, height: 158, scale: 3, cornerRadius: 22, pixelWidth: 474,
                    pixelHeight: 474, sha256: "abc", bytes: 10, widgetURL: nil, spokenText: "23° \"now\"",
                    diagnostics: diagnostics, timings: .init(layout: 0.1, paint: 0.2, encode: 0.3, write: 0.4)))
        }
        return pictures
    }

    /// The files of a run that made these pictures, in a folder of their own or in one that is there.
    static func record(
        _ pictures: [Picture] = pictures, extent: RenderOptions.Extent = .chosen, format: OutputFormat = .png,
        outcome: Manifest.Outcome = .complete, in scratch: Scratch? = nil
    ) throws -> (scratch: Scratch, manifest: Manifest) {
        let scratch = try scratch ?? Scratch()
        var manifest = manifest
        manifest.extent = extent
        manifest.outcome = outcome
        var record = try RunRecord(manifest, in: try OutputFolder(creating: scratch.path), format: format)
        for picture in pictures { try record.add(picture) }
        manifest.pictureCount = record.pictureCount
        manifest.noticed = record.findings
        try record.finish(&manifest, terminal: Terminal(style: .plain) { _ in })
        return (scratch, manifest)
    }

    private static func sheet() throws -> String {
        let (scratch, _) = try record()
        return try withExtendedLifetime(scratch) {
            try String(contentsOfFile: scratch.path + "/index.html", encoding: .utf8)
        }
    }

    @Test("The manifest is JSON with every picture, its parameters, pixels and findings; the timings are in a file")
    func manifestJSON() throws {
        let (scratch, _) = try Self.record()
        func object(_ name: String) throws -> [String: Any] {
            let data = try #require(FileManager.default.contents(atPath: scratch.path + "/" + name))
            return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
        let root = try object("manifest.json")
        #expect(root["outcome"] as? String == "complete")
        let pictures = try #require(root["pictures"] as? [[String: Any]])
        #expect(pictures.count == 3)
        let first = try #require(pictures.first)
        #expect(first["file"] as? String == "W-systemSmall-393x852-light.png")
        #expect(first["pixelWidth"] as? Int == 474)
        #expect(first["sha256"] as? String == "abc")
        #expect(root["timings"] as? String == "timings.json" && first["timings"] == nil)
        let timings = try object("timings.json")
        let durations = try #require((timings["pictures"] as? [[String: Any]])?.first)
        #expect(durations["file"] as? String == first["file"] as? String && durations["paint"] as? Double == 0.2)
        #expect((timings["run"] as? [String: Double])?.keys.sorted() == ["build", "pictures", "start", "total"])
        let diagnostics = try #require(first["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.first?["subject"] as? String == "Blue <1>")
        #expect(diagnostics.first?["line"] as? Int == 7)
    }

    @Test("S-BYTES-2: Runs that differ only in their durations and places write equal manifests and pages")
    func equalRuns() throws {
        let runs = try (0..<2).map { number in
            let scratch = try Scratch()
            try scratch.write("", to: "Widget/A.swift")
            var manifest = Self.manifest
            manifest.sources = [scratch.path + "/Widget"]
            manifest.timings = .init(build: Double(number), start: 1, pictures: 2, total: Double(3 + number))
            var record = try RunRecord(
                manifest, in: try OutputFolder(creating: scratch.path + "/out/pictures"), format: .png)
            for var picture in Self.pictures {
                picture.timings.paint += Double(number)
                try record.add(picture)
            }
            try record.finish(&manifest, terminal: Terminal(style: .plain) { _ in })
            return try ["manifest.json", "index.html", "timings.json"].map {
                try String(contentsOfFile: scratch.path + "/out/pictures/" + $0, encoding: .utf8)
            }
        }
        #expect(runs[0][0] == runs[1][0] && runs[0][1] == runs[1][1])
        #expect(runs[0][2] != runs[1][2])
        #expect(runs[0][0].contains("\"source\": \"../../Widget\""))
    }

    @Test("Notes are not findings")
    func findings() throws {
        #expect(try Self.record().manifest.findings == 3)
    }

    @Test("A finding is reported once, with the number of pictures that have it")
    func tally() throws {
        let lines = try Self.record().manifest.noticed.lines
        #expect(lines.map(\.count) == [3])
        #expect(lines.first?.text == "warning: Blue <1>: There is no such color.")
    }

    @Test("A modifier without effect is reported once, with the number of pictures that have it")
    func withoutEffect() throws {
        #expect(try Self.record().manifest.noticed.withoutEffect == [.init(text: "onDisappear", count: 3)])
        let said = Lines()
        try RunReport(
            manifest: try Self.record().manifest, folder: "out", terminal: Terminal(style: .plain) { said.add($0) }
        ).end(nil, strict: false)
        let line = "no effect in a widget: onDisappear [3 pictures]"
        #expect(said.text.components(separatedBy: line).count == 2, "\(said.text)")
    }

    private final class Lines: Sendable {
        private let lines = Mutex("")

        var text: String { lines.withLock { $0 } }

        func add(_ line: String) { lines.withLock { $0 += line } }
    }

    @Test(
        "S-TEXT-3: The contact sheet shows every picture with its text, grouped by family, with filters for what differs"
    )
    func contactSheet() throws {
        let page = try Self.sheet()
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

    @Test("S-TEXT-7: The contact sheet loads no external resources")
    func selfContained() throws {
        let page = try Self.sheet()
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("@import"))
    }

    /// Pictures of a matrix that are there.
    private static func draw(_ names: [String], in scratch: Scratch) throws -> [Picture] {
        try names.map { name in
            var picture = try #require(pictures.first)
            picture.file = "pictures/\(name).png"
            picture.tree = "trees/\(name).html"
            picture.bytes = name.utf8.count
            try scratch.write(name, to: picture.file)
            try scratch.write("tree", to: "trees/\(name).html")
            return picture
        }
    }

    @Test("S-FILE-12: Only files that a previous run listed and this one did not replace are removed")
    func olderRun() throws {
        let scratch = try Scratch()
        let first = try Self.draw(["a", "b", "ü \"c\"", "changed"], in: scratch)
        _ = try Self.record(first, extent: .matrix, in: scratch)
        try scratch.write("the user's work", to: "pictures/changed.png")
        try scratch.write("mine", to: "pictures/mine.png")
        try scratch.write("mine", to: "notes.txt")
        _ = try Self.record(try Self.draw(["b"], in: scratch), extent: .matrix, in: scratch)
        #expect(try scratch.names == ["index.html", "manifest.json", "notes.txt", "pictures", "timings.json", "trees"])
        let files = { try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/" + $0).sorted() }
        #expect(try files("pictures") == ["b.png", "changed.png", "mine.png"])
        #expect(try files("trees") == ["b.html"])
        // A run without page and trees also removes empty folders.
        _ = try Self.record([], format: .tree, in: scratch)
        #expect(try scratch.names == ["manifest.json", "notes.txt", "pictures", "timings.json"])
        #expect(try files("pictures") == ["changed.png", "mine.png"])
    }

    @Test("S-STORE-15: A run that failed without a picture keeps those of a previous run, and its report is not lost")
    func nothingDrawn() throws {
        let scratch = try Scratch()
        let (_, first) = try Self.record(try Self.draw(["a"], in: scratch), extent: .matrix, in: scratch)
        #expect(first.destination == .file)
        func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: scratch.path).sorted() }
        let before = try names()
        let manifest = try String(contentsOfFile: scratch.path + "/manifest.json", encoding: .utf8)
        let (_, second) = try Self.record([], outcome: .incomplete, in: scratch)
        #expect(try names() == before)
        #expect(try String(contentsOfFile: scratch.path + "/manifest.json", encoding: .utf8) == manifest)
        guard case .text(let text) = second.destination else {
            Issue.record("\(second.destination)")
            return
        }
        let account = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(account?["outcome"] as? String == "incomplete")
        // Without any pictures, the failure's record is all the information.
        try FileManager.default.removeItem(atPath: scratch.path + "/pictures/a.png")
        #expect(try Self.record([], outcome: .incomplete, in: scratch).manifest.destination == .file)
    }

    @Test("Only created folders without files are removed again")
    func unusedFolders() throws {
        let scratch = try Scratch()
        try scratch.write("mine", to: "mine/notes.txt")
        var folder = try OutputFolder(creating: scratch.path + "/a/b")
        try folder.makeFolder(named: "pictures")
        folder.removeUnused()
        #expect(try scratch.names == ["mine"])
        let used = try OutputFolder(creating: scratch.path + "/a/b")
        try used.write([1], to: "x.txt")
        used.removeUnused()
        #expect(try scratch.names == ["a", "mine"])
        try FileManager.default.createDirectory(atPath: scratch.path + "/empty", withIntermediateDirectories: true)
        try OutputFolder(creating: scratch.path + "/empty").removeUnused()
        #expect(try scratch.names == ["a", "empty", "mine"])
    }

    @Test(
        "S-FILE-12: Names that lead out of the folder, or to other than regular files, are not followed",
        arguments: ["../x.png", "/x.png", "other/x.png", ".x.png", "pictures/../../x.png", "link.png", "folder"])
    func strangeNames(name: String) throws {
        let scratch = try Scratch()
        let out = scratch.path + "/out"
        try scratch.write("abc", to: "x.png")
        for file in ["x.png", "other/x.png", ".x.png", "folder/x.png"] { try scratch.write("abc", to: "out/" + file) }
        try FileManager.default.createSymbolicLink(atPath: out + "/link.png", withDestinationPath: "x.png")
        func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: scratch.path).sorted() }
        var picture = try #require(Self.pictures.first)
        picture.file = name == "/x.png" ? scratch.path + name : name
        picture.bytes = 3
        let folder = try OutputFolder(creating: out)
        var writer = try ManifestWriter(Self.manifest, in: folder)
        try writer.append(picture)
        try writer.finish(Self.manifest, page: nil, in: folder)
        let before = try names()
        var older = PreviousRun(of: .render, in: folder) { _ in false }
        older.remove()
        #expect(try names() == before)
        // The same manifest with a name that is the run's own: so the check can fail.
        picture.file = "x.png"
        var plain = try ManifestWriter(Self.manifest, in: folder)
        try plain.append(picture)
        try plain.finish(Self.manifest, page: nil, in: folder)
        older = PreviousRun(of: .screenshot, in: folder) { _ in false }
        older.remove()
        #expect(try names() == before, "what another command wrote stays")
        older = PreviousRun(of: .render, in: folder) { _ in false }
        older.remove()
        #expect(try names() == before.filter { $0 != "out/x.png" })
    }

    @Test(
        "S-COMPAT-7: A foreign manifest removes nothing",
        arguments: ["{}", "[1]\n", "", "{\n  \"manifestVersion\": 3,\n"])
    func strangeManifest(text: String) throws {
        let scratch = try Scratch()
        try scratch.write("abc", to: "x.png")
        let rest = "  \"pictures\": [\n    {\n      \"file\": \"x.png\",\n      \"bytes\": 3\n"
        try scratch.write(text + rest, to: "manifest.json")
        var older = PreviousRun(of: .render, in: try OutputFolder(creating: scratch.path)) { _ in false }
        older.remove()
        #expect(try scratch.names == ["manifest.json", "x.png"])
    }

    @Test("S-ORDER-9: Pictures are returned in the order of the plan, regardless of the order of completion")
    func sequence() throws {
        let picture = try #require(Self.pictures.first)
        func named(_ number: Int) -> Picture {
            var named = picture
            named.file = "\(number)"
            return named
        }
        var sequence = PictureSequence()
        #expect(sequence.settle(2, named(2)).isEmpty)
        #expect(sequence.settle(1, nil).isEmpty)
        #expect(sequence.settle(0, named(0)).map(\.file) == ["0", "2"])
        #expect(sequence.settle(1, named(1)).isEmpty, "a place is settled once")
        #expect(sequence.settle(3, named(3)).map(\.file) == ["3"])
        #expect(sequence.settle(7, named(7)).isEmpty && sequence.settle(5, named(5)).isEmpty)
        #expect(sequence.rest().map(\.file) == ["5", "7"])
        #expect(sequence.rest().isEmpty)
    }

    @Test("Deferred text on disk is read back in pieces and leaves no file")
    func waitingText() throws {
        let scratch = try Scratch()
        let folder = try OutputFolder(creating: scratch.path)
        var text = try DeferredText(in: folder, for: "x.txt")
        let long = String(repeating: "0123456789", count: 20_000)
        #expect(try text.append("äb") == 0..<3)
        #expect(try text.append(long) == 3..<200_003)
        #expect(try text.append("end") == 200_003..<200_006)
        try text.complete()
        #expect(try scratch.names.isEmpty)
        try folder.write(to: "x.txt") { (file: inout FileWriter) throws(CommandFailure) in
            try text.copy(200_003..<200_006, to: &file)
            try text.copy(0..<3, to: &file)
            try text.copy(3..<200_003, to: &file)
        }
        #expect(try String(contentsOfFile: scratch.path + "/x.txt", encoding: .utf8) == "endäb" + long)
    }

    @Test("File names become URLs")
    func addresses() {
        #expect(HTMLBuffer.encodedPath("a b#ü@2x.png") == "a%20b%23%C3%BC@2x.png")
    }

    @Test("The progress bar fills as pictures complete")
    func bar() {
        let line = ProgressBar.line(done: 3, total: 12, what: "x.png")
        #expect(line.filter { $0 == "█" }.count == 6 && line.filter { $0 == "░" }.count == 18)
        #expect(line.hasSuffix(" 3/12  x.png"))
    }

    @Test("A terminal redraws its last line; a pipe receives only whole lines")
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
    @Test("Every work item is executed once, and at most one more than the threads is queued")
    func all() {
        let done = Done()
        let pool = WorkerPool<Int>(threads: 2, stackSize: 1 << 20) { { done.insert($0) } }
        for number in 0..<200 { pool.add(number) }
        pool.finish()
        #expect(done.numbers.sorted() == Array(0..<200))
    }

    /// Numbers of finished work, guarded by a lock.
    private final class Done: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Int] = []
        func insert(_ value: Int) { lock.withLock { values.append(value) } }
        var numbers: [Int] { lock.withLock { values } }
    }
}
