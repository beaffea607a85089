import CoreGraphics
import Foundation
import Painter
import RenderModel
import Testing

@Suite("Gradients")
struct GradientTests {
    private static let wide = CGRect(x: 0, y: 0, width: 101, height: 3)

    private func row(_ paint: Paint) throws -> [Pixel] {
        let bitmap = try Sample.paint(Sample.tree(101, 3, [Sample.rectangle(Self.wide, paint)]))
        return (0..<101).map { bitmap[$0, 1] }
    }

    @Test("Linear in device space: components change evenly and the end colors extend")
    func device() throws {
        let ramp = Sample.ramp([(.pureRed, 0), (.pureBlue, 1)])
        let row = try row(.linear(ramp, from: CGPoint(x: 20.5, y: 0), to: CGPoint(x: 80.5, y: 0)))
        #expect(row[0] == Pixel(red: 255, green: 0, blue: 0) && row[100] == Pixel(red: 0, green: 0, blue: 255))
        for x in 20...80 {
            let share = Double(x - 20) / 60
            let expected = Pixel(red: UInt8((1 - share) * 255), green: 0, blue: UInt8(share * 255))
            #expect(row[x].distance(to: expected) <= 1)
        }
    }

    @Test("The perceptual ramp is OKLab: blue to yellow at every tenth")
    func perceptual() throws {
        let ramp = Sample.ramp([(.pureBlue, 0), (.pureYellow, 1)], .perceptual)
        let row = try row(.linear(ramp, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 100.5, y: 0)))
        for x in stride(from: 0, through: 100, by: 10) {
            let expected = OKLab.mix((0, 0, 1), (1, 1, 0), Double(x) / 100)
            #expect(row[x].distance(to: expected) <= 1, "at \(x): \(row[x]) is not \(expected)")
        }
    }

    @Test("Vertical, horizontal and diagonal ramps agree: only the direction differs")
    func directions() throws {
        let ramp = Sample.ramp([(.pureRed, 0), (.pureGreen, 0.3), (.pureBlue, 1)])
        let square = CGRect(x: 0, y: 0, width: 64, height: 64)
        func picture(_ to: CGPoint) throws -> Bitmap {
            try Sample.paint(Sample.tree(64, 64, [Sample.rectangle(square, .linear(ramp, from: .zero, to: to))]))
        }
        let across = try picture(CGPoint(x: 64, y: 0))
        let down = try picture(CGPoint(x: 0, y: 64))
        let slanted = try picture(CGPoint(x: 64, y: 64))
        for i in 0..<64 {
            #expect(across[i, 7] == down[7, i])
            #expect(slanted[i, i].distance(to: across[i, 0]) <= 2)
        }
    }

    @Test("Two stops in one place make a hard edge")
    func hardEdge() throws {
        let ramp = Sample.ramp([(.pureRed, 0), (.pureRed, 0.5), (.pureBlue, 0.5), (.pureBlue, 1)])
        let row = try row(.linear(ramp, from: .zero, to: CGPoint(x: 101, y: 0)))
        #expect(row[49] == Pixel(red: 255, green: 0, blue: 0))
        #expect(row[51] == Pixel(red: 0, green: 0, blue: 255))
    }

    @Test("White to clear stays white while it fades")
    func fading() throws {
        let ramp = Sample.ramp([(.white, 0), (.clear, 1)])
        let row = try row(.linear(ramp, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 100.5, y: 0)))
        for pixel in row { #expect(pixel.red == pixel.alpha && pixel.green == pixel.alpha) }
        #expect(abs(Int(row[50].alpha) - 128) <= 1)
    }

    @Test("A radial ramp depends on the distance alone and starts at its inner radius")
    func radial() throws {
        let ramp = Sample.ramp([(.black, 0), (.white, 1)])
        let rect = CGRect(x: 0, y: 0, width: 81, height: 81)
        let center = CGPoint(x: 40.5, y: 40.5)
        let bitmap = try Sample.paint(
            Sample.tree(81, 81, [Sample.rectangle(rect, .radial(ramp, center: center, from: 10, to: 30))]))
        #expect(bitmap[40, 40] == .gray(0) && bitmap[40, 33] == .gray(0))
        #expect(bitmap[40, 0] == .gray(255) && bitmap[0, 0] == .gray(255))
        #expect(bitmap[60, 40].distance(to: .gray(128)) <= 1)
        #expect(bitmap[40, 20] == bitmap[60, 40] && bitmap[20, 40] == bitmap[60, 40])
        // 12-16-20 triangle
        #expect(bitmap[52, 56].distance(to: .gray(128)) <= 1)
    }

    @Test("An elliptical ramp is a radial one stretched to its frame")
    func elliptical() throws {
        let ramp = Sample.ramp([(.black, 0), (.white, 1)])
        let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let paint = Paint.elliptical(ramp, frame: frame, center: CGPoint(x: 50, y: 25), from: 0, to: 1)
        let bitmap = try Sample.paint(Sample.tree(100, 50, [Sample.rectangle(frame, paint)]))
        #expect(bitmap[75, 25].distance(to: bitmap[50, 37]) <= 3)
        #expect(bitmap[99, 25].distance(to: .gray(253)) <= 3)
    }

    @Test(
        "An angular ramp turns clockwise from the right",
        arguments: [(1.0, 0.0, 0.0), (0, 1, 0.25), (-1, 0, 0.5), (0, -1, 0.75)])
    func angular(x: Double, y: Double, turn: Double) throws {
        let ramp = Sample.ramp([(.black, 0), (.white, 1)])
        let rect = CGRect(x: 0, y: 0, width: 80, height: 80)
        // The seam lies at −0.1 turns, away from the four directions.
        let from = -0.1 * 2 * Double.pi
        let paint = Paint.angular(ramp, center: CGPoint(x: 40, y: 40), from: from, to: from + 2 * Double.pi)
        let bitmap = try Sample.paint(Sample.tree(80, 80, [Sample.rectangle(rect, paint)]))
        let pixel = bitmap[Int(40 + x * 30 - (x < 0 ? 1 : 0)), Int(40 + y * 30 - (y < 0 ? 1 : 0))]
        #expect(pixel.distance(to: .gray(UInt8((turn + 0.1) * 255))) <= 2)
    }

    @Test("The gap of an angular ramp is split between its end colors")
    func angularGap() throws {
        let ramp = Sample.ramp([(.pureRed, 0), (.pureBlue, 1)])
        let rect = CGRect(x: 0, y: 0, width: 80, height: 80)
        let paint = Paint.angular(ramp, center: CGPoint(x: 40, y: 40), from: 0, to: .pi)
        let bitmap = try Sample.paint(Sample.tree(80, 80, [Sample.rectangle(rect, paint)]))
        #expect(bitmap[70, 30] == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap[10, 30] == Pixel(red: 0, green: 0, blue: 255))
        #expect(bitmap[40, 70].distance(to: Pixel(red: 127, green: 0, blue: 128)) <= 3)
    }

    @Test("A mesh has its colors at its points and covers its cells without gaps")
    func mesh() throws {
        let mesh = MeshPaint(
            columns: 2, rows: 2,
            points: [CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 60, y: 60)],
            colors: [.pureRed, .pureGreen, .pureBlue, .white], interpolation: .device)
        let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
        let bitmap = try Sample.paint(Sample.tree(60, 60, [Sample.rectangle(rect, .mesh(mesh))]))
        #expect(bitmap[0, 0].distance(to: Pixel(red: 255, green: 0, blue: 0)) <= 6)
        #expect(bitmap[59, 59].distance(to: .gray(255)) <= 6)
        let alphas = Set((0..<60).flatMap { y in (0..<60).map { bitmap[$0, y].alpha } })
        #expect(alphas == [255])
    }
}

/// OKLab by the formulas of its author, with the system's mathematics, for comparison.
enum OKLab {
    typealias Triple = (Double, Double, Double)

    static func mix(_ a: Triple, _ b: Triple, _ share: Double) -> Pixel {
        let (p, q) = (lab(a), lab(b))
        let mixed = srgb((p.0 + (q.0 - p.0) * share, p.1 + (q.1 - p.1) * share, p.2 + (q.2 - p.2) * share))
        func byte(_ v: Double) -> UInt8 { UInt8((min(max(v, 0), 1) * 255).rounded()) }
        return Pixel(red: byte(mixed.0), green: byte(mixed.1), blue: byte(mixed.2))
    }

    private static func lab(_ c: Triple) -> Triple {
        func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
        let (r, g, b) = (linear(c.0), linear(c.1), linear(c.2))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return (
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    private static func srgb(_ c: Triple) -> Triple {
        let l = pow(c.0 + 0.3963377774 * c.1 + 0.2158037573 * c.2, 3)
        let m = pow(c.0 - 0.1055613458 * c.1 - 0.0638541728 * c.2, 3)
        let s = pow(c.0 - 0.0894841775 * c.1 - 1.2914855480 * c.2, 3)
        func encoded(_ v: Double) -> Double { v <= 0.0031308 ? 12.92 * v : 1.055 * pow(v, 1 / 2.4) - 0.055 }
        return (
            encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        )
    }
}
