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
