import CoreGraphics

extension PathStorage {
    /// The path with every point mapped, including those between its vertices: segments are divided into short lines,
    /// so that straight ones are bent too.
    func bent(_ map: (CGPoint) -> CGPoint) -> PathStorage {
        var result = PathStorage()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var next = 0

        func pieces(to end: CGPoint, _ place: (Double) -> CGPoint) {
            let length = max(abs(end.x - current.x), abs(end.y - current.y))
            let count = min(max(Int((length / Self.pieceLength).rounded(.up)), Self.piecesOfCurve), Self.mostPieces)
            for piece in 1...count { result.line(to: map(place(Double(piece) / Double(count)))) }
            current = end
        }

        for verb in verbs {
            let own = Array(points[next..<next + verb.pointCount])
            let from = current
            next += verb.pointCount
            switch verb {
            case .move:
                (start, current) = (own[0], own[0])
                result.move(to: map(own[0]))
            case .line: pieces(to: own[0]) { Self.between(from, own[0], $0) }
            case .quad:
                pieces(to: own[1]) {
                    Self.between(Self.between(from, own[0], $0), Self.between(own[0], own[1], $0), $0)
                }
            case .cubic:
                pieces(to: own[2]) { share in
                    let inner = Self.between(own[0], own[1], share)
                    let first = Self.between(Self.between(from, own[0], share), inner, share)
                    let last = Self.between(inner, Self.between(own[1], own[2], share), share)
                    return Self.between(first, last, share)
                }
            case .close:
                let end = start
                pieces(to: end) { Self.between(from, end, $0) }
                result.close()
            }
        }
        return result
    }

    /// The length of a line in points; on a circle of 70 points its deviation is less than a hundredth of a point.
    private static let pieceLength = 2.0
    private static let piecesOfCurve = 8
    /// The maximum number of lines: nothing along an edge is longer than a thousand points.
    private static let mostPieces = 500

    private static func between(_ first: CGPoint, _ second: CGPoint, _ share: Double) -> CGPoint {
        CGPoint(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
    }
}
