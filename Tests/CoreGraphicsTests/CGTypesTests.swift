import CoreGraphics
import Testing

@Suite("Core Graphics types")
struct CGTypesTests {
    @Test("A mutable path draws, measures and copies")
    func mutablePath() throws {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 11, y: 1))
        path.addLine(to: CGPoint(x: 11, y: 6))
        path.closeSubpath()
        #expect(path.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 10, height: 5))
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        let copy = try #require(path.copy())
        path.addRect(CGRect(x: 20, y: 20, width: 1, height: 1))
        #expect(copy != path && copy.boundingBox.maxX == 11)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(copy.copy(using: &double)?.boundingBox == CGRect(x: 2, y: 2, width: 20, height: 10))
    }

    @Test("A path knows whether it is a rectangle")
    func rectangle() {
        var found = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
        #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
    }

    @Test("A transform and its inverse cancel out")
    func inverse() {
        let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: -4).scaledBy(x: 2, y: 0.5)
        let point = CGPoint(x: 7, y: 9)
        let back = point.applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 9) < 1e-9)
    }

    @Test("Cropping keeps exactly the pixels of the part")
    func cropping() throws {
        let bytes = (0..<2 * 3 * 4).map { UInt8($0) }
        let image = try #require(CGImage(width: 2, height: 3, premultipliedRGBA: bytes))
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 1)))
        #expect(part.width == 1 && part.height == 1 && part.bytes == [12, 13, 14, 15])
        #expect(image.cropping(to: CGRect(x: 4, y: 4, width: 1, height: 1)) == nil)
        #expect(CGImage(width: 2, height: 2, premultipliedRGBA: bytes) == nil)
    }

    @Test("A color keeps its components when its alpha changes")
    func color() {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        #expect(color.copy(alpha: 0.5)?.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.numberOfComponents == 4 && color.alpha == 1)
        #expect(CGColor(gray: 1, alpha: 1) == .white)
        #expect(CGColorSpace(name: "no such space") == nil)
    }
}
