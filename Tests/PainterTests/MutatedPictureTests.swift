import ImageCodecs
import TestSupport
import Testing

@Suite("Damaged pictures")
struct MutatedPictureTests {
    private static let mostPixels = 1 << 16

    @Test(
        "S-FILE-13: A damaged picture is decoded or rejected, within the limit of pixels and with the size in its header"
    )
    func decoded() {
        let samples = [
            PictureFiles.jpegOnItsSide, PictureFiles.webp, PictureFiles.png, PictureFiles.progressiveJPEG,
            PictureFiles.lossyWebP, PictureFiles.interlacedPNG,
        ]
        for sample in samples { #expect(Self.decodes(sample)) }
        var rejected = 0
        for copy in Mutator.copies(of: samples, usually: 1_200, seed: 6) where !Self.decodes(copy) { rejected += 1 }
        #expect(rejected > 0)
    }

    private static func decodes(_ bytes: [UInt8]) -> Bool {
        var (size, image) = (ic_image(), ic_image())
        let hasSize = ic_read_size(bytes, bytes.count, &size) == IC_OK
        guard ic_decode(bytes, bytes.count, mostPixels, &image) == IC_OK else { return false }
        defer { ic_image_free(&image) }
        let count = Int(image.width) * Int(image.height)
        #expect(hasSize && size.width == image.width && size.height == image.height)
        #expect(count > 0 && count <= mostPixels)
        // Every byte of the pixels exists.
        if let pixels = image.pixels { #expect((0..<count * 4).reduce(0) { $0 ^ Int(pixels[$1]) } < 256) }
        return true
    }
}
