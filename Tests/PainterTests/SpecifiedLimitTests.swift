import TestSupport
import Testing

@testable import Painter

/// Other tests prove the limits, mostly lower ones. These compare the page with the defaults.
@Suite("The specified limits of a picture")
struct SpecifiedLimitTests {
    @Test("The values and messages of the page are those of the painter")
    func page() throws {
        #expect(PaintBudget.base == 6_000_000_000 && PaintBudget.perPixel == 128)
        #expect(
            try SpecificationPage.row("S-LIMIT-18").contains("6,000 million pixel operations, and 128 for each pixel"))
        let canvas = try SpecificationPage.row("S-LIMIT-19")
        #expect(canvas.contains("| 16,384 pixels a side, 67,108,864 in all |"))
        let message = PaintFailure.canvasTooLarge(width: 20_000, height: 1).description
        #expect(message.hasSuffix("; at most 16384 pixels a side and 67108864 in all are drawn. Lower the scale."))
        #expect(canvas.contains("at most 16384 pixels a side and 67108864 in all are drawn. Lower the scale."))
        #expect(Painter.mostDecodedPixels == 128 << 20)
        #expect(try SpecificationPage.row("S-LIMIT-20").contains("| 128 million pixels |"))
        #expect(PixelBufferPool.mostHeld == 512 << 20)
        let memory = try SpecificationPage.row("S-LIMIT-38")
        #expect(memory.contains("| 512 MB |"))
        #expect(memory.contains("`The picture needs more than the allowed 512 MB for layers and clips at a time;"))
    }
}
