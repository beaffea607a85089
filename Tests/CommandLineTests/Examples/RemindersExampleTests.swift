import Foundation
import Testing

/// The reminders of the gallery, 2026-11-27 at 9:41: five are due on this day, and the first is late.
@Suite("The reminders example", .enabled("the macros that its previews use are not built") { DrawnExample.canBuild })
struct RemindersExampleTests {
    private static let example = "Gallery/Reminders"
    private static let morning = ["--locale", "en", "--at", "2026-11-27T09:41+09:00"]

    @Test("F-201, R-34: the large size has a toggle for each task, of 44 points, that completes only that one")
    func toggles() throws {
        let large = try DrawnExample.one(Self.example, ["--family", "large"] + Self.morning)
        #expect(large.toggles.count == 5)
        let tasks = try large.toggles.map { toggle in
            #expect(toggle.isOn == false)
            #expect(toggle.frame.height >= 44)
            let parameters = try #require(toggle.intent?["parameters"] as? [String: Any])
            #expect(parameters["value"] as? Bool == true)
            return try #require(parameters["reminder"] as? String)
        }
        #expect(tasks == ["plants", "report", "vet", "slides", "tickets"])
        for (toggle, next) in zip(large.toggles, large.toggles.dropFirst()) {
            #expect(next.frame.minY - toggle.frame.maxY >= 8)
        }
    }

    @Test("F-51: what is late says so with a mark, not only in red")
    func late() throws {
        let large = try DrawnExample.one(Self.example, ["--family", "large"] + Self.morning)
        let marked = large.toggles.map { $0.all.contains { $0.json["label"] as? String == "Overdue" } }
        #expect(marked == [true, false, false, false, false])
        let earlier = try DrawnExample.one(
            Self.example, ["--family", "large", "--locale", "en", "--at", "2026-11-27T07:00+09:00"])
        #expect(!earlier.labels.contains("Overdue"))
    }

    @Test("F-14: the list is the one that is chosen, otherwise that of today")
    func lists() throws {
        let today = try DrawnExample.one(Self.example, ["--family", "medium"] + Self.morning)
        #expect(today.strings.prefix(2) == ["5", "Today"])
        let chosen = try DrawnExample.one(
            Self.example, ["--family", "medium", "--config", "list=groceries"] + Self.morning)
        #expect(chosen.strings.prefix(2) == ["6", "Groceries"])
        #expect(chosen.widgetURL == "reminders://list/groceries")
    }

    @Test("F-03: the number that is left and the first task are in every size")
    func sizes() throws {
        for picture in try DrawnExample.draw(
            Self.example, ["--family", "small", "medium", "large"] + Self.morning)
        {
            #expect(picture.strings.contains("5") && picture.strings.contains("Water the plants"), "\(picture.name)")
        }
    }
}
