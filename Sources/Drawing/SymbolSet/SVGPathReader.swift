import CoreGraphics
import Foundation

/// Reads the `d` attribute of an SVG path (SVG 1.1, section 8.3) into a path.
package struct SVGPathReader {
    /// The largest number; a larger one is malformed, so that no sum of them is infinite.
    private static let reach = 1e9

    private let bytes: [UInt8]
    private var position = 0
    private var path = PathStorage()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// Control point that a smooth segment mirrors.
    private var mirrored: CGPoint?

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    package static func path(_ text: String) -> PathStorage {
        var reader = SVGPathReader(text)
        reader.read()
        return reader.path
    }

    private mutating func read() {
        var command: UInt8 = 0
        while true {
            skipSeparators()
            guard position < bytes.count else { return }
            if isLetter(bytes[position]) {
                command = bytes[position]
                position += 1
            } else if command == UInt8(ascii: "M") {
                command = UInt8(ascii: "L")
            } else if command == UInt8(ascii: "m") {
                command = UInt8(ascii: "l")
            }
            guard segment(command) else { return }
        }
    }

    /// Reads one segment; `false` when the text is malformed, which ends the path there as SVG requires.
    private mutating func segment(_ command: UInt8) -> Bool {
        let relative = command >= UInt8(ascii: "a")
        let origin = relative ? current : .zero
        var control: CGPoint?
        switch Character(UnicodeScalar(command)).uppercased() {
        case "M":
            guard let end = point(origin) else { return false }
            path.move(to: end)
            (current, start) = (end, end)
        case "L":
            guard let end = point(origin) else { return false }
            line(to: end)
        case "H":
            guard let x = number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: current.y))
        case "V":
            guard let y = number() else { return false }
            line(to: CGPoint(x: current.x, y: origin.y + y))
        case "C":
            guard let first = point(origin), let second = point(origin), let end = point(origin) else { return false }
            cubic(first, second, end)
            control = second
        case "S":
            guard let second = point(origin), let end = point(origin) else { return false }
            cubic(mirrored.map(reflected) ?? current, second, end)
            control = second
        case "Q":
            guard let only = point(origin), let end = point(origin) else { return false }
            quad(only, end)
            control = only
        case "T":
            guard let end = point(origin) else { return false }
            let only = mirrored.map(reflected) ?? current
            quad(only, end)
            control = only
        case "A":
            guard let radiusX = number(), let radiusY = number(), let rotation = number(), let large = flag(),
                let sweep = flag(), let end = point(origin)
            else { return false }
            path.arc(
                from: current, to: end, radii: CGSize(width: abs(radiusX), height: abs(radiusY)),
                rotation: rotation * .pi / 180, large: large, sweep: sweep)
            current = end
        case "Z":
            path.close()
            current = start
        default:
            return false
        }
        mirrored = control
        return true
    }

    private func reflected(_ point: CGPoint) -> CGPoint {
        CGPoint(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
    }

    private mutating func line(to end: CGPoint) {
        path.line(to: end)
        current = end
    }

    private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
        path.quad(to: end, control: control)
        current = end
    }

    private mutating func cubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        path.cubic(to: end, control1: first, control2: second)
        current = end
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        let lowered = byte | 0x20
        return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
    }

    private mutating func skipSeparators() {
        while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    }

    /// An arc's flag is a single digit that need not be separated from the next token.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
        else { return nil }
        defer { position += 1 }
        return bytes[position] == UInt8(ascii: "1")
    }

    private mutating func number() -> Double? {
        skipSeparators()
        let begin = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            position += 1
        }
        var hasPoint = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if byte | 0x20 == UInt8(ascii: "e"), position > begin, position + 1 < bytes.count {
                position += 1
            } else if byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") {
                break
            }
            position += 1
        }
        guard let value = Double(String(decoding: bytes[begin..<position], as: UTF8.self)), abs(value) <= Self.reach
        else { return nil }
        return value
    }
}
