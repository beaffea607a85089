import RenderModel
import Testing

@testable import WidgetAudit

@Suite("Evidence of a picture")
struct PictureEvidenceTests {
    private static func picture(of bytes: [UInt8]) -> PictureEvidence {
        let image = ImageResource(name: "sky", pixelWidth: 10, pixelHeight: 10, bytes: bytes, format: .encoded)
        return Sample.picture(Sample.tree([Sample.image(in: Sample.rect(20, 20, 60, 60))], images: [image]))
    }

    @Test("Equal drawings have one checksum, whatever the diagnostics")
    func equal() {
        let diagnostic = Diagnostic(.note, .noEffect, subject: "onTapGesture", message: "It has no effect.")
        let plain = Sample.picture(Sample.tree([Sample.text("Rain")]))
        let noted = Sample.picture(Sample.tree([Sample.text("Rain")], diagnostics: [diagnostic]))
        #expect(plain.checksum == noted.checksum)
        #expect(plain.checksum != Sample.picture(Sample.tree([Sample.text("Sun")])).checksum)
    }

    @Test("Another image of the same size has another checksum")
    func images() {
        let bytes = [UInt8](repeating: 1, count: 5_000)
        #expect(Self.picture(of: bytes).checksum == Self.picture(of: bytes).checksum)
        #expect(Self.picture(of: bytes).checksum != Self.picture(of: bytes.dropLast() + [2]).checksum)
    }

    @Test("Images count with all of their bytes")
    func byteCount() {
        #expect(Self.picture(of: [UInt8](repeating: 1, count: 5_000)).byteCount >= 5_000)
    }
}
