import CoreGraphics
import ExtensionProtocol
import RenderModel
import Testing
import WidgetVocabulary

@Suite("The vocabulary in messages")
struct MessageCodeTests {
    @Test(
        "Families have the numbers they always had in messages",
        arguments: [
            (Family.systemSmall, UInt8(0)), (.systemMedium, 1), (.systemLarge, 2), (.systemExtraLarge, 3),
            (.systemExtraLargePortrait, 4), (.accessoryCircular, 5), (.accessoryRectangular, 6),
            (.accessoryInline, 7), (.accessoryCorner, 8),
        ])
    func family(family: Family, code: UInt8) throws {
        var writer = BinaryWriter()
        writer.write(family)
        #expect(writer.bytes == [code])
        var reader = try BinaryReader(writer.bytes)
        #expect(try reader.value(Family.self) == family)
    }

    @Test("An unknown family number is rejected")
    func unknownFamily() throws {
        var reader = try BinaryReader([9])
        #expect(throws: BinaryDecodingError.self) { try reader.value(Family.self) }
    }

    /// The bytes of an environment in which each choice differs from its usual value.
    @Test("An environment is encoded with the indices of its choices")
    func environment() throws {
        let environment = WidgetEnvironment(
            platform: .visionOS, family: .accessoryCorner, canvasSize: .zero, displayScale: 0, colorScheme: .dark,
            contrast: .increased, typeSize: .accessibility5, legibilityWeight: .bold, transparency: .reduced,
            differentiation: .withoutColor, systemColors: .before2025, missingPictures: .omitted,
            luminance: .reduced, renderingMode: .vibrant, containerBackground: .removed,
            levelOfDetail: .simplified, widgetLabel: .shown, contentMargins: .init(all: 0),
            layoutDirection: .rightToLeft, locale: "", timeZone: "", control: ControlPlace(.large),
            screen: ScreenPlace(safeArea: .init(all: 0), width: .regular, height: .compact))
        var writer = BinaryWriter()
        writer.write(environment)
        let zero = [UInt8](repeating: 0, count: 8)
        let expected: [UInt8] =
            [3, 8] + zero + zero + zero + [1, 1, 11, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1] + zero + zero + zero + zero
            + [1, 0, 0, 0] + zero + [0, 0, 1, 2, 1] + zero + zero + zero + zero + [1, 0]
        #expect(writer.bytes == expected)
        var reader = try BinaryReader(writer.bytes)
        #expect(try reader.value(WidgetEnvironment.self) == environment)
    }
}
