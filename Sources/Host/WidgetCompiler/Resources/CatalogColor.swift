import AssetCatalog
import CoreGraphics
import Foundation
import RenderModel
import WidgetVocabulary

/// Reads the color of an entry in a color set.
enum CatalogColor {
    struct Problem: Error {
        var reason: String
    }

    enum Value: Hashable {
        case components(RGBA)
        case system(SystemColor)
    }

    /// UIKit's colors that do not depend on the appearance (its documentation states their components).
    private static let plainColors: [String: RGBA] = [
        "blackColor": rgba(0, 0, 0, 1), "darkTextColor": rgba(0, 0, 0, 1), "whiteColor": rgba(1, 1, 1, 1),
        "lightTextColor": rgba(1, 1, 1, 0.6), "grayColor": rgba(0.5, 0.5, 0.5, 1),
        "darkGrayColor": rgba(1.0 / 3, 1.0 / 3, 1.0 / 3, 1), "lightGrayColor": rgba(2.0 / 3, 2.0 / 3, 2.0 / 3, 1),
        "redColor": rgba(1, 0, 0, 1), "greenColor": rgba(0, 1, 0, 1), "blueColor": rgba(0, 0, 1, 1),
        "cyanColor": rgba(0, 1, 1, 1), "yellowColor": rgba(1, 1, 0, 1), "magentaColor": rgba(1, 0, 1, 1),
        "orangeColor": rgba(1, 0.5, 0, 1), "purpleColor": rgba(0.5, 0, 0.5, 1), "brownColor": rgba(0.6, 0.4, 0.2, 1),
    ]

    static func read(_ color: [String: Any]) -> Result<Value, Problem> {
        guard let reference = color["reference"] as? String else { return components(color).map { .components($0) } }
        if let system = SystemColor(reference: reference) { return .success(.system(system)) }
        if let plain = plainColors[reference] { return .success(.components(plain)) }
        return .failure(Problem(reason: "refers to the system color '\(reference)'; specify its components"))
    }

    private static func components(_ color: [String: Any]) -> Result<RGBA, Problem> {
        guard let components = color["components"] as? [String: Any] else {
            return .failure(Problem(reason: "has no components"))
        }
        func component(_ name: String) -> Double? { value(components[name]) }
        let alpha = fraction(components["alpha"]) ?? 1
        let space = color["color-space"] as? String ?? "srgb"
        if let white = component("white") {
            let level = space == "gray-gamma-22" ? SRGBCurve.encoded(pow(max(white, 0), 2.2)) : white
            return .success(rgba(level, level, level, alpha))
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return .failure(Problem(reason: "lacks one of the components red, green and blue"))
        }
        switch space {
        case "srgb", "extended-srgb": return .success(rgba(red, green, blue, alpha))
        case "extended-linear-srgb":
            return .success(rgba(SRGBCurve.encoded(red), SRGBCurve.encoded(green), SRGBCurve.encoded(blue), alpha))
        case "display-p3": return .success(fromDisplayP3(red, green, blue, alpha))
        default: return .failure(Problem(reason: "has the unsupported color space '\(space)'; use sRGB or Display P3"))
        }
    }

    /// `0x1F` and integers range to 255, numbers with a decimal point to 1.
    private static func value(_ component: Any?) -> Double? {
        if let number = component as? NSNumber { return number.doubleValue }
        guard let text = (component as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text) }
        return Int(text).map { Double($0) / 255 }
    }

    /// Alpha ranges to 1 in every format.
    private static func fraction(_ component: Any?) -> Double? {
        (component as? NSNumber)?.doubleValue ?? (component as? String).flatMap { Double($0) }
    }

    private static func rgba(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
        RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }

    /// Display P3 has sRGB's transfer function and white; the matrix follows from the primaries of both.
    private static func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
        let (r, g, b) = (SRGBCurve.linear(red), SRGBCurve.linear(green), SRGBCurve.linear(blue))
        return rgba(
            SRGBCurve.encoded(1.2249401763 * r - 0.2249401763 * g),
            SRGBCurve.encoded(-0.0420569547 * r + 1.0420569547 * g),
            SRGBCurve.encoded(-0.0196375546 * r - 0.0786360454 * g + 1.0982736000 * b), alpha)
    }
}
