import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

@Suite struct QRCodeTests {
    @Test func theSmallestVersionThatHoldsTheBytesIsTaken() throws {
        let short = try #require(QRCode(bytes: Array("HELLO".utf8), level: .medium))
        #expect(short.version == 1 && short.size == 21)
        let long = try #require(QRCode(bytes: Array(repeating: 65, count: 600), level: .low))
        #expect(long.version == 17)
        #expect(QRCode(bytes: Array(repeating: 65, count: 3000), level: .low) == nil)
    }

    /// Rows of the code as another encoder gives them, for mask 4.
    @Test func finderPatternsStandInThreeCorners() throws {
        let code = try #require(QRCode(bytes: Array("HELLO".utf8), level: .medium))
        for (x, y) in [(0, 0), (14, 0), (0, 14)] {
            #expect(code[x, y] && code[x + 6, y + 6] && code[x + 3, y + 3] && !code[x + 1, y + 1])
        }
        #expect(!code[14, 14] || !code[20, 20] || !code[17, 17] || code[15, 15])
    }

    @Test func aFilterGivesOnePixelPerModuleWithAWhiteBorder() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("HELLO".utf8)
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let scaled = output.transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        let image = try #require(CIContext().createCGImage(scaled, from: scaled.extent))
        #expect(image.width == 92)
        let bytes = image.bytes
        func light(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * 92 + x) * 4] }
        #expect(light(0, 0) == 255 && light(3, 3) == 255)
        #expect(light(4, 4) == 0 && light(7, 7) == 0 && light(8, 8) == 255)
    }

    @Test func colorsAreReplacedByFalseOnes() throws {
        let filter = CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data("A".utf8)])
        let colors = CIFilter.falseColor()
        colors.inputImage = filter?.outputImage
        colors.color0 = CIColor(red: 1, green: 0, blue: 0)
        colors.color1 = .clear
        let output = try #require(colors.outputImage)
        let image = try #require(CIContext().createCGImage(output, from: output.extent))
        #expect(Array(image.bytes.prefix(4)) == [0, 0, 0, 0])
        let first = (image.width + 1) * 4
        #expect(Array(image.bytes[first..<first + 4]) == [255, 0, 0, 255])
    }
}
