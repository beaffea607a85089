import AssetCatalog
import RenderModel
import Testing
import WidgetVocabulary

@Suite("Colors of asset catalogs")
struct CatalogColorTests {
    private func variant(_ system: String) -> [UInt8] {
        var writer = BinaryWriter()
        writer.write(CompiledCatalog.Appearance())
        writer.write(RGBA.clear)
        writer.write(system)
        return writer.bytes
    }

    @Test("A compiled color keeps its system color", arguments: SystemColor.allCases)
    func systemColors(color: SystemColor) throws {
        var reader = try BinaryReader(variant(color.rawValue))
        #expect(try reader.value(CompiledCatalog.ColorVariant.self).system == color)
    }

    @Test("A compiled color without a system color has none")
    func plain() throws {
        var reader = try BinaryReader(variant(""))
        #expect(try reader.value(CompiledCatalog.ColorVariant.self).system == nil)
    }

    @Test("A compiled color with an unknown system color is rejected")
    func unknown() throws {
        var reader = try BinaryReader(variant("ultraviolet"))
        #expect(throws: BinaryDecodingError.self) { try reader.value(CompiledCatalog.ColorVariant.self) }
    }

    @Test("Catalogs refer to every system color except for the quinary label")
    func references() {
        #expect(SystemColor(reference: "quaternaryLabelColor") == .quaternaryLabel)
        #expect(SystemColor(reference: "systemYellowColor") == .yellow)
        #expect(SystemColor(reference: "quinaryLabelColor") == nil)
        #expect(SystemColor(reference: "systemQuinaryLabelColor") == nil)
    }
}
