import CoreGraphics
import Foundation
import FoundationSupplement

/// Computes a filter's output.
struct FilterWork {
    let filter: CIFilter

    /// Names of filters whose pixels are computed.
    static let computed: Set<String> = [
        "CIQRCodeGenerator", "CICode128BarcodeGenerator", "CIConstantColorGenerator", "CILinearGradient",
        "CISmoothLinearGradient", "CIRadialGradient", "CIGaussianGradient", "CICheckerboardGenerator",
        "CIStripesGenerator", "CIColorInvert", "CIFalseColor", "CIMaskToAlpha", "CIColorControls", "CIColorMatrix",
        "CIColorMonochrome", "CIColorClamp", "CIColorPosterize", "CIColorThreshold", "CIExposureAdjust",
        "CIGammaAdjust", "CISepiaTone", "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal",
        "CIMaximumComponent", "CIMinimumComponent", "CIBlendWithMask", "CIBlendWithAlphaMask", "CIMix",
        "CIDissolveTransition", "CISourceOverCompositing", "CISourceInCompositing", "CISourceOutCompositing",
        "CISourceAtopCompositing", "CIMultiplyCompositing", "CIMultiplyBlendMode", "CIScreenBlendMode",
        "CIAdditionCompositing", "CIMaximumCompositing", "CIMinimumCompositing", "CIDarkenBlendMode",
        "CILightenBlendMode", "CIDifferenceBlendMode", "CICrop", "CIAffineTransform", "CIAffineClamp",
        "CILanczosScaleTransform", "CIBicubicScaleTransform", "CIStraightenFilter", "CIPixellate", "CIAreaAverage",
    ]

    var output: CIImage? {
        switch filter.name {
        case "CIQRCodeGenerator": return qrCode
        case "CICode128BarcodeGenerator": return barCode
        case "CIAztecCodeGenerator", "CIPDF417BarcodeGenerator": return nil
        case "CIConstantColorGenerator": return CIImage(color: filter.color("inputColor"))
        case "CILinearGradient", "CISmoothLinearGradient", "CIRadialGradient", "CIGaussianGradient": return gradient
        case "CICheckerboardGenerator", "CIStripesGenerator": return pattern
        default: break
        }
        guard let image = filter.image("inputImage") else { return nil }
        reportIfUnchanged(image)
        if let change = FilterColors(filter: filter).change {
            return CIImage(extent: image.extent, recipe: image.recipe.mapped(change))
        }
        return placed(image) ?? combined(image) ?? spread(image)
    }

    /// Names of filters that move, scale or cut images that are not decoded as well.
    private static let placing: Set<String> = [
        "CICrop", "CIAffineTransform", "CIAffineClamp", "CILanczosScaleTransform", "CIBicubicScaleTransform",
        "CIStraightenFilter",
    ]

    /// Reports that a filter returns its input: an unsupported one, or an undecoded image.
    private func reportIfUnchanged(_ image: CIImage) {
        if case .function = image.recipe, Self.computed.contains(filter.name) { return }
        if case .picture = image.recipe, Self.placing.contains(filter.name) { return }
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "CIFilter(\(filter.name))",
                message: "The filter cannot be computed before the widget is shown; the image is unchanged.",
                remedy: "SwiftUI's modifiers, such as blur(radius:) and colorInvert(), work when the widget is drawn."
            ))
    }

    /// The image moved, scaled or cut.
    private func placed(_ image: CIImage) -> CIImage? {
        switch filter.name {
        case "CICrop": return image.cropped(to: filter.rect("inputRectangle"))
        case "CIAffineTransform": return image.transformed(by: filter.transform("inputTransform"))
        case "CIAffineClamp": return image.transformed(by: filter.transform("inputTransform")).clampedToExtent()
        case "CILanczosScaleTransform", "CIBicubicScaleTransform":
            let scale = CGFloat(filter.number("inputScale"))
            let ratio = CGFloat(filter.number("inputAspectRatio"))
            return image.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        case "CIStraightenFilter":
            return image.transformed(by: CGAffineTransform(rotationAngle: CGFloat(filter.number("inputAngle"))))
        case "CIPixellate":
            guard case .function(let color) = image.recipe else { return image }
            let size = Double(max(filter.number("inputScale"), 1))
            return CIImage(
                extent: image.extent,
                recipe: .function { x, y in
                    color(((x / size).rounded(.down) + 0.5) * size, ((y / size).rounded(.down) + 0.5) * size)
                })
        case "CIAreaAverage": return average(of: image)
        default: return nil
        }
    }

    private func average(of image: CIImage) -> CIImage {
        let given = filter.rect("inputExtent")
        let area = (given.isEmpty ? image.extent : given.intersection(image.extent)).integral
        guard case .function(let color) = image.recipe, !area.isEmpty, !area.isInfinite else { return image }
        let steps = 64
        var sum = SIMD4<Float>.zero
        for row in 0..<steps {
            for column in 0..<steps {
                sum += color(
                    Double(area.minX) + (Double(column) + 0.5) * Double(area.width) / Double(steps),
                    Double(area.minY) + (Double(row) + 0.5) * Double(area.height) / Double(steps))
            }
        }
        let mean = sum / Float(steps * steps)
        return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1), recipe: .function { _, _ in mean })
    }

    private func combined(_ image: CIImage) -> CIImage? {
        let background = filter.image("inputBackgroundImage")
        switch filter.name {
        case "CIBlendWithMask", "CIBlendWithAlphaMask", "CIBlendWithRedMask":
            guard let mask = filter.image("inputMaskImage") else { return image }
            let byAlpha = filter.name == "CIBlendWithAlphaMask"
            let below = background ?? CIImage(color: .clear)
            guard case .function(let top) = image.recipe, case .function(let other) = below.recipe,
                case .function(let weight) = mask.recipe
            else { return image }
            return CIImage(
                extent: background == nil ? image.extent : image.extent.union(below.extent),
                recipe: .function { x, y in
                    let value = weight(x, y)
                    let share = byAlpha ? value.w : value.y
                    return top(x, y) * share + other(x, y) * (1 - share)
                })
        case "CIMix", "CIDissolveTransition":
            let target = filter.name == "CIMix" ? background : filter.image("inputTargetImage")
            let share = filter.number(filter.name == "CIMix" ? "inputAmount" : "inputTime")
            guard let target, case .function(let first) = image.recipe, case .function(let second) = target.recipe
            else { return image }
            return CIImage(
                extent: image.extent.union(target.extent),
                recipe: .function { x, y in
                    filter.name == "CIMix"
                        ? first(x, y) * share + second(x, y) * (1 - share)
                        : first(x, y) * (1 - share) + second(x, y) * share
                })
        default: break
        }
        guard let background, let blend = FilterBlend(name: filter.name) else { return nil }
        guard case .function(let top) = image.recipe, case .function(let below) = background.recipe else {
            return image.composited(over: background)
        }
        return CIImage(
            extent: blend == .sourceIn
                ? image.extent.intersection(background.extent)
                : image.extent.union(background.extent),
            recipe: .function { x, y in blend.mixed(top(x, y), below(x, y)) })
    }

    /// The result of an unsupported filter: its input, with the extent of the filter's output.
    private func spread(_ image: CIImage) -> CIImage {
        guard filter.name.hasSuffix("Blur"), !image.extent.isInfinite, !image.extent.isNull else { return image }
        let radius = CGFloat(filter.number("inputRadius"))
        let reach = filter.name == "CIGaussianBlur" ? radius * 3 : radius
        return CIImage(extent: image.extent.insetBy(dx: -reach, dy: -reach).integral, recipe: image.recipe)
    }
}

extension FilterWork {
    /// One pixel per module, and one module of white around.
    private var qrCode: CIImage? {
        guard let level = QRCode.Level(letter: filter.text("inputCorrectionLevel")),
            let code = QRCode(bytes: Array(filter.data("inputMessage")), level: level)
        else { return nil }
        let size = code.size + 2
        return CIImage(
            extent: CGRect(x: 0, y: 0, width: size, height: size),
            recipe: .function { x, y in
                let column = Int(x.rounded(.down)) - 1
                let row = size - 2 - Int(y.rounded(.down))
                guard (-1...code.size).contains(column), (-1...code.size).contains(row) else { return .zero }
                let isInside = (0..<code.size).contains(column) && (0..<code.size).contains(row)
                return isInside && code[column, row] ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
            })
    }

    private var barCode: CIImage? {
        guard let code = Code128(bytes: Array(filter.data("inputMessage"))) else { return nil }
        let quiet = Int(filter.number("inputQuietSpace"))
        let area = CGRect(
            x: 0, y: 0, width: code.modules.count + 2 * quiet, height: Int(filter.number("inputBarcodeHeight")))
        return CIImage(
            extent: area,
            recipe: .function { x, y in
                guard area.contains(CGPoint(x: x, y: y)) else { return .zero }
                let index = Int(x.rounded(.down)) - quiet
                let isDark = code.modules.indices.contains(index) && code.modules[index]
                return isDark ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
            })
    }

    private var gradient: CIImage {
        let (first, last) = (filter.color("inputColor0").pixel, filter.color("inputColor1").pixel)
        let isLinear = filter.name.hasSuffix("LinearGradient")
        let start = isLinear ? filter.point("inputPoint0") : filter.point("inputCenter")
        let end = filter.point("inputPoint1")
        let line = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let length = Double(line.x * line.x + line.y * line.y)
        let isGaussian = filter.name == "CIGaussianGradient"
        let inner = isGaussian ? 0 : Double(filter.number("inputRadius0"))
        let outer = Double(filter.number(isGaussian ? "inputRadius" : "inputRadius1"))
        return CIImage(
            extent: .infinite,
            recipe: .function { x, y in
                let (dx, dy) = (x - Double(start.x), y - Double(start.y))
                let place =
                    isLinear
                    ? (dx * Double(line.x) + dy * Double(line.y)) / max(length, 1e-9)
                    : ((dx * dx + dy * dy).squareRoot() - inner) / max(outer - inner, 1e-9)
                let share = Float(min(max(place, 0), 1))
                return first + (last - first) * share
            })
    }

    private var pattern: CIImage {
        let (first, last) = (filter.color("inputColor0").pixel, filter.color("inputColor1").pixel)
        let center = filter.point("inputCenter")
        let width = Double(max(filter.number("inputWidth"), 1))
        let isBoard = filter.name == "CICheckerboardGenerator"
        return CIImage(
            extent: .infinite,
            recipe: .function { x, y in
                let column = ((x - Double(center.x)) / width).rounded(.down)
                let row = isBoard ? ((y - Double(center.y)) / width).rounded(.down) : 0
                return (column + row).truncatingRemainder(dividingBy: 2) == 0 ? first : last
            })
    }
}
