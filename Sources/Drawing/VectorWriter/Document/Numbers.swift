import CoreGraphics
import RenderModel

/// A number with at most four decimals, without trailing zeros. Non-finite numbers become 0.
func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let limited = min(max(value, -1e12), 1e12)
    let scaled = Int64((limited * 10_000).rounded())
    let magnitude = scaled.magnitude
    let whole = magnitude / 10_000
    var fraction = magnitude % 10_000
    var text = scaled < 0 ? "-\(whole)" : "\(whole)"
    guard fraction > 0 else { return text }
    text += "."
    var unit: UInt64 = 1_000
    while fraction > 0 {
        text += "\(fraction / unit)"
        fraction %= unit
        unit /= 10
    }
    return text
}

func number(_ value: Float) -> String { number(Double(value)) }

/// `d` of a `<path>`, after a transform.
///
/// - Parameter rest: what is left of the document: longer data ends soon after it.
func pathData(_ path: PathStorage, _ transform: CGAffineTransform = .identity, within rest: Allowance) -> String {
    let limit = rest.longest
    var data = ""
    data.reserveCapacity(min(path.points.count * 14, limit))
    var next = 0
    func point() -> String {
        let mapped = path.points[next].applying(transform)
        next += 1
        return "\(number(mapped.x)) \(number(mapped.y))"
    }
    for verb in path.verbs {
        guard data.utf8.count <= limit, !rest.isInterrupted else { break }
        switch verb {
        case .move: data += "M" + point()
        case .line: data += "L" + point()
        case .quad: data += "Q" + point() + " " + point()
        case .cubic: data += "C" + point() + " " + point() + " " + point()
        case .close: data += "Z"
        }
    }
    return data
}

func matrix(_ transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { number($0) }
    return "matrix(\(parts.joined(separator: " ")))"
}
