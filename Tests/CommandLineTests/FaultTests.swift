import Foundation
import TestSupport
import Testing

/// Whole runs of the command line on widgets that do something wrong: message, status, and what is left.
@Suite("A faulty widget gets one clear message, the right status, and no lost work")
struct FaultTests {
    private struct Run {
        var status: Int32
        var errors: String
        var manifest: [String: Any]
        var folder: String
        /// Seconds.
        let limit: Int
        private let scratch: Scratch

        /// With a widget that never answers, and with the shortest limit within which everything else does.
        static func withSilence(_ arguments: [String]) throws -> Run {
            var run = try Run(arguments, limit: Double.growingLimits[0])
            for limit in Double.growingLimits.dropFirst() where !run.isTimely {
                run = try Run(arguments, limit: limit)
            }
            return run
        }

        private var isTimely: Bool {
            let late = errors.split(separator: "\n").filter { $0.contains("within \(limit) s") }
            return !files.isEmpty
                && late.allSatisfy { $0.contains("Silent") && $0.contains("this is its placeholder") }
        }

        init(_ arguments: [String], limit: Double = .ample) throws {
            self.limit = Int(limit)
            let scratch = try Scratch()
            folder = scratch.path + "/out"
            let outcome = try Executable.run(
                ["render", Self.fixture, "--out", folder, "--time-limit", "\(self.limit)"] + arguments,
                environment: ["TESSERA_CACHE": Self.cache])
            status = outcome.status
            errors = outcome.errors
            let data = FileManager.default.contents(atPath: folder + "/manifest.json")
            manifest = try data.flatMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
            self.scratch = scratch
        }

        static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/Faults").standardizedFileURL.path
        /// The fixture is built once, not once a test.
        static let cache = NSTemporaryDirectory() + "tessera-test-faults-\(getuid())"

        var outcome: String { manifest["outcome"] as? String ?? "" }
        var pictures: [[String: Any]] { manifest["pictures"] as? [[String: Any]] ?? [] }
        var files: [String] { pictures.compactMap { $0["file"] as? String } }
        var failures: [String] { manifest["failures"] as? [String] ?? [] }
    }

    @Test(
        "S-EXIT-5: A provider that throws or traps ends with status 4 and its own message, and its placeholder is drawn",
        arguments: [
            ("Throws", "unexpectedly raised an error: Widget_Faults.Weather.Failure.offline(code: 7)"),
            ("Traps", "Unexpectedly found nil while unwrapping an Optional value"),
        ])
    func provider(kind: String, words: String) throws {
        let run = try Run(["--widget", kind])
        #expect(run.status == 4)
        #expect(run.errors.contains("error: \(kind), systemSmall: "), "\(run.errors)")
        #expect(run.errors.contains(words), "\(run.errors)")
        #expect(run.outcome == "incomplete")
        #expect(run.pictures.map { $0["state"] as? String } == ["placeholder"])
        #expect(run.failures.count == 1)
    }

    @Test("S-EXIT-5: A check distinguishes widgets that fail to draw from those that draw, and ends with status 4")
    func check() throws {
        func checked(_ arguments: [String]) throws -> Executable.Outcome {
            try Executable.run(["check", Run.fixture] + arguments, environment: ["TESSERA_CACHE": Run.cache])
        }
        var outcome = try checked(["--sources-only"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        // One of the widgets never answers.
        for limit in Double.growingLimits where !outcome.output.contains("    OutOfOrder: small\n") {
            outcome = try checked(["--time-limit", "\(limit)"])
        }
        #expect(outcome.status == 4, "\(outcome.errors)")
        #expect(outcome.output.contains("    OutOfOrder: small\n"), "\(outcome.output)")
        #expect(outcome.output.contains("    Throws: no family draws\n      fails: small: "), "\(outcome.output)")
        #expect(
            outcome.output.contains(
                "    Silent: no entries\n      its placeholder: small: the provider returned no entry"))
        #expect(outcome.output.contains("    WithoutEntries: no entries\n      its placeholder: small: "))
    }

    @Test("F-79, S-EXIT-8: the placeholder of a provider that never responds is drawn redacted, which is a finding")
    func placeholder() throws {
        let run = try Run.withSilence(["--widget", "Silent", "--device", "all"])
        #expect(run.status == 0)
        let words = "the provider returned no entry within \(run.limit) s; this is its placeholder"
        #expect(run.errors.contains("error: Silent: \(words)"), "\(run.errors)")
        #expect(run.errors.contains("raise the limit with --time-limit SECONDS"), "\(run.errors)")
        #expect(run.outcome == "complete")
        #expect(!run.pictures.isEmpty)
        for picture in run.pictures {
            #expect(picture["state"] as? String == "placeholder")
            let findings = picture["diagnostics"] as? [[String: Any]] ?? []
            #expect(
                findings.contains { ($0["message"] as? String)?.hasPrefix("the provider returned no entry") == true })
        }
    }

    @Test("S-EXIT-2: A placeholder instead of missing entries ends with status 0, and with 1 for --strict")
    func withoutEntries() throws {
        for (options, status) in [([], 0), (["--strict"], 1)] as [([String], Int32)] {
            let run = try Run(["--widget", "WithoutEntries"] + options)
            #expect(run.status == status)
            #expect(run.outcome == "complete")
            #expect(run.failures.isEmpty)
            #expect(run.pictures.map { $0["state"] as? String } == ["placeholder"])
            let words = "the provider of 'WithoutEntries' returned a timeline without entries; add at least one; this"
            #expect(run.errors.contains("error: WithoutEntries: \(words) is its placeholder"), "\(run.errors)")
        }
    }

    @Test("F-79: a placeholder instead of an entry shows shapes and no text")
    func redactedPlaceholder() throws {
        func drawn(_ state: String) throws -> String {
            let run = try Run.withSilence(["--widget", "Silent", "--format", "tree", "--state", state])
            let file = run.folder + "/" + (try #require(run.files.first))
            return try String(contentsOfFile: file, encoding: .utf8)
        }
        let tree = try drawn("snapshot")
        #expect(tree == (try drawn("placeholder")))
        #expect(!tree.contains("\"Sunny\""), "\(tree)")
    }

    @Test("A faulty widget does not affect the pictures of others, and every failure is reported")
    func others() throws {
        let run = try Run.withSilence(["--entry", "0"])
        #expect(run.status == 4)
        #expect(
            run.pictures.compactMap { $0["kind"] as? String } == [
                "Throws", "Traps", "Silent", "WithoutEntries", "OutOfOrder", "ManyEntries", "Views",
            ])
        #expect(run.failures.count == 2)
        for kind in ["Throws", "Traps"] {
            #expect(run.errors.components(separatedBy: "error: \(kind), systemSmall: ").count == 2, "\(run.errors)")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: run.folder)
        #expect(Set(left) == Set(run.files + ["manifest.json", "index.html", "timings.json"]))
    }

    @Test(
        "S-EXIT-1, S-EXIT-2: Drawable content is drawn and its findings are reported: status 0, and 1 with --strict",
        arguments: [
            ("OutOfOrder", 0, ["warning: OutOfOrder: the timeline's entries are not sorted by date"]),
            ("ManyEntries", 0, ["error: ManyEntries: the timeline has 100000 entries; only the first 10000 are kept"]),
            (
                "Views", 0,
                [
                    "error: Photo: Widget archival failed due to image being too large - (1200, 1200), "
                        + "totalArea: 1440000 > max[988574.4]. On a phone the widget stays a placeholder."
                ]
            ),
            (
                "Views", 1,
                [
                    "warning: frame(width:): The frame's width is inf; it is ignored.",
                    "warning: frame(height:): The frame's height is nan; it is ignored.",
                    "error: view: A view was placed at (-inf, 0.0); 0 is used instead.",
                ]
            ),
            ("Views", 2, ["error: NestedView: Views are nested more than 1000 deep; the rest is not drawn."]),
            (
                "Views", 3,
                [
                    "error: NoPicture: The asset catalog has no image “NoPicture”; nothing is drawn, as on iPhone.",
                    "error: no.such.symbol: The symbol “no.such.symbol” has no drawing; a placeholder box is shown",
                    "error: NoColour: The asset catalog has no color set named “NoColour”; gray is used instead.",
                ]
            ),
        ])
    func findings(kind: String, entry: Int, messages: [String]) throws {
        for (options, status) in [([], 0), (["--strict"], 1)] as [([String], Int32)] {
            let run = try Run(["--widget", kind, "--entry", "\(entry)"] + options)
            #expect(run.status == status)
            #expect(run.outcome == "complete", "\(run.errors)")
            #expect(run.pictures.count == 1)
            for message in messages { #expect(run.errors.contains("\n\(message)"), "\(run.errors)") }
            #expect(
                run.errors.contains(", \(messages.count) finding\(messages.count == 1 ? "" : "s")\n"), "\(run.errors)")
        }
    }

    @Test("With the option, a box of the right size replaces a missing image or symbol")
    func boxes() throws {
        let run = try Run(["--widget", "Views", "--entry", "3", "--format", "tree", "--mark-missing-pictures"])
        let file = try #require(run.files.first)
        let tree = try String(contentsOfFile: run.folder + "/" + file, encoding: .utf8)
        let boxes = tree.split(separator: "\n").filter { $0.contains("marks=missing") }
        try #require(boxes.count == 2)
        #expect(boxes[0].contains(" 60 20]"))
        #expect(boxes[1].contains(" 20 20]"))
    }

    @Test("I0174: a missing image is not drawn, as on an iPhone, but reported; a symbol keeps its box")
    func omittedPicture() throws {
        let run = try Run(["--widget", "Views", "--entry", "3", "--format", "tree"])
        let file = try #require(run.files.first)
        let tree = try String(contentsOfFile: run.folder + "/" + file, encoding: .utf8)
        let boxes = tree.split(separator: "\n").filter { $0.contains("marks=missing") }
        try #require(boxes.count == 1)
        #expect(boxes[0].contains(" 20 20]"))
        #expect(run.errors.contains("error: NoPicture: The asset catalog has no image “NoPicture”; nothing is drawn"))
    }

    @Test("S-LIMIT-8, S-EXIT-5: A view with infinite recursion exceeds a limit and ends with status 4")
    func endless() throws {
        let run = try Run(["--widget", "Views", "--entry", "4"])
        #expect(run.status == 4)
        #expect(run.errors.contains("the widget exceeded its limit of 512 MB for stack"))
        #expect(run.errors.contains("infinite recursion"))
    }
}
