import Foundation

extension PathStorage {
    /// The part of the path between two fractions of its length.
    ///
    /// 1. Clamp both fractions to 0…1; when the first is not below the second, the result is empty.
    /// 2. Walk all contours in order, including the closing segments, adding up lengths.
    /// 3. Keep whole segments inside the range and cut the ones at its ends at the parameter where the length is
    ///    reached. A cut contour is open; one entirely inside remains closed.
    package func trimmed(from: Double, to: Double) -> PathStorage {
        let from = from.isFinite ? min(max(from, 0), 1) : 0
        let to = to.isFinite ? min(max(to, 0), 1) : 1
        guard from < to else { return PathStorage() }
        if from == 0, to == 1 { return self }
        let contours = contours
        let lengths = contours.map { $0.segments.map(\.length) }
        let total = lengths.joined().reduce(0, +)
        guard total > 0 else { return PathStorage() }
        let range = (start: total * from, end: total * to)

        var result = PathStorage()
        var position = 0.0
        for (contour, segmentLengths) in zip(contours, lengths) {
            let contourLength = segmentLengths.reduce(0, +)
            defer { position += contourLength }
            if position >= range.start, position + contourLength <= range.end {
                result.append(contour)
                continue
            }
            var travelled = position
            var needsMove = true
            for (segment, length) in zip(contour.segments, segmentLengths) {
                let before = travelled
                travelled += length
                guard length > 0, travelled > range.start, before < range.end else { continue }
                let t0 = segment.parameter(atLength: range.start - before, total: length)
                let t1 = segment.parameter(atLength: range.end - before, total: length)
                guard t0 < t1 else { continue }
                let part = t0 == 0 && t1 == 1 ? segment : segment.part(from: t0, to: t1)
                if needsMove { result.move(to: part.start) }
                needsMove = false
                result.append(part)
            }
        }
        return result
    }
}
