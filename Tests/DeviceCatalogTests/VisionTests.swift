import TestSupport
import Testing
import WidgetVocabulary

@testable import DeviceCatalog

@Suite("Widgets in a room")
struct VisionTests {
    @Test(
        "F-135: gestures stop at 75 and 125 %; commands report the range", arguments: [-10.0, 0, 74.9, 125.1, 1e300])
    func outOfRange(percent: Double) throws {
        #expect([75, 125].contains(VisionScale(clamping: percent).percent))
        let rejection = #expect(throws: PlacementRejection.self) { try VisionScale(percent: percent) }
        #expect(
            rejection?.description.hasPrefix("A widget on Apple Vision Pro can be scaled from 75 to 125 %, not to ")
                == true)
    }

    @Test("F-135: a scale must be a number")
    func notANumber() {
        #expect(VisionScale(clamping: .nan).percent == 100)
        #expect(throws: PlacementRejection.self) { try VisionScale(percent: .nan) }
    }

    @Test("F-135: millimeters are the table's times the scale", arguments: [75.0, 90, 100, 125])
    func millimeters(percent: Double) throws {
        let scale = try VisionScale(percent: percent)
        #expect(VisionScale(clamping: percent) == scale)
        for row in Table.rows("visionos_widget_dimensions") {
            let points = try WidgetSize(row.number("w_pt"), row.number("h_pt"))
            let size = try #require(VisionSize.all.first { $0.points == points }).millimeters(at: scale)
            #expect(try abs(size.width - row.number("w_mm") * percent / 100) < 1e-9)
            #expect(try abs(size.height - row.number("h_mm") * percent / 100) < 1e-9)
        }
    }

    @Test("F-136: two levels of detail, by the distance, on Apple Vision Pro alone")
    func levels() throws {
        let place = try place(.visionPro, .verticalSurface)
        func level(_ place: WidgetPlace, _ distance: Double) throws -> LevelOfDetail {
            try place.traits(under: Setting(vision: VisionSetting(distance: distance))).levelOfDetail
        }
        #expect(try level(place, 0.5) == .default)
        #expect(try level(place, Decisions.simplifiedDistance) == .default)
        #expect(try level(place, Decisions.simplifiedDistance + 0.01) == .simplified)
        #expect(try level(place, 10) == .simplified)
        #expect(LevelOfDetail.allCases.count == 2)
        let phone = try DeviceCatalogTests.place(.iPhone, .homeScreen)
        #expect(try level(phone, 10) == .default)
    }

    @Test("F-136: an impossible distance is rejected", arguments: [-1, 51, .nan, .infinity])
    func impossibleDistance(distance: Double) throws {
        let place = try place(.visionPro, .verticalSurface)
        let rejection = #expect(throws: PlacementRejection.self) {
            try place.traits(under: Setting(vision: VisionSetting(distance: distance)))
        }
        #expect(rejection?.description.hasPrefix("The distance in meters must be between 0 and 50, not ") == true)
    }

    @Test("F-138: elevated leans back with a shadow on a table, and is flush on a wall")
    func elevated() throws {
        let table = try Mount(style: .elevated, on: .horizontalSurface)
        #expect(table.tilt > 0 && table.shadow > 0 && table.depth > 0)
        let wall = try Mount(style: .elevated, on: .verticalSurface)
        #expect(wall.tilt == 0 && wall.depth > 0)
        #expect(wall.shadow < table.shadow)
    }

    @Test("F-139: recessed is behind a wall and rejected on a table")
    func recessed() throws {
        let wall = try Mount(style: .recessed, on: .verticalSurface)
        #expect(wall.depth < 0 && wall.tilt == 0)
        let rejection = #expect(throws: PlacementRejection.self) { try Mount(style: .recessed, on: .horizontalSurface) }
        #expect(
            rejection?.description == "A widget cannot be recessed on a horizontal surface: recessed widgets require "
                + "a vertical surface.")
        let setting = Setting(vision: VisionSetting(mounting: .recessed))
        #expect(throws: PlacementRejection.self) { try place(.visionPro, .horizontalSurface).traits(under: setting) }
        let room = try #require(try place(.visionPro, .verticalSurface).traits(under: setting).room)
        #expect(room.mount.depth < 0)
        #expect(room.frameWidth == 0)
    }

    @Test("F-140: elevated by default; a recessed-only widget cannot go on a table")
    func supported() throws {
        #expect(try MountingStyle.chosen(in: .horizontalSurface) == .elevated)
        #expect(try MountingStyle.chosen(in: .verticalSurface) == .elevated)
        #expect(try MountingStyle.chosen(.recessed, in: .verticalSurface) == .recessed)
        #expect(try MountingStyle.chosen(supported: [.recessed], in: .verticalSurface) == .recessed)
        #expect(throws: PlacementRejection.mountingNotHere(.recessed, .horizontalSurface)) {
            try MountingStyle.chosen(supported: [.recessed], in: .horizontalSurface)
        }
        let rejection = #expect(throws: PlacementRejection.self) {
            try MountingStyle.chosen(.recessed, supported: [.elevated], in: .verticalSurface)
        }
        #expect(rejection?.description == "The widget cannot be recessed: it supports only elevated.")
    }

    @Test("F-142: canvas, margins and environment do not depend on the frame's width")
    func frames() throws {
        let place = try place(.visionPro, .verticalSurface)
        var widths: [Double] = []
        var rest: Set<PlaceTraits> = []
        for frame in FrameWidth.allCases {
            var traits = try place.traits(under: Setting(vision: VisionSetting(frame: frame)))
            widths.append(try #require(traits.room?.frameWidth))
            traits.room?.frameWidth = 0
            rest.insert(traits)
        }
        #expect(rest.count == 1)
        #expect(widths == widths.sorted() && Set(widths).count == 4)
    }

    @Test("F-143: every palette makes content accented, none full color", arguments: Decisions.palettes)
    func palettes(palette: TintPalette) throws {
        let place = try place(.visionPro, .horizontalSurface)
        let traits = try place.traits(under: Setting(vision: VisionSetting(palette: palette)))
        #expect(traits.mode == .accented)
        #expect(
            traits.look
                == .accented(primary: palette.primary, accent: palette.accent, background: .tinted(palette.background)))
        for color in [palette.accent, palette.primary] {
            #expect(contrast(color, palette.background) >= 4.5, "\(palette.name)")
        }
        #expect(try TintPalette.named(palette.name.uppercased()) == palette)
        #expect(try place.traits(under: Setting()).mode == .fullColor)
    }

    @Test(
        "F-144: light or dark makes no difference on Apple Vision Pro",
        arguments: [Context.horizontalSurface, .verticalSurface])
    func noColorScheme(context: Context) throws {
        let place = try place(.visionPro, context)
        let tint = try TintColor(named: "green")
        let appearances: [Appearance] = [.light, .dark, .clear, .tinted(tint)]
        let traits = try appearances.map { try place.traits(under: Setting(appearance: $0)) }
        #expect(Set(traits).count == 1)
        let mac = try DeviceCatalogTests.place(.mac, .desktop)
        #expect(
            try mac.traits(under: Setting(appearance: .light)) != mac.traits(under: Setting(appearance: .dark)))
    }

    @Test("Room light levels ascend; texture and light affect the treatment")
    func light() throws {
        let levels = LightLevel.allCases.map(\.level)
        #expect(levels == levels.sorted() && levels.first == 0 && levels.last == 1)
        let place = try place(.visionPro, .verticalSurface)
        let traits = try place.traits(under: Setting(vision: VisionSetting(texture: .paper, light: .dim)))
        #expect(traits.room?.texture == .paper)
        #expect(traits.room?.light == .dim)
    }

    /// WCAG 2.2, contrast ratio.
    private func contrast(_ one: TintColor, _ other: TintColor) -> Double {
        func luminance(_ color: TintColor) -> Double {
            func linear(_ part: Double) -> Double {
                // A cubic through the ends of the sRGB curve, within 0.01 of it: no power function is needed here.
                part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878)
            }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        let pair = [luminance(one), luminance(other)].sorted()
        return (pair[1] + 0.05) / (pair[0] + 0.05)
    }
}
