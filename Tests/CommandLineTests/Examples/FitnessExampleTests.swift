import Foundation
import Testing

/// The activity rings of the gallery.
@Suite("The fitness example", .enabled("the macros that its previews use are not built") { DrawnExample.canBuild })
struct FitnessExampleTests {
    private static let example = "Gallery/Fitness"

    private func small(at hour: String) throws -> DrawnExample {
        try DrawnExample.one(
            Self.example, ["--family", "small", "--locale", "en", "--at", "2026-11-27T\(hour)+09:00"])
    }

    @Test("F-07: the rings close through the day")
    func day() throws {
        #expect(try small(at: "07:00").strings == ["41/500 kcal"])
        #expect(try small(at: "12:00").strings == ["161/500 kcal"])
        #expect(try small(at: "18:00").strings == ["326/500 kcal"])
    }

    @Test("F-08: when all rings are closed, the widget says so")
    func complete() throws {
        let night = try small(at: "23:00")
        #expect(night.strings == ["All rings closed"])
        #expect(night.symbols == ["checkmark.seal.fill"])
    }

    @Test("F-03: the value of the small size is in the larger ones, which add the other rings and the hours")
    func sizes() throws {
        let pictures = try DrawnExample.draw(
            Self.example,
            ["--family", "small", "medium", "large", "--locale", "en", "--at", "2026-11-27T13:00+09:00"])
        #expect(pictures.count == 3)
        for picture in pictures {
            #expect(picture.strings.contains("205/500 kcal"), "\(picture.name)")
            #expect(picture.strings.contains("15/30 min") == (picture.family != "systemSmall"))
            #expect(picture.strings.contains("6 PM") == (picture.family == "systemLarge"))
        }
        #expect(pictures.last?.links == ["move", "exercise", "stand"].map { "fitness://ring/\($0)" })
    }

    @Test("Rings turn clockwise in a right-to-left language as well")
    func direction() throws {
        let rings = try ["en", "ar"].map { locale in
            try DrawnExample.one(
                Self.example, ["--family", "circular", "--locale", locale, "--at", "2026-11-27T13:00+09:00"]
            ).root.all.compactMap { $0.json["path"] as? String }
        }
        #expect(!rings[0].isEmpty && rings[0] == rings[1])
    }
}
