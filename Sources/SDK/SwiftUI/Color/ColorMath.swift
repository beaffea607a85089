/// Conversions between color spaces, in single precision.
enum ColorMath {
    typealias Triple = (Float, Float, Float)

    /// sRGB's transfer function (IEC 61966-2-1), continued symmetrically below zero.
    ///
    /// The order of the operations determines how N0724 and N0732 are rounded, which are at halves of 1/255.
    static func linear(_ encoded: Float) -> Float {
        let value = abs(encoded)
        let result = value <= 0.04045 ? value * (1 / 12.92) : pow(value * (1 / 1.055) + 0.055 / 1.055, 2.4)
        return encoded < 0 ? -result : result
    }

    static func encoded(_ linear: Float) -> Float {
        let value = abs(linear)
        let result = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return linear < 0 ? -result : result
    }

    /// Both spaces have the white point D65, so one matrix suffices. N0732 and N0733 follow from its customary four
    /// digits; more digits miss them.
    static func linearSRGB(displayP3 color: Triple) -> Triple {
        (
            1.2249 * color.0 - 0.2247 * color.1,
            -0.0420 * color.0 + 1.0419 * color.1,
            -0.0197 * color.0 - 0.0786 * color.1 + 1.0979 * color.2
        )
    }

    /// OKLab: L, a, b (Björn Ottosson, "A perceptual color space for image processing", 2020).
    static func oklab(linear color: Triple) -> Triple {
        let long = cbrt(0.412_221_470_8 * color.0 + 0.536_332_536_3 * color.1 + 0.051_445_992_9 * color.2)
        let medium = cbrt(0.211_903_498_2 * color.0 + 0.680_699_545_1 * color.1 + 0.107_396_956_6 * color.2)
        let short = cbrt(0.088_302_461_9 * color.0 + 0.281_718_837_6 * color.1 + 0.629_978_700_5 * color.2)
        return (
            0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short,
            1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short,
            0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short
        )
    }

    static func linearSRGB(oklab color: Triple) -> Triple {
        func cube(_ value: Float) -> Float { value * value * value }
        let long = cube(color.0 + 0.396_337_777_4 * color.1 + 0.215_803_757_3 * color.2)
        let medium = cube(color.0 - 0.105_561_345_8 * color.1 - 0.063_854_172_8 * color.2)
        let short = cube(color.0 - 0.089_484_177_5 * color.1 - 1.291_485_548_0 * color.2)
        return (
            4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short
        )
    }

    static func mix(_ from: Triple, _ to: Triple, _ fraction: Float) -> Triple {
        (
            from.0 + (to.0 - from.0) * fraction, from.1 + (to.1 - from.1) * fraction,
            from.2 + (to.2 - from.2) * fraction
        )
    }

    /// Hue 0…1 (a full turn), saturation and brightness 0…1.
    static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        let turn = hue - hue.rounded(.down)
        let sector = turn * 6
        // A maximum would hide an undefined hue.
        guard sector.isFinite else { return (.nan, .nan, .nan) }
        func channel(_ offset: Double) -> Double {
            let place = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}
