import CoreGraphics
import Painter
import RenderModel
import RenderingModes
import Testing

@Suite("StandBy at night, inverted faces, Vision Pro in changing light")
struct LightTests {
    private static let content = [
        Sample.rectangle(4, 4, 12, 12, .teal), Sample.rectangle(20, 4, 12, 12, .white),
        Sample.rectangle(36, 4, 12, 12, .gray(0.5)),
    ]

    @Test("F-128: in low light only the red channel is lit, brighter for brighter content, on pure black")
    func standByNight() throws {
        let bitmap = try Sample.paint(
            Sample.widget(Self.content, background: .pureBlue), .standByNight, on: Sample.wallpaper(.pureGreen))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { #expect(bitmap[x, y].green == 0 && bitmap[x, y].blue == 0) }
        }
        #expect(bitmap.at(26, 10).red == 255)
        #expect(bitmap.at(42, 10).red > 100 && bitmap.at(42, 10).red < 150)
        #expect(bitmap.at(55, 35).red == 0)
    }

    @Test("F-44: an inverted face inverts every color")
    func inverted() throws {
        let treatment = Treatment(background: .solid(.black), finishes: [.inverted])
        let bitmap = try Sample.paint(Sample.widget(Self.content), treatment)
        #expect(bitmap.at(26, 10) == Pixel(red: 0, green: 0, blue: 0))
        #expect(bitmap.at(55, 35) == Pixel(red: 255, green: 255, blue: 255))
        #expect(bitmap.at(10, 10) == Pixel(red: 255, green: 102, blue: 102))
    }

    private static func mean(_ bitmap: Bitmap) -> Double {
        var sum = 0.0
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += bitmap[x, y].luminance } }
        return sum / Double(bitmap.width * bitmap.height)
    }

    private static let levels = [0, 0.25, 0.5, 0.75, 1]

    @Test("F-145: paper gets lighter with the room, content and all")
    func paper() throws {
        let bitmaps = try Self.levels.map {
            try Sample.paint(
                Sample.widget(Self.content, background: .gray(0.6)),
                .visionPaper(RoomLight(level: $0), cornerRadius: 0))
        }
        let means = bitmaps.map(Self.mean)
        #expect(zip(means, means.dropFirst()).allSatisfy { $0 + 5 < $1 })
        let foreground = bitmaps.map { $0.at(42, 10).luminance }
        #expect(zip(foreground, foreground.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("F-146: behind glass the content is unchanged while the background follows the light")
    func glass() throws {
        let bitmaps = try Self.levels.map {
            try Sample.paint(
                Sample.widget(Self.content, background: .gray(0.6)),
                .visionGlass(RoomLight(level: $0), cornerRadius: 0))
        }
        #expect(Set(bitmaps.map { $0.at(10, 10) }) == [Pixel(red: 0, green: 153, blue: 153)])
        #expect(Set(bitmaps.map { $0.at(42, 10) }).count == 1)
        let background = bitmaps.map { $0.at(55, 35).luminance }
        #expect(zip(background, background.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("F-147: a coating shines where the light falls, stronger in a bright room, and moves with the light")
    func coating() throws {
        func shine(_ light: RoomLight, _ x: Double, _ y: Double) throws -> Double {
            let tree = Sample.widget([], background: .gray(0.4))
            return try Sample.paint(tree, .visionGlass(light, cornerRadius: 0)).at(x, y).luminance
        }
        let left = CGPoint(x: 0, y: 0.5)
        let right = CGPoint(x: 1, y: 0.5)
        func gleam(_ level: Double) throws -> Double {
            try shine(RoomLight(level: level, source: left), 2, 20)
                - shine(RoomLight(level: level, source: left), 57, 20)
        }
        #expect(try gleam(1) > gleam(0.5))
        #expect(try gleam(0.5) > gleam(0))
        let fromLeft = try shine(RoomLight(level: 1, source: left), 2, 20)
        #expect(try shine(RoomLight(level: 1, source: right), 2, 20) < fromLeft)
    }
}
