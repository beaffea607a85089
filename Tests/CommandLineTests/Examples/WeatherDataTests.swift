import Foundation
import Testing

/// The data of the weather example: its places and the colors of its skies.
@Suite("The places and skies of the weather example")
struct WeatherDataTests {
    private static let folder = DrawnExample.folder + "/Weather"

    @Test("The gazetteer has 20,000 places with names, country, time zone and coordinates, the most populous first")
    func places() throws {
        let text = try String(contentsOfFile: Self.folder + "/Resources/Places.txt", encoding: .utf8)
        #expect(text.utf8.count < 2_000_000)
        let lines = text.split(separator: "\n")
        let zones = lines.prefix { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
        #expect(zones.allSatisfy { TimeZone(identifier: $0) != nil })
        let places = lines.dropFirst(zones.count).map { $0.components(separatedBy: "\t") }
        #expect(places.count >= 20_000)
        #expect(Set(places.map { $0[0] }).count == places.count)
        var populations: [Int] = []
        for place in places {
            let area = place[4].components(separatedBy: "/")
            let isSound =
                place.count == 9 && area.count == 3 && zones.indices.contains(Int(area[0]) ?? -1) && area[1].count == 2
                && abs(Int(place[1]) ?? 99_999) <= 9_000 && abs(Int(place[2]) ?? 99_999) <= 18_000 && !place[5].isEmpty
            #expect(isSound, "\(place)")
            populations.append(Int(place[3]) ?? -1)
        }
        #expect(zip(populations, populations.dropFirst()).allSatisfy { $0 >= $1 })
        let names = Dictionary(places.map { ($0[0], [$0[5], $0[7], $0[8]]) }) { first, _ in first }
        #expect(names["1835848"] == ["seoul", "서울", "ソウル"])
        #expect(names["1850147"] == ["tokyo", "도쿄", "東京"])
        #expect(names["2643743"] == ["london", "런던", "ロンドン"])
    }

    @Test(
        "F-50, F-184: on every color of a sky, light text of both levels has a contrast of 4.5 to 1, in light and dark")
    func contrast() throws {
        let catalog = Self.folder + "/Assets.xcassets"
        let parts = ["Sky", "Top", "Middle", "Bottom", "IceBlue", "Dark", "Purple"]
        let names = try FileManager.default.contentsOfDirectory(atPath: catalog).filter { name in
            parts.contains { name.hasSuffix($0 + ".colorset") }
        }
        #expect(names.count > 30)
        for name in names {
            let data = try #require(FileManager.default.contents(atPath: "\(catalog)/\(name)/Contents.json"))
            let colors = try JSONDecoder().decode(ColorSet.self, from: data).colors.map(\.color.components)
            #expect(colors.count == 2, "\(name)")
            for color in colors {
                #expect(color.contrast(textOpacity: 1) >= 4.5, "\(name)")
                #expect(color.contrast(textOpacity: 0.88) >= 4.5, "\(name)")
            }
            #expect(colors[1].luminance < colors[0].luminance, "\(name)")
        }
    }

    private struct ColorSet: Decodable {
        struct Entry: Decodable { var color: Color }
        struct Color: Decodable { var components: Components }
        struct Components: Decodable {
            var red: String
            var green: String
            var blue: String

            private var channels: [Double] {
                [red, green, blue].map { Double(Int($0.dropFirst(2), radix: 16) ?? 255) / 255 }
            }

            private static func luminance(_ channels: [Double]) -> Double {
                let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
                return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            }

            var luminance: Double { Self.luminance(channels) }

            /// Of white text, by the Web Content Accessibility Guidelines.
            func contrast(textOpacity opacity: Double) -> Double {
                (Self.luminance(channels.map { $0 + (1 - $0) * opacity }) + 0.05) / (luminance + 0.05)
            }
        }

        var colors: [Entry]
    }
}
