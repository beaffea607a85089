/// How much wider single characters of SF Rounded are than those of Inter's display drawing at the same weight.
///
/// Measured in the numbers of the energy widgets I0412–I0453, 20 points bold at three pixels a point, in which all ten
/// digits and the comma occur: the gaps between the ink of neighbors, including those of the first and the last to the
/// adjacent elements, gave each character side bearings. The gaps come out half a pixel off (root mean square). The
/// “18” of 30 points semibold in I0400–I0405 is four points wider with the same differences, as Apple's does, so that
/// they hold for every weight.
extension SanFrancisco {
    /// In em, without tracking; zero for what was not measured. The point is as wide as the comma in the published
    /// advances.
    static func roundedDifference(of byte: UInt8) -> Double {
        switch byte {
        case 0x30...0x39: roundedDigits[Int(byte - 0x30)] / 1000
        case 0x2C, 0x2E: 0.046
        default: 0
        }
    }

    /// Thousandths of an em.
    private static let roundedDigits: [Double] = [3, 85, -6, 17, -12, 27, 18, 5, 51, 31]
}
