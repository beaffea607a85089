import CoreGraphics
import Foundation
import ImageCodecs

/// The pixels of a picture of the page.
struct Screenshot {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    struct Unreadable: Error {}

    init(png: Data) throws {
        var image = ic_image()
        let status = png.withUnsafeBytes { buffer in
            ic_decode(buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count, 64_000_000, &image)
        }
        defer { ic_image_free(&image) }
        guard status == IC_OK, let pixels = image.pixels else { throw Unreadable() }
        width = Int(image.width)
        height = Int(image.height)
        bytes = Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
    }

    private init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A rectangle of whole pixels; `nil` when the picture does not have all of it.
    func part(_ rect: CGRect) -> Screenshot? {
        let (x, y, width, height) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
        guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height else { return nil }
        let rows = (y..<y + height).map { row in
            bytes[(row * self.width + x) * 4..<(row * self.width + x + width) * 4]
        }
        return Screenshot(width: width, height: height, bytes: rows.flatMap { $0 })
    }

    /// The offset in pixels, to the right and down, at which this picture shows another one's content of a rectangle,
    /// and the mean difference of the components there, of 255.
    ///
    /// Every shift up to `reach` is tried, until its difference exceeds the best one's; the one with the smallest
    /// difference is used, and among equal ones the nearest.
    func shift(from other: Screenshot, in rect: CGRect, reach: Int) -> (shift: (x: Int, y: Int), distance: Double) {
        let frame = rect.intersection(
            CGRect(x: 0, y: 0, width: width, height: height).insetBy(dx: Double(reach), dy: Double(reach)))
        var best = (shift: (x: 0, y: 0), distance: Double.infinity)
        let shifts = (-reach...reach).flatMap { y in (-reach...reach).map { x in (x: x, y: y) } }
        for shift in shifts.sorted(by: { abs($0.x) + abs($0.y) < abs($1.x) + abs($1.y) }) {
            let distance = difference(from: other, in: frame, movedBy: shift, atMost: best.distance)
            if distance < best.distance - 0.001 { best = (shift, distance) }
        }
        return best
    }

    /// The mean difference of the components in a rectangle, of 255, of which this picture's is moved; any greater number
    /// if it exceeds a limit.
    private func difference(
        from other: Screenshot, in frame: CGRect, movedBy shift: (x: Int, y: Int), atMost limit: Double
    ) -> Double {
        let columns = Int(frame.minX)..<max(Int(frame.maxX), Int(frame.minX))
        let rows = Int(frame.minY)..<max(Int(frame.maxY), Int(frame.minY))
        let count = Double(max(columns.count * rows.count * 3, 1))
        return bytes.withUnsafeBufferPointer { here in
            other.bytes.withUnsafeBufferPointer { there in
                var sum = 0
                for y in rows {
                    var index = ((y + shift.y) * width + columns.lowerBound + shift.x) * 4
                    var otherIndex = (y * width + columns.lowerBound) * 4
                    let end = otherIndex + columns.count * 4
                    while otherIndex < end {
                        sum += abs(Int(here[index]) - Int(there[otherIndex]))
                        sum += abs(Int(here[index + 1]) - Int(there[otherIndex + 1]))
                        sum += abs(Int(here[index + 2]) - Int(there[otherIndex + 2]))
                        index += 4
                        otherIndex += 4
                    }
                    if Double(sum) > limit * count { return .infinity }
                }
                return Double(sum) / count
            }
        }
    }

    /// Share of the pixels in a square around a point that differ from another picture's by more than a shade.
    func difference(from other: Screenshot, around point: WebDriver.Point, side: Int) -> Double {
        var (all, different) = (0, 0)
        for y in max(0, Int(point.y) - side / 2)..<min(height, Int(point.y) + side / 2) {
            for x in max(0, Int(point.x) - side / 2)..<min(width, Int(point.x) + side / 2) {
                let index = (y * width + x) * 4
                guard index + 3 < bytes.count, index + 3 < other.bytes.count else { continue }
                all += 1
                let distance = (0..<3).map { abs(Int(bytes[index + $0]) - Int(other.bytes[index + $0])) }.max() ?? 0
                if distance > 6 { different += 1 }
            }
        }
        return all == 0 ? 0 : Double(different) / Double(all)
    }

    /// The greatest value of each component in a square around a point, 0 to 255.
    func greatest(around point: WebDriver.Point, side: Int) -> (red: Int, green: Int, blue: Int) {
        var found = (red: 0, green: 0, blue: 0)
        for y in max(0, Int(point.y) - side / 2)..<min(height, Int(point.y) + side / 2) {
            for x in max(0, Int(point.x) - side / 2)..<min(width, Int(point.x) + side / 2) {
                let index = (y * width + x) * 4
                guard index + 2 < bytes.count else { continue }
                found.red = max(found.red, Int(bytes[index]))
                found.green = max(found.green, Int(bytes[index + 1]))
                found.blue = max(found.blue, Int(bytes[index + 2]))
            }
        }
        return found
    }
}
