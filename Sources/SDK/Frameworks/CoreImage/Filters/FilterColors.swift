import CoreGraphics
import Foundation

/// Filters that change every color by itself. Premultiplied in, premultiplied out.
struct FilterColors {
    typealias Change = @Sendable (SIMD4<Float>) -> SIMD4<Float>

    let filter: CIFilter

    var change: Change? {
        switch filter.name {
        case "CIColorInvert": return plain { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
        case "CIMaskToAlpha":
            return { color in SIMD4(repeating: color.w > 0 ? Self.light(color) : 0) }
        case "CIFalseColor":
            let (dark, bright) = (filter.color("inputColor0").pixel, filter.color("inputColor1").pixel)
            return { color in (dark + (bright - dark) * Self.light(color)) * (color.w > 0 ? 1 : 0) }
        case "CIMaximumComponent": return plain { SIMD4(SIMD3(repeating: max($0.x, $0.y, $0.z)), $0.w) }
        case "CIMinimumComponent": return plain { SIMD4(SIMD3(repeating: min($0.x, $0.y, $0.z)), $0.w) }
        case "CIPhotoEffectMono", "CIPhotoEffectTonal", "CIPhotoEffectNoir":
            return plain { SIMD4(SIMD3(repeating: Self.light($0)), $0.w) }
        case "CIColorControls": return controls
        case "CIColorMatrix": return matrix
        case "CIColorMonochrome", "CISepiaTone": return tinted
        case "CIColorClamp":
            let (low, high) = (numbers("inputMinComponents"), numbers("inputMaxComponents"))
            return plain { $0.clamped(lowerBound: low, upperBound: high) }
        case "CIColorPosterize":
            let levels = max(filter.number("inputLevels"), 2)
            return plain { SIMD4(((SIMD3($0.x, $0.y, $0.z) * levels).rounded(.down) / (levels - 1)), $0.w).limited }
        case "CIColorThreshold":
            let threshold = filter.number("inputThreshold")
            return plain { color in
                func step(_ value: Float) -> Float { value >= threshold ? 1 : 0 }
                return SIMD4(step(color.x), step(color.y), step(color.z), color.w)
            }
        case "CIExposureAdjust":
            let factor = pow(2, filter.number("inputEV"))
            return plain { color in
                func lit(_ value: Float) -> Float { pow(max(pow(max(value, 0), 2.2) * factor, 0), 1 / 2.2) }
                return SIMD4(lit(color.x), lit(color.y), lit(color.z), color.w).limited
            }
        case "CIGammaAdjust":
            let power = filter.number("inputPower")
            return plain { color in
                func bent(_ value: Float) -> Float { pow(max(value, 0), power) }
                return SIMD4(bent(color.x), bent(color.y), bent(color.z), color.w)
            }
        default: return nil
        }
    }

    private var controls: Change {
        let saturation = filter.number("inputSaturation")
        let brightness = filter.number("inputBrightness")
        let contrast = filter.number("inputContrast")
        return plain { color in
            let light = SIMD3(repeating: Self.light(color))
            let colored = light + (SIMD3(color.x, color.y, color.z) - light) * saturation
            let half = SIMD3<Float>(repeating: 0.5)
            return SIMD4((colored + brightness - half) * contrast + half, color.w).limited
        }
    }

    private var matrix: Change {
        let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(numbers)
        let bias = numbers("inputBiasVector")
        return plain { color in
            let result = SIMD4(
                (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum())
            return (result + bias).limited
        }
    }

    private var tinted: Change {
        let isSepia = filter.name == "CISepiaTone"
        let tint = isSepia ? SIMD4<Float>(1, 0.89, 0.71, 1) : filter.color("inputColor").pixel
        let intensity = filter.number("inputIntensity")
        return plain { color in
            let toned = SIMD3(tint.x, tint.y, tint.z) * Self.light(color)
            let own = SIMD3(color.x, color.y, color.z)
            return SIMD4(own + (toned - own) * intensity, color.w)
        }
    }

    private func numbers(_ key: String) -> SIMD4<Float> {
        let vector = filter.vector(key)
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    private static func light(_ color: SIMD4<Float>) -> Float {
        0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    }

    /// A change of colors that are not premultiplied.
    private func plain(_ change: @escaping Change) -> Change {
        { color in
            let alpha = color.w
            let own = alpha > 0 ? SIMD4(SIMD3(color.x, color.y, color.z) / alpha, alpha) : color
            let result = change(own)
            return SIMD4(SIMD3(result.x, result.y, result.z) * result.w, result.w)
        }
    }
}

extension SIMD4<Float> {
    /// Between 0 and 1.
    var limited: SIMD4<Float> { clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)) }
}

/// Composites an image over another one. Colors are premultiplied.
enum FilterBlend {
    case sourceOver, sourceIn, sourceOut, sourceAtop, multiply, screen, addition, maximum, minimum, difference

    init?(name: String) {
        switch name {
        case "CISourceInCompositing": self = .sourceIn
        case "CISourceOutCompositing": self = .sourceOut
        case "CISourceAtopCompositing": self = .sourceAtop
        case "CIMultiplyCompositing", "CIMultiplyBlendMode": self = .multiply
        case "CIScreenBlendMode": self = .screen
        case "CIAdditionCompositing", "CILinearDodgeBlendMode": self = .addition
        case "CIMaximumCompositing", "CILightenBlendMode": self = .maximum
        case "CIMinimumCompositing", "CIDarkenBlendMode": self = .minimum
        case "CIDifferenceBlendMode": self = .difference
        default:
            guard name.hasSuffix("Compositing") || name.hasSuffix("BlendMode") else { return nil }
            self = .sourceOver
        }
    }

    func mixed(_ top: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
        let (a, b) = (top.w, below.w)
        switch self {
        case .sourceOver: return top + below * (1 - a)
        case .sourceIn: return top * b
        case .sourceOut: return top * (1 - b)
        case .sourceAtop: return top * b + below * (1 - a)
        case .multiply: return top * below + top * (1 - b) + below * (1 - a)
        case .screen: return top + below - top * below
        case .addition: return (top + below).limited
        case .maximum: return pointwiseMax(top, below)
        case .minimum: return pointwiseMin(top, below)
        case .difference:
            let result = top + below - 2 * pointwiseMin(top * b, below * a)
            return SIMD4(result.x, result.y, result.z, a + b - a * b)
        }
    }
}
