import CoreGraphics
import CoreMedia
import Foundation
import ImageIO
import NaturalLanguage
import Testing
import UniformTypeIdentifiers
import simd

@Suite struct MediaValueTests {
    @Test func timesAddInACommonScale() {
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
        #expect(sum == CMTime(value: 5, timescale: 6))
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
        #expect(CMTime.zero < .positiveInfinity && CMTime.positiveInfinity < .invalid)
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
        #expect(range.containsTime(.zero) && !range.containsTime(range.end))
    }

    @Test func typesConformToTheirSupertypes() throws {
        let type = try #require(UTType(filenameExtension: "JPG"))
        #expect(type == .jpeg && type.conforms(to: .image) && type.conforms(to: .item))
        #expect(type.preferredMIMEType == "image/jpeg" && type.preferredFilenameExtension == "jpeg")
        #expect(UTType(mimeType: "application/json") == .json)
        let own = try #require(UTType(filenameExtension: "unheardof"))
        #expect(own.isDynamic && own.preferredFilenameExtension == "unheardof")
        #expect(UTType("public.unheard-of") == nil)
    }

    @Test func aMatrixTimesItsInverseIsTheIdentity() {
        let turn = simd_quatf(angle: 0.7, axis: simd_normalize([1, 2, 3]))
        var matrix = simd_float4x4(turn)
        matrix.columns.3 = [1, 2, 3, 1]
        #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_float4x4, 1e-5))
        #expect(simd_distance(turn.act([1, 0, 0]), simd_make_float3((simd_float4x4(turn) * [1, 0, 0, 0]))) < 1e-5)
        #expect(abs(simd_quatf(simd_float3x3(turn)).angle - 0.7) < 1e-5)
    }

    @Test func wordsAreCut() {
        let tokenizer = NLTokenizer(unit: .word)
        let text = "It's 3.5 km, isn't it?"
        tokenizer.string = text
        let words = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        #expect(words == ["It's", "3.5", "km", "isn't", "it"])
    }

    @Test func aBitmapIsReadBack() throws {
        var pixels = [UInt8](repeating: 0, count: 2 * 2 * 4)
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        try pixels.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: space,
                    bitmapInfo: info))
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(Array(pixels[8..<12]) == [255, 0, 0, 255] && pixels[0] == 0)
    }

    @Test func aThumbnailIsAsLongAsAsked() throws {
        // The header of a picture of 300 by 200 pixels.
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        file += Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        let source = try #require(CGImageSourceCreateWithData(Data(file), nil))
        let options: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 150,
        ]
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(image.width == 150 && image.height == 100)
    }
}
