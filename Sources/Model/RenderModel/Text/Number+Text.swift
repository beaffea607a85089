import CoreGraphics

/// A number in dumps and JSON: at most three decimals, no trailing zeros, never `-0`.
func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else {
        return value.isNaN ? "nan" : value.isInfinite ? (value < 0 ? "-inf" : "inf") : "\(value)"
    }
    let thousandths = Int((value * 1_000).rounded())
    let whole = thousandths.magnitude / 1_000
    let rest = thousandths.magnitude % 1_000
    var result = thousandths < 0 ? "-\(whole)" : "\(whole)"
    guard rest > 0 else { return result }
    var digits = String(rest + 1_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    result += "."
    result += digits
    return result
}

func text(_ value: CGFloat) -> String { text(Double(value)) }

func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }

func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }

func text(_ rect: CGRect) -> String {
    "[\(text(rect.origin.x)) \(text(rect.origin.y)) \(text(rect.size.width)) \(text(rect.size.height))]"
}

/// A string in quotes, with control characters, quotes and backslashes escaped as in JSON.
package func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

extension RGBA {
    /// `#RRGGBBAA`; a color outside sRGB is written as its four components.
    package var text: String {
        let components = [red, green, blue, alpha]
        guard components.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
            return "rgba(" + components.map { RenderModel.text(Double($0)) }.joined(separator: " ") + ")"
        }
        return components.reduce(into: "#") { result, component in
            let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            result += digits.count == 1 ? "0" + digits : digits
        }
    }
}

extension PathStorage {
    /// Long paths are shown as their extent and a digest, because a hundred segments are unreadable.
    private static let readableSegments = 16

    /// Segments in SVG path syntax, exact to a thousandth of a point.
    package var svgData: String {
        var result = ""
        var index = 0
        for verb in verbs {
            if !result.isEmpty { result += " " }
            result += verb.letter
            let end = min(index + verb.pointCount, points.count)
            result += points[index..<end].map(RenderModel.text).joined(separator: " ")
            index = end
        }
        return result
    }

    var summary: String {
        guard verbs.count > Self.readableSegments else { return "\"\(svgData)\"" }
        let left = points.map(\.x).min() ?? 0
        let top = points.map(\.y).min() ?? 0
        let width = (points.map(\.x).max() ?? 0) - left
        let height = (points.map(\.y).max() ?? 0) - top
        let extent = RenderModel.text(CGRect(x: left, y: top, width: width, height: height))
        return "\(verbs.count) segments in \(extent) digest \(String(svgData.utf8.checksum, radix: 16))"
    }
}

extension PathStorage.Verb {
    fileprivate var letter: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }
}
