import Foundation
import Testing
import WidgetAudit

/// The widgets in `Tests/AuditCorpus`, each with one fault and a clean twin.
enum AuditCorpus {
    enum Version { case fault, twin }

    struct Widget: Sendable, CustomTestStringConvertible {
        var path: String
        /// The id with which the file's name begins.
        var rule: String
        /// The outcome of the rule for the fault.
        var outcome: String
        /// The one condition under which the fault shows; `nil` for one that shows everywhere.
        var condition: String?
        /// Seconds to wait for a provider that never answers; by default, as long as a busy machine may need.
        var timeLimit: String?

        /// Options of its audits.
        var options: [String] { timeLimit.map { ["--time-limit", $0] } ?? [] }

        var testDescription: String { (path as NSString).lastPathComponent }

        func files(_ version: Version) throws -> [String: String] {
            let source = try AuditCorpus.text(path)
            var files = ["Widget.swift": AuditCorpus.resolved(source, version)]
            if let platform = AuditCorpus.mark("PLATFORM", in: source) {
                files["project.yml"] = AuditCorpus.project(for: platform)
            }
            try AuditCorpus.addShared(to: &files, of: source)
            return files
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "AuditCorpus").path
    /// Files and the word that asks for them; those that mention the words of others come before them.
    private static let shared: [(word: String, files: [String])] = [
        ("PlaceSettings", ["Settings.swift"]), ("StartView", ["Start.swift", "Rain.swift"]),
        ("ShelfView", ["Shelf.swift", "Rain.swift"]), ("ProbeView", ["Probe.swift"]), ("HourView", ["Hours.swift"]),
        ("WholeView", ["Whole.swift"]), ("SkyView", ["SkyView.swift"]), ("Refresh", ["Refresh.swift"]),
        ("WideForecast", ["WideForecast.swift"]), ("TallForecast", ["TallForecast.swift"]),
        ("DistantForecast", ["DistantForecast.swift"]), ("ReadingProvider", ["Readings.swift"]),
        ("Tiles", ["Tiles.swift"]), ("Provider", ["Provider.swift"]),
        ("TidesScreen", ["project.yml", "App/TidesScreen.swift"]),
        ("App/Info.plist", ["project.yml", "App/Info.plist"]),
        ("de.lproj", ["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"]),
        (
            "Assets.xcassets",
            ["AccentColor", "WidgetBackground"].map { "Assets.xcassets/\($0).colorset/Contents.json" }
        ),
    ]

    /// The conditions of subtle faults: appearances, languages, screens, type sizes, hours and families.
    static let conditions: Set = [
        "dark", "tinted", "dimmed", "german", "mirrored", "small-screen", "standby", "large-type", "later", "small",
        "medium", "large", "circular", "rectangular", "inline", "lock-screen",
    ]

    static let widgets: [Widget] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let sharedNames = Set(shared.flatMap { $0.files })
        return names.sorted().filter { $0.hasSuffix(".swift") && !sharedNames.contains($0) }.map { name in
            let source = (try? text(folder + "/" + name)) ?? ""
            return Widget(
                path: folder + "/" + name, rule: name.split(separator: "-").prefix(2).joined(separator: "-"),
                outcome: mark("OUTCOME", in: source) ?? "violation", condition: mark("ONLY", in: source),
                timeLimit: mark("TIME-LIMIT", in: source))
        }
    }()

    /// Adds the shared files whose word the source, or a file that was added before, mentions.
    ///
    /// Invariant: at most one of the files has `@main`, so a source with a widget of its own gets no shared one.
    private static func addShared(to files: inout [String: String], of source: String) throws {
        var mentioned = source
        for (word, names) in shared where mentioned.contains(word) {
            for name in names {
                let content = try text(folder + "/" + name)
                if content.contains("@main") && mentioned.contains("@main") { continue }
                files[name] = content
                mentioned += content
            }
        }
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// The word after a mark for the test, such as `// PLATFORM watchOS`.
    private static func mark(_ name: String, in source: String) -> String? {
        let prefix = "// \(name) "
        return source.split(separator: "\n").first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    private static func project(for platform: String) -> String {
        "name: Probe\ntargets:\n  Probe: { type: app-extension, platform: \(platform), sources: [.] }\n"
    }

    /// The lines of a version: those outside of `#if FAULT` and `#if !FAULT`, and those inside that belong to it.
    private static func resolved(_ source: String, _ version: Version) -> String {
        var isIncluded: Bool?
        var lines: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            switch (line.trimmingCharacters(in: .whitespaces), isIncluded) {
            case ("#if FAULT", _): isIncluded = version == .fault
            case ("#if !FAULT", _): isIncluded = version == .twin
            case ("#else", let included?): isIncluded = !included
            case ("#endif", .some): isIncluded = nil
            case (_, let included): if included ?? true { lines.append(line) }
            }
        }
        return lines.joined(separator: "\n")
    }
}

@Suite("Corpus of the audit")
struct AuditCorpusTests {
    @Test("Each widget has a fault and a twin that differ, without conditions")
    func versions() throws {
        for widget in AuditCorpus.widgets {
            let fault = try #require(try widget.files(.fault)["Widget.swift"])
            let twin = try #require(try widget.files(.twin)["Widget.swift"])
            #expect(fault != twin, "\(widget)")
            #expect(!(fault + twin).contains("FAULT"), "\(widget)")
        }
    }

    @Test("At least 200 faults are seeded, 40 of them subtle, and one of each rule that the program decides")
    func extent() {
        let widgets = AuditCorpus.widgets
        #expect(widgets.count >= 200)
        #expect(widgets.count { $0.condition != nil } >= 40)
        for widget in widgets {
            if let condition = widget.condition { #expect(AuditCorpus.conditions.contains(condition), "\(widget)") }
        }
        let seeded = Set(widgets.map(\.rule))
        let decided = RuleBook.all.filter { $0.decision == .decidable }.map(\.id.description)
        #expect(decided.filter { !seeded.contains($0) }.isEmpty)
        #expect(seeded.isSubset(of: RuleBook.all.map(\.id.description)))
    }

    @Test("Each version has one widget or bundle that is the program, from its source or from a shared file")
    func programs() throws {
        for widget in AuditCorpus.widgets {
            for version in [AuditCorpus.Version.fault, .twin] {
                let programs = try widget.files(version).values.filter { $0.contains("@main") }
                #expect(programs.count == 1, "\(widget)")
            }
        }
    }
}
