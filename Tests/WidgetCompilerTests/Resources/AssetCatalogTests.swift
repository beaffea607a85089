import AssetCatalog
import Glibc
import HostTestSupport
import RenderModel
import Subprocesses
import Testing
import WidgetVocabulary

@testable import WidgetCompiler

@Suite("Asset catalogs")
struct AssetCatalogTests {
    private func color(_ red: String, _ extra: String = "", space: String = "srgb") -> String {
        """
        { "idiom": "universal"\(extra), "color": { "color-space": "\(space)", "components":
          { "red": "\(red)", "green": "0x80", "blue": "0", "alpha": "1.000" } } }
        """
    }

    private func compile(_ folder: TemporaryFolder) throws -> (CompiledCatalog, [CompilerMessage]) {
        var compiler = AssetCatalogCompiler(platform: .iOS)
        compiler.add(catalog: folder.path + "/A.xcassets")
        let catalog = CompiledCatalog(colors: compiler.colors, images: compiler.images)
        #expect(try CompiledCatalog(binary: catalog.binary) == catalog)
        return (catalog, compiler.messages)
    }

    @Test("F-48: a named color has variants by luminosity and contrast; components have three formats")
    func colors() throws {
        let folder = try TemporaryFolder()
        let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
        let darkHigh = """
            , "appearances": [{ "appearance": "luminosity", "value": "dark" },
            { "appearance": "contrast", "value": "high" }]
            """
        let entries = [color("0.5"), color("255", dark), color("0xFF", darkHigh)].joined(separator: ",")
        try folder.write(#"{ "colors": [\#(entries)] }"#, to: "A.xcassets/Sky/Top.colorset/Contents.json")
        let (catalog, messages) = try compile(folder)
        #expect(messages == [])
        let set = try #require(catalog.colorSet(named: "Top"))
        let light = try #require(set.color(dark: false, increasedContrast: true))
        #expect(light.red == 0.5)
        #expect(abs(light.green - 128 / 255) < 1e-6)
        #expect(set.color(dark: true, increasedContrast: false)?.red == 1)
        #expect(set.variants.count == 3)
        #expect(catalog.colorSet(named: "Bottom") == nil)
    }

    @Test("Display P3 becomes extended sRGB")
    func wideColor() throws {
        let folder = try TemporaryFolder()
        let text = """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "display-p3", "components":
            { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "0.500" } } }] }
            """
        try folder.write(text, to: "A.xcassets/Red.colorset/Contents.json")
        let (catalog, _) = try compile(folder)
        let red = try #require(catalog.colorSet(named: "Red")?.color(dark: false, increasedContrast: false))
        // CSS Color 4 gives P3 red in sRGB as 1.0930, -0.2267, -0.1501.
        #expect(abs(red.red - 1.0930) < 2e-4)
        #expect(abs(red.green + 0.2267) < 2e-4)
        #expect(abs(red.blue + 0.1501) < 2e-4)
        #expect(red.alpha == 0.5)
    }

    /// The header of a PNG file, which is all that the compiler reads.
    private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
    }

    @Test("Images have scales, appearances, rendering modes and slices; namespaces precede the name")
    func images() throws {
        let folder = try TemporaryFolder()
        let text = """
            { "images": [
              { "idiom": "universal", "scale": "1x" },
              { "idiom": "universal", "scale": "2x", "filename": "two.png",
                "resizing": { "cap-insets": { "top": 4, "left": 2, "bottom": 4, "right": 2 } } },
              { "idiom": "universal", "scale": "3x", "filename": "three.png" },
              { "idiom": "universal", "scale": "2x", "filename": "dark.png",
                "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
              { "idiom": "watch", "scale": "2x", "filename": "watch.png" }],
              "properties": { "template-rendering-intent": "template" } }
            """
        try folder.write(#"{ "properties": { "provides-namespace": true } }"#, to: "A.xcassets/Icons/Contents.json")
        try folder.write(text, to: "A.xcassets/Icons/Sun.imageset/Contents.json")
        try folder.write(png(20, 20), to: "A.xcassets/Icons/Sun.imageset/two.png")
        try folder.write(png(30, 30), to: "A.xcassets/Icons/Sun.imageset/three.png")
        try folder.write(png(21, 20), to: "A.xcassets/Icons/Sun.imageset/dark.png")
        let (catalog, messages) = try compile(folder)
        #expect(messages == [])
        let set = try #require(catalog.imageSet(named: "Icons/Sun"))
        #expect(set.rendering == .template)
        #expect(set.slices == .init(top: 2, left: 1, bottom: 2, right: 1))
        #expect(set.variant(dark: false, increasedContrast: false, scale: 3)?.pixelWidth == 30)
        #expect(set.variant(dark: false, increasedContrast: false, scale: 1)?.pixelWidth == 20)
        #expect(set.variant(dark: true, increasedContrast: false, scale: 3)?.pixelWidth == 21)
    }

    private static let wave = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#FF0000"/></svg>
        """
    /// A page of 20 x 10 points that is red all over.
    private static let page = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R >> endobj
        4 0 obj << /Length 25 >> stream
        1 0 0 rg 0 0 20 10 re f
        endstream endobj
        trailer << /Root 1 0 R >>
        %%EOF
        """

    @Test(
        "Vector images have pixels for each screen, and for any size if they preserve vector data",
        arguments: [("wave.svg", wave), ("page.pdf", page)])
    func vectors(name: String, content: String) throws {
        let folder = try TemporaryFolder()
        for (set, properties) in [("Plain", ""), ("Sharp", #""preserves-vector-representation": true"#)] {
            try folder.write(
                """
                { "images": [{ "idiom": "universal", "filename": "\(name)" }], "properties": { \(properties) } }
                """, to: "A.xcassets/\(set).imageset/Contents.json")
            try folder.write(content, to: "A.xcassets/\(set).imageset/\(name)")
        }
        let (catalog, messages) = try compile(folder)
        try #require(messages == [], "\(messages)")
        let plain = try #require(catalog.imageSet(named: "Plain"))
        #expect(plain.detail == .naturalSize)
        #expect(plain.variants.map(\.scale) == [1, 2, 3])
        #expect(plain.variants.map(\.pixelWidth) == [20, 40, 60])
        #expect(plain.variants.map(\.pixelHeight) == [10, 20, 30])
        let sharp = try #require(catalog.imageSet(named: "Sharp"))
        #expect(sharp.detail == .anySize)
        #expect(sharp.variants.map(\.scale) == [1, 2, 3, 6, 12, 24, 48, 96])
        #expect(sharp.variant(dark: false, increasedContrast: false, scale: 20)?.pixelWidth == 480)
    }

    @Test("A missing tool is reported with its package, a broken vector image with its reason")
    func vectorProblems() throws {
        let folder = try TemporaryFolder()
        for (name, content) in [("wave.svg", "<svg"), ("page.pdf", "%PDF-1.4")] {
            try folder.write(
                #"{ "images": [{ "idiom": "universal", "filename": "\#(name)" }] }"#,
                to: "A.xcassets/\(name.prefix(4)).imageset/Contents.json")
            try folder.write(content, to: "A.xcassets/\(name.prefix(4)).imageset/\(name)")
        }
        var without = AssetCatalogCompiler(platform: .iOS, vectors: VectorConverter(searchPath: folder.path))
        without.add(catalog: folder.path + "/A.xcassets")
        let text = without.messages.map(\.message).joined(separator: "\n")
        #expect(text.contains("apt-get install librsvg2-bin"))
        #expect(text.contains("apt-get install poppler-utils"))
        let (catalog, messages) = try compile(folder)
        #expect(catalog.images.isEmpty)
        for name in ["page", "wave"] {
            #expect(messages.contains { $0.message.contains("'\(name)' cannot be drawn: ") })
        }
    }

    private func addVector(_ content: String, _ name: String, to folder: TemporaryFolder) throws {
        let set = "A.xcassets/\(name.prefix { $0 != "." }).imageset"
        try folder.write(
            #"{ "images": [{ "idiom": "universal", "filename": "\#(name)" }] }"#, to: "\(set)/Contents.json")
        try folder.write(content, to: "\(set)/\(name)")
    }

    @Test("S-LIMIT-22: A vector image with more pixels than memory is reported; the others are drawn")
    func hugeVectors() throws {
        let folder = try TemporaryFolder()
        let huge = #"<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><path d="M0 0h9v9z"/></svg>"#
        try addVector(huge, "huge.svg", to: folder)
        try addVector(Self.wave, "wave.svg", to: folder)
        let (catalog, messages) = try compile(folder)
        #expect(catalog.images.map(\.name) == ["wave"])
        #expect(messages.contains { $0.message.contains("'huge' has too many pixels and is not drawn") })
    }

    @Test("An image larger than every screen has no scale above its natural one")
    func largeScales() {
        #expect(VectorConverter.scales(longerSide: 4_000, staysSharp: false) == [1])
        #expect(VectorConverter.scales(longerSide: 2_500, staysSharp: true) == [1, 2])
        #expect(VectorConverter.scales(longerSide: 20, staysSharp: false) == [1, 2, 3])
    }

    @Test("S-RUN-13: A converter has no access to files next to the image")
    func confinedConverter() throws {
        guard Sandbox.system.unavailability == nil else { return }
        let folder = try TemporaryFolder()
        try folder.write("secret", to: "A.xcassets/secret.txt")
        // A tool that draws nothing and reports what it can read.
        let tool = """
            #!/bin/sh
            for file in "\(folder.path)"/A.xcassets/*; do echo "${file##*/}"; done > "$HOME/names"
            seen=no
            while read -r name; do [ "$name" = secret.txt ] && seen=yes; done < "$HOME/names"
            echo "sees neighbors: $seen"
            exit 3
            """
        try folder.write(tool, to: "tools/rsvg-convert")
        chmod(folder.path + "/tools/rsvg-convert", 0o755)
        try addVector(Self.wave, "wave.svg", to: folder)
        var compiler = AssetCatalogCompiler(
            platform: .iOS, vectors: VectorConverter(searchPath: folder.path + "/tools"))
        compiler.add(catalog: folder.path + "/A.xcassets")
        let text = compiler.messages.map(\.message).joined()
        #expect(text.contains("cannot be drawn: sees neighbors: no"))
    }

    @Test("S-LIMIT-23: All conversions of a build share a time limit")
    func conversionTime() throws {
        let folder = try TemporaryFolder()
        try addVector(Self.wave, "wave.svg", to: folder)
        var compiler = AssetCatalogCompiler(
            platform: .iOS, vectors: VectorConverter(time: ConversionTime(seconds: 0)))
        compiler.add(catalog: folder.path + "/A.xcassets")
        #expect(compiler.images.isEmpty)
        #expect(compiler.messages.contains { $0.message.contains("takes longer than 0 seconds") })
    }

    @Test("S-LIMIT-22: An image with more pixels than are drawn is omitted and reported")
    func hugePicture() throws {
        let folder = try TemporaryFolder()
        var bytes = png(1, 1)
        // The width and height of the header are big-endian numbers at byte 16.
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
        try folder.write(
            #"{ "images": [{ "idiom": "universal", "filename": "big.png" }] }"#,
            to: "A.xcassets/big.imageset/Contents.json")
        try folder.write(bytes, to: "A.xcassets/big.imageset/big.png")
        let (catalog, messages) = try compile(folder)
        #expect(catalog.images.isEmpty)
        #expect(messages.contains { $0.message.contains("'big' has 16384 × 16384 pixels and is omitted") })
    }

    @Test("A color may refer to a system color; an unfinished one is skipped silently")
    func systemColors() throws {
        let folder = try TemporaryFolder()
        func reference(_ name: String) -> String {
            #"{ "colors": [{ "idiom": "universal", "color": { "platform": "ios", "reference": "\#(name)" } }] }"#
        }
        for name in ["systemYellowColor", "secondarySystemBackgroundColor", "labelColor", "darkTextColor"] {
            try folder.write(reference(name), to: "A.xcassets/\(name).colorset/Contents.json")
        }
        try folder.write(
            #"{ "colors": [{ "idiom": "universal" }] }"#, to: "A.xcassets/AccentColor.colorset/Contents.json")
        let (catalog, messages) = try compile(folder)
        #expect(messages == [])
        func variant(_ name: String) -> CompiledCatalog.ColorVariant? {
            catalog.colorSet(named: name)?.variant(dark: false, increasedContrast: false)
        }
        #expect(variant("systemYellowColor")?.system == .yellow)
        #expect(variant("secondarySystemBackgroundColor")?.system == .secondaryBackground)
        #expect(variant("labelColor")?.system == .label)
        #expect(variant("darkTextColor")?.color == RGBA(red: 0, green: 0, blue: 0))
        #expect(variant("AccentColor") == nil)
        #expect(SystemColor(reference: "linkColor") == .link)
        #expect(SystemColor(reference: "yellowColor") == nil)
    }

    @Test("Missing files, unknown kinds of image and unknown system colors are reported")
    func problems() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "images": [{ "idiom": "universal", "filename": "a.tiff" }, { "filename": "gone.png" }] }"#,
            to: "A.xcassets/Map.imageset/Contents.json")
        try folder.write("II*", to: "A.xcassets/Map.imageset/a.tiff")
        try folder.write(
            #"{ "colors": [{ "idiom": "universal", "color": { "reference": "systemSkyColor" } }] }"#,
            to: "A.xcassets/Blue.colorset/Contents.json")
        let (catalog, messages) = try compile(folder)
        #expect(catalog.images.isEmpty)
        #expect(catalog.colors.isEmpty)
        let text = messages.map(\.message).joined(separator: "\n")
        for word in [
            "'Map' is not in PNG", "refers to a file that does not exist", "systemSkyColor", "'Blue' has no value",
        ] {
            #expect(text.contains(word), "no \(word)")
        }
    }
}
