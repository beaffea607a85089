import Foundation
import Testing

/// The Live Activities and controls of the gallery, and the wrong way to give the clock a background.
@Suite(
    "The gallery outside of widgets", .enabled("the macros that previews use are not built") { DrawnExample.canBuild })
struct GallerySystemTests {
    private static let morning = ["--locale", "en", "--at", "2026-11-27T09:41+09:00"]

    @Test("A delivery and a match are whole in every state, on the Lock Screen, in the island and in the Smart Stack")
    func activities() throws {
        let pictures = try DrawnExample.draw(
            "Gallery/Activities",
            ["--presentation", "lock-screen", "island-expanded", "island-compact", "smart-stack"] + Self.morning)
        #expect(pictures.count == (4 + 3) * 4)
        let stages = pictures.filter { $0.name.contains("DeliveryActivity-lock-screen") }
        for (picture, stage) in zip(stages, ["Packed", "On the way", "Nearby", "Delivered"]) {
            #expect(picture.strings.contains(stage), "\(picture.name): \(picture.strings)")
            // Only a parcel that has arrived has a button.
            #expect(picture.root.all.contains { $0.intent != nil } == (stage == "Delivered"), "\(picture.name)")
        }
        for picture in pictures {
            for text in picture.texts {
                #expect(text.json["truncated"] == nil, "\(picture.name): \(text.text ?? "")")
            }
        }
    }

    @Test("Old data of a Live Activity is labeled")
    func stale() throws {
        for picture in try DrawnExample.draw(
            "Gallery/Activities", ["--presentation", "lock-screen", "--stale"] + Self.morning)
        {
            #expect(picture.strings.contains("Waiting for an update"), "\(picture.name)")
        }
    }

    @Test("Three controls show their state: off and none at first, on and five glasses in the gallery")
    func controls() throws {
        let now = try DrawnExample.draw("Gallery/Controls", ["--control", "large"] + Self.morning)
        #expect(now.map(\.strings) == [["Living Room", "Off"], ["Tea Timer", "3 min"], ["0 glasses"]])
        let preview = try DrawnExample.draw(
            "Gallery/Controls", ["--control", "large", "--state", "snapshot"] + Self.morning)
        #expect(preview.map(\.strings) == [["Living Room", "On"], ["Tea Timer", "3 min"], ["5 glasses"]])
    }

    /// The rules that the audit finds broken in a folder.
    private func violations(_ folder: String) throws -> Set<String> {
        let outcome = try Executable.run(["audit", folder, "--rules", "R-72", "R-73", "--format", "json"])
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.errors)")
        let findings = report["findings"] as? [[String: Any]] ?? []
        return Set(findings.filter { $0["outcome"] as? String == "violation" }.compactMap { $0["rule"] as? String })
    }

    @Test("F-204: the clock's background passes the audit; the same sky inside of its content does not")
    func background() throws {
        let right = DrawnExample.folder + "/Gallery/Clock"
        #expect(try violations(right).isEmpty)

        let scratch = try Scratch()
        let wrong = scratch.path + "/Clock"
        try FileManager.default.copyItem(atPath: right, toPath: wrong)
        let file = wrong + "/Views/CityClockView.swift"
        let source = try String(contentsOfFile: file, encoding: .utf8)
        let changed = source.replacingOccurrences(
            of: ".containerBackground(for: .widget) { Sky(part: entry.part) }",
            with: """
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { Sky(part: entry.part).padding(-40) }
                .containerBackground(.clear, for: .widget)
                """)
        #expect(changed != source)
        try changed.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try violations(wrong).isSuperset(of: ["R-72", "R-73"]))
    }
}
