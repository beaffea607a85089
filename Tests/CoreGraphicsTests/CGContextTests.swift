import Foundation
import Testing
import _Testing_CoreGraphics

@testable import CoreGraphics

@Suite("Drawing into a context")
struct CGContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("Shapes are stored in the image's points, after the current transform")
    func transforms() {
        let context = CGContext(size: CGSize(width: 20, height: 20))
        context.setFillColor(red)
        context.saveGState()
        context.translateBy(x: 2, y: 4)
        context.scaleBy(x: 2, y: 2)
        context.setLineWidth(1)
        context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
        context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        var line = GraphicsLine()
        line.width = 2
        #expect(
            context.steps == [
                .fill(PathStorage(rect: CGRect(x: 4, y: 6, width: 6, height: 6)), evenOdd: false, red),
                .stroke(PathStorage(rect: CGRect(x: 2, y: 4, width: 2, height: 2)), line, .black),
                .fill(PathStorage(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), evenOdd: false, red),
            ])
    }

    @Test("Clips, opacity and blend modes apply to later drawing until the state is restored")
    func groups() throws {
        let context = CGContext(size: CGSize(width: 20, height: 20))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clip(to: CGRect(x: 5, y: 0, width: 10, height: 10))
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(context.steps.count == 2)
        guard case .group(let inner, let clip, let alpha, let blend) = context.steps[0],
            case .group(_, nil, 1, .destinationOut) = context.steps[1]
        else {
            Issue.record("no groups: \(context.steps)")
            return
        }
        #expect(inner.count == 1 && alpha == 0.5 && blend == .multiply)
        #expect(try #require(clip).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    }

    @Test("Each clip keeps its fill rule")
    func evenOddClips() throws {
        let context = CGContext(size: CGSize(width: 20, height: 20))
        func addRing() {
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        func clip() throws -> PathStorage {
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            guard case .group(_, let clip, _, _) = context.steps.last else { throw CancellationError() }
            return try #require(clip)
        }
        addRing()
        context.clip(using: .evenOdd)
        #expect(try clip().contains(CGPoint(x: 2, y: 10), evenOdd: false))
        #expect(try !clip().contains(CGPoint(x: 10, y: 10), evenOdd: false))
        context.clip(to: CGRect(x: 0, y: 0, width: 12, height: 20))
        #expect(try !clip().contains(CGPoint(x: 10, y: 10), evenOdd: false))
        let other = CGContext(size: CGSize(width: 20, height: 20))
        other.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        other.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        other.clip()
        other.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        other.clip(using: .evenOdd)
        other.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        guard case .group(_, let whole?, _, _) = other.steps.last else { throw CancellationError() }
        #expect(whole.contains(CGPoint(x: 10, y: 10), evenOdd: false))
    }

    @Test("Drawing the path clears it; drawing rectangles does not")
    func paths() {
        let context = CGContext(size: CGSize(width: 20, height: 20))
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 5, y: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.strokePath()
        context.strokePath()
        let bounds = context.steps.compactMap { step -> CGRect? in
            guard case .stroke(let path, _, _) = step, !path.isEmpty else { return nil }
            return path.boundingRect
        }
        #expect(bounds == [CGRect(x: 1, y: 1, width: 4, height: 0)])
    }

    @Test("A crop of an undecoded image is the same image at an offset")
    func partOfPicture() throws {
        let picture = GraphicsPicture("picture")
        let image = try #require(
            CGImage(width: 10, height: 8, picture: picture, in: CGRect(x: 0, y: 0, width: 10, height: 8)))
        let part = try #require(image.cropping(to: CGRect(x: 2, y: 3, width: 4, height: 4)))
        #expect(part.width == 4 && part.height == 4)
        #expect(part.content == .picture(picture, CGRect(x: -2, y: -3, width: 10, height: 8)))
    }

    @Test("Reading unavailable pixels is reported once per API; drawing alone is not")
    func unknownPixels() throws {
        let picture = GraphicsPicture("picture")
        let image = try #require(
            CGImage(width: 1, height: 1, picture: picture, in: CGRect(x: 0, y: 0, width: 1, height: 1)))
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        func context(_ memory: UnsafeMutableRawPointer?) throws -> CGContext {
            let context = CGContext(
                data: memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: info)
            return try #require(context)
        }
        _ = UnknownPixels.take()
        let own = try context(nil)
        own.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(own.makeImage() != nil)
        #expect(UnknownPixels.take() == [])
        var pixel: [UInt8] = [0, 0, 0, 0]
        try pixel.withUnsafeMutableBytes { bytes in
            try context(bytes.baseAddress).draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(own.data != nil)
        #expect(image.dataProvider == nil)
        #expect(UnknownPixels.take() == ["CGContext.draw", "CGImage.dataProvider"])
    }

    @Test("A mask clips later drawing until the state is restored")
    func masks() throws {
        let picture = GraphicsPicture("picture")
        let area = CGRect(x: 0, y: 0, width: 4, height: 4)
        let mask = try #require(CGImage(width: 4, height: 4, picture: picture, in: area))
        let context = CGContext(size: area.size)
        context.saveGState()
        context.clip(to: area, mask: mask)
        context.fill(area)
        context.restoreGState()
        context.fill(area)
        #expect(context.steps.count == 2)
        guard case .group(let steps, _, _, _)? = context.steps.first, case .masked? = steps.first else {
            Issue.record("The first fill is not masked.")
            return
        }
        guard case .fill? = context.steps.last else {
            Issue.record("The last fill is masked.")
            return
        }
    }
}
