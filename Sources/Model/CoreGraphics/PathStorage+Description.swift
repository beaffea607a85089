import Foundation

extension PathStorage: CustomStringConvertible {
    package var description: String { textualForm }

    /// The path as text: numbers, each group followed by its verb: `m` move, `l` line, `q` quadratic, `c` cubic curve,
    /// `h` close. Numbers are written with the fewest digits that parse to the same value, integers without a fraction.
    package var textualForm: String {
        var parts: [String] = []
        var index = 0
        for verb in verbs {
            for point in points[index..<index + verb.pointCount] {
                parts.append(Self.shortForm(point.x))
                parts.append(Self.shortForm(point.y))
            }
            index += verb.pointCount
            switch verb {
            case .move: parts.append("m")
            case .line: parts.append("l")
            case .quad: parts.append("q")
            case .cubic: parts.append("c")
            case .close: parts.append("h")
            }
        }
        return parts.joined(separator: " ")
    }

    private static func shortForm(_ value: CGFloat) -> String {
        // Single precision has seven digits; more would only show noise.
        let rounded = (Double(value) * 1e6).rounded() / 1e6
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
        return String(rounded)
    }

    /// Parses the format of ``textualForm``, and `re` for a rectangle given by origin and size; `nil` for any other
    /// text.
    package init?(textualForm text: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            guard numbers.count % 2 == 0 else { return nil }
            if isEmpty, word != "m", word != "re" { return nil }
            switch (word, points.count) {
            case ("m", 1): move(to: points[0])
            case ("l", 1): line(to: points[0])
            case ("q", 2): quad(to: points[1], control: points[0])
            case ("c", 3): cubic(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): close()
            case ("re", 2):
                addRect(CGRect(x: points[0].x, y: points[0].y, width: points[1].x, height: points[1].y))
            default: return nil
            }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
    }
}
