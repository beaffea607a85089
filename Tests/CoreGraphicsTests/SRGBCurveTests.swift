import CoreGraphics
import Testing

@Suite("The transfer function of sRGB")
struct SRGBCurveTests {
    @Test(
        "Known values convert in both directions, also below zero",
        arguments: [(0.0, 0.0), (0.04, 0.003096), (0.5, 0.214041), (0.735357, 0.5), (1.0, 1.0), (1.2, 1.516837)])
    func values(encoded: Double, linear: Double) {
        for sign in [1.0, -1] {
            #expect(abs(SRGBCurve.linear(sign * encoded) - sign * linear) < 0.000_01)
            #expect(abs(SRGBCurve.encoded(sign * linear) - sign * encoded) < 0.000_01)
        }
    }

    @Test("Each of the 256 values of a component survives both directions")
    func bytes() {
        for byte in 0...255 {
            let encoded = SRGBCurve.encoded(SRGBCurve.linear(Double(byte) / 255))
            #expect(Int((encoded * 255).rounded()) == byte)
        }
    }
}
