import Foundation

/// The transfer function of sRGB (IEC 61966-2-1), mirrored below zero. Display P3 has the same.
package enum SRGBCurve {
    package static func linear(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -linear : linear
    }

    package static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }
}
