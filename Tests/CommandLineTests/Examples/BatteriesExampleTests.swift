import Foundation
import Testing

/// The batteries of the gallery: at 9:41 the earbuds are low and the tablet charges.
@Suite("The batteries example", .enabled("the macros that its previews use are not built") { DrawnExample.canBuild })
struct BatteriesExampleTests {
    private static let example = "Gallery/Batteries"
    private static let morning = ["--locale", "en", "--at", "2026-11-27T09:41+09:00"]

    @Test("A ring for each device; the medium and the large size say its charge, the large one its name")
    func rings() throws {
        for picture in try DrawnExample.draw(
            Self.example, ["--widget", "Batteries", "--family", "small", "medium", "large"] + Self.morning)
        {
            #expect(picture.symbols.filter { $0 != "bolt.fill" && $0 != "exclamationmark" }.count == 4)
            let percents = picture.strings.filter { $0.hasSuffix("%") }
            #expect(percents == (picture.family == "systemSmall" ? [] : ["83%", "93%", "19%", "65%"]))
            #expect(picture.strings.contains("Earbuds") == (picture.family == "systemLarge"))
        }
    }

    @Test("F-51: a low and a charging battery have a mark")
    func marks() throws {
        let picture = try DrawnExample.one(
            Self.example, ["--widget", "Batteries", "--family", "small"] + Self.morning)
        #expect(picture.symbols == ["iphone", "applewatch", "airpods", "exclamationmark", "ipad", "bolt.fill"])
    }

    @Test("F-14: one device is the one that is chosen, otherwise the one with the lowest charge")
    func device() throws {
        let arguments = ["--widget", "Battery", "--family", "circular"] + Self.morning
        let lowest = try DrawnExample.one(Self.example, arguments)
        #expect(lowest.strings == ["19%"] && lowest.widgetURL == "batteries://device/earbuds")
        let chosen = try DrawnExample.one(Self.example, arguments + ["--config", "device=phone"])
        #expect(chosen.strings == ["83%"] && chosen.widgetURL == "batteries://device/phone")
    }

    @Test("F-07: the charge is predicted from the last reading")
    func prediction() throws {
        let charges = try ["07:00", "12:00", "20:00"].map { hour in
            try DrawnExample.one(
                Self.example,
                [
                    "--widget", "Battery", "--family", "circular", "--config", "device=phone", "--locale", "en", "--at",
                    "2026-11-27T\(hour)+09:00",
                ]
            ).strings
        }
        #expect(charges == [["97%"], ["71%"], ["30%"]])
    }

    @Test("Rows of the large size open their devices")
    func links() throws {
        let large = try DrawnExample.one(
            Self.example, ["--widget", "Batteries", "--family", "large"] + Self.morning)
        #expect(large.links == ["phone", "watch", "earbuds", "tablet"].map { "batteries://device/\($0)" })
    }
}
