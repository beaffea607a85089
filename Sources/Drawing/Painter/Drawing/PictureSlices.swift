import CoreGraphics

/// A piece of an image and where it goes.
struct PicturePart {
    /// In the image's pixels; a negative width reads from right to left.
    var source: CGRect
    /// In canvas points.
    var destination: CGRect
    /// Size of one tile in points, for parts that are repeated.
    var tileSize: CGSize?

    /// The slice when the whole image in `place` is mirrored left to right.
    func mirrored(_ isMirrored: Bool, in place: CGRect) -> PicturePart {
        guard isMirrored else { return self }
        var result = self
        result.source.origin.x += source.size.width
        result.source.size.width = -source.size.width
        result.destination.origin.x = place.minX + place.maxX - destination.maxX
        return result
    }
}

/// An image sliced by cap insets: corners keep their size, sides stretch or repeat along themselves, the center in both
/// directions.
struct PictureSlices {
    let parts: [PicturePart]

    /// - Parameters:
    ///   - whole: the image in its pixels.
    ///   - natural: its size in points.
    ///   - top: insets in points. Insets that together exceed the destination shrink in proportion.
    init(
        whole: CGRect, natural: CGSize, destination: CGRect, top: Double, left: Double, bottom: Double, right: Double,
        tiled: Bool
    ) {
        let columns = Self.cuts(
            pixels: whole.width, natural: natural.width, from: destination.minX, length: destination.width,
            first: left, last: right)
        let rows = Self.cuts(
            pixels: whole.height, natural: natural.height, from: destination.minY, length: destination.height,
            first: top, last: bottom)
        var result: [PicturePart] = []
        for (y, row) in rows.enumerated() {
            for (x, column) in columns.enumerated() {
                let source = CGRect(
                    x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
                let place = CGRect(x: column.place, y: row.place, width: column.length, height: row.length)
                guard source.width > 0, source.height > 0, place.width > 0, place.height > 0 else { continue }
                let isMiddle = x == 1 || y == 1
                let tile = CGSize(
                    width: x == 1 ? column.naturalLength : column.length,
                    height: y == 1 ? row.naturalLength : row.length)
                result.append(PicturePart(source: source, destination: place, tileSize: tiled && isMiddle ? tile : nil))
            }
        }
        parts = result
    }

    private struct Cut {
        var source: Double
        var sourceLength: Double
        var place: Double
        var length: Double
        var naturalLength: Double
    }

    /// The three slices along one direction.
    private static func cuts(
        pixels: Double, natural: Double, from start: Double, length: Double, first: Double, last: Double
    ) -> [Cut] {
        guard natural > 0 else { return [] }
        let density = pixels / natural
        let first = min(max(first.isFinite ? first : 0, 0), natural)
        let last = min(max(last.isFinite ? last : 0, 0), natural - first)
        let shrink = first + last > length ? length / (first + last) : 1
        let middle = natural - first - last
        return [
            Cut(
                source: 0, sourceLength: first * density, place: start, length: first * shrink, naturalLength: first),
            Cut(
                source: first * density, sourceLength: middle * density, place: start + first * shrink,
                length: length - (first + last) * shrink, naturalLength: middle),
            Cut(
                source: (natural - last) * density, sourceLength: last * density,
                place: start + length - last * shrink, length: last * shrink, naturalLength: last),
        ]
    }
}
