import CoreGraphics
import RenderModel
import Testing

@testable import VectorWriter

enum Paints {
    static let ramp = ColorRamp(
        stops: [
            GradientStop(color: RGBA(red: 0, green: 0, blue: 1), location: 0),
            GradientStop(color: RGBA(red: 1, green: 1, blue: 0), location: 1),
        ], interpolation: .perceptual)

    static let plain = ColorRamp(
        stops: [
            GradientStop(color: .white, location: 0), GradientStop(color: RGBA.black.opacity(0.5), location: 1),
        ], interpolation: .device)
}

@Suite("Paints")
struct PaintTests {
    @Test("A color becomes six digits and an opacity")
    func color() throws {
        let fill = Fill(.faded(.color(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5)), 0.5))
        let path = try #require(try Sample.parsed(Sample.tree([Sample.shape(fill)])).all("path").first)
        #expect(path.attributes["fill"] == "#ff8000")
        #expect(path.attributes["fill-opacity"] == "0.25")
    }

    @Test("Components outside sRGB are clamped")
    func wideColor() throws {
        let fill = Fill(.color(RGBA(red: 1.09, green: -0.2, blue: .nan)))
        let path = try #require(try Sample.parsed(Sample.tree([Sample.shape(fill)])).all("path").first)
        #expect(path.attributes["fill"] == "#ff0000")
    }

    @Test("A linear gradient keeps its position in canvas points and its stops")
    func linear() throws {
        let fill = Fill(.linear(Paints.plain, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)))
        let root = try Sample.parsed(Sample.tree([Sample.shape(fill)]))
        let gradient = try #require(root.all("linearGradient").first)
        #expect(gradient.attributes["gradientUnits"] == "userSpaceOnUse")
        #expect(gradient.attributes["x1"] == "1" && gradient.attributes["y2"] == "4")
        #expect(gradient.all("stop").map { $0.attributes["offset"] } == ["0", "1"])
        #expect(gradient.all("stop").last?.attributes["stop-opacity"] == "0.5")
    }

    @Test("Equal gradients are defined once")
    func shared() throws {
        let fill = Fill(.linear(Paints.plain, from: .zero, to: CGPoint(x: 3, y: 4)))
        let root = try Sample.parsed(Sample.tree([Sample.shape(fill), Sample.shape(fill)]))
        #expect(root.all("linearGradient").count == 1)
        #expect(root.all("path").map { $0.attributes["fill"] } == ["url(#d1)", "url(#d1)"])
    }

    @Test("A perceptual ramp gets stops between which sRGB stays within half a step of OKLab")
    func sampled() {
        let stops = Paints.ramp.sampledStops(atMost: .max)
        #expect(stops.count > 8 && stops.count <= 48)
        for (left, right) in zip(stops, stops.dropFirst()) {
            #expect(left.location < right.location)
            guard right.location - left.location > 1.0 / 256 else { continue }
            let middle = (left.location + right.location) / 2
            let exact = Paints.ramp.color(at: middle)
            let drawn = left.color.mixed(with: right.color, 0.5, .device)
            for difference in [exact.red - drawn.red, exact.green - drawn.green, exact.blue - drawn.blue] {
                #expect(abs(difference) * 255 <= 0.75, "at \(middle)")
            }
        }
    }

    @Test("OKLab's middle of blue and yellow is gray-green, not sRGB's gray")
    func perceptualMiddle() {
        let middle = Paints.ramp.color(at: 0.5)
        #expect(abs(middle.red - 0.42) < 0.03 && abs(middle.green - 0.67) < 0.03 && abs(middle.blue - 0.76) < 0.08)
    }

    @Test("A ramp to clear keeps the other end's color")
    func toClear() {
        let ramp = ColorRamp(
            stops: [
                GradientStop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
                GradientStop(color: .clear, location: 1),
            ], interpolation: .perceptual)
        let middle = ramp.color(at: 0.5)
        #expect(abs(middle.red - 1) < 0.01 && abs(middle.green) < 0.01 && middle.alpha == 0.5)
    }

    @Test("A radial gradient that starts outside the center has its stops moved outward")
    func radial() throws {
        let fill = Fill(.radial(Paints.plain, center: CGPoint(x: 5, y: 6), from: 5, to: 10))
        let gradient = try #require(try Sample.parsed(Sample.tree([Sample.shape(fill)])).all("radialGradient").first)
        #expect(gradient.attributes["r"] == "10")
        #expect(gradient.attributes["gradientTransform"] == "matrix(1 0 0 1 5 6)")
        #expect(gradient.all("stop").map { $0.attributes["offset"] } == ["0.5", "1"])
    }

    @Test("An inward radial gradient is reversed")
    func inwards() throws {
        let fill = Fill(.radial(Paints.plain, center: .zero, from: 10, to: 0))
        let gradient = try #require(try Sample.parsed(Sample.tree([Sample.shape(fill)])).all("radialGradient").first)
        #expect(gradient.all("stop").first?.attributes["stop-color"] == "#000000")
        #expect(gradient.all("stop").map { $0.attributes["offset"] } == ["0", "1"])
    }

    @Test("An elliptical gradient is a radial one, stretched to its frame")
    func elliptical() throws {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let fill = Fill(.elliptical(Paints.plain, frame: frame, center: CGPoint(x: 20, y: 10), from: 0, to: 1))
        let gradient = try #require(try Sample.parsed(Sample.tree([Sample.shape(fill)])).all("radialGradient").first)
        #expect(gradient.attributes["gradientTransform"] == "matrix(20 0 0 10 20 10)")
        #expect(gradient.attributes["r"] == "1")
    }

    @Test("A conic gradient is split into sectors that start at its own angle")
    func angular() throws {
        let fill = Fill(.angular(Paints.plain, center: CGPoint(x: 50, y: 25), from: .pi / 2, to: .pi * 2.5))
        let pattern = try #require(try Sample.parsed(Sample.tree([Sample.shape(fill)])).all("pattern").first)
        let sectors = pattern.all("path")
        #expect(sectors.count == 360)
        #expect(sectors.first?.attributes["d"]?.hasPrefix("M50 25L50 ") == true)
        #expect(sectors.first?.attributes["fill"] == "#ffffff")
        #expect(sectors.last?.attributes["fill"] == "#000000")
    }

    @Test("Unsupported features are reported once")
    func twice() {
        let glue = Sample.node(.effect(.blend(.plusDarker)), children: [Sample.shape()])
        let result = VectorWriter().write(Sample.tree([glue, glue]))
        #expect(result.diagnostics.map(\.subject) == ["blendMode(.plusDarker)"])
    }
}
