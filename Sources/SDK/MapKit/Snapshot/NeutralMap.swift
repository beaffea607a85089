import CoreGraphics
import CoreLocation
import Foundation

/// A map without streets, as a device shows it before map data is loaded: a plain background and a grid. It has no
/// labels, so that nothing collides with a widget's own text over the map.
///
/// 1. The region is projected to the world map and widened in one direction, so that it has the image's proportions and
///    all of the region is visible.
/// 2. Lines of the grid are at multiples of the finest step of 1, 2 or 5 times a power of ten that leaves 40 points
///    between two of them at the center.
///
/// The same options give the same pixels. All colors and dimensions are decided by this project.
struct NeutralMap {
    /// The visible part of the world map.
    let area: MKMapRect
    /// Pixels.
    let width: Int
    let height: Int
    /// Pixels per point, an integer for lines.
    let dot: Int
    let center: CLLocationCoordinate2D
    let isDark: Bool

    /// Maximum pixels of a side that a widget could show.
    private static let largestSide = 8_192.0
    /// Minimum points between two grid lines.
    private static let closestLines = 40.0

    /// `nil` for an image without pixels or with too many, and for an invalid region.
    init?(region: MKCoordinateRegion, size: CGSize, scale: CGFloat, isDark: Bool) {
        let columns = (Double(size.width) * Double(scale)).rounded()
        let rows = (Double(size.height) * Double(scale)).rounded()
        guard CLLocationCoordinate2DIsValid(region.center), columns >= 1, columns <= Self.largestSide, rows >= 1,
            rows <= Self.largestSide
        else { return nil }
        var rect = region.mapRect
        // One point of the finest zoom level at least, so that the division is defined.
        rect.size = MKMapSize(width: max(rect.width, 1), height: max(rect.height, 1))
        guard rect.width.isFinite, rect.height.isFinite else { return nil }
        let unit = max(rect.width / columns, rect.height / rows)
        let middle = MKMapPoint(x: rect.midX, y: rect.midY)
        area = MKMapRect(
            x: middle.x - unit * columns / 2, y: middle.y - unit * rows / 2, width: unit * columns,
            height: unit * rows)
        width = Int(columns)
        height = Int(rows)
        dot = max(1, Int(Double(scale).rounded()))
        center = region.center
        self.isDark = isDark
    }

    private var ground: (UInt8, UInt8, UInt8) { isDark ? (0x2A, 0x2D, 0x31) : (0xEE, 0xEC, 0xE6) }
    private var line: (UInt8, UInt8, UInt8) { isDark ? (0x3D, 0x42, 0x48) : (0xDA, 0xD7, 0xCE) }

    func draw() -> CGImage? {
        var canvas = Canvas(width: width, height: height, color: ground)
        for x in verticalLines { canvas.fill(x..<x + dot, 0..<height, line) }
        for y in horizontalLines { canvas.fill(0..<width, y..<y + dot, line) }
        return CGImage(width: width, height: height, premultipliedRGBA: canvas.bytes)
    }

    /// Columns of pixels at which meridians start.
    private var verticalLines: [Int] {
        let step = Self.step(degreesPerPoint: area.width / MKMapPoint.world * 360 / points(width))
        let first = MKMapPoint(x: area.minX, y: area.midY).coordinate.longitude
        let last = MKMapPoint(x: area.maxX, y: area.midY).coordinate.longitude
        return Self.multiples(of: step, from: first, to: last).map { longitude in
            let x = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude, longitude: longitude)).x
            return Int(((x - area.minX) / area.width * Double(width)).rounded(.down))
        }
    }

    /// Rows of pixels at which parallels start.
    private var horizontalLines: [Int] {
        let first = MKMapPoint(x: area.midX, y: area.maxY).coordinate.latitude
        let last = MKMapPoint(x: area.midX, y: area.minY).coordinate.latitude
        let step = Self.step(degreesPerPoint: (last - first) / points(height))
        return Self.multiples(of: step, from: first, to: last).map { latitude in
            let y = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: center.longitude)).y
            return Int(((y - area.minY) / area.height * Double(height)).rounded(.down))
        }
    }

    private func points(_ pixels: Int) -> Double { Double(pixels) / Double(dot) }

    static func step(degreesPerPoint: Double) -> Double {
        let least = max(degreesPerPoint * closestLines, 1e-6)
        let power = pow(10, log10(least).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
    }

    private static func multiples(of step: Double, from first: Double, to last: Double) -> [Double] {
        let start = (first / step).rounded(.up)
        let end = (last / step).rounded(.down)
        guard end >= start, end - start < largestSide else { return [] }
        return (0...Int(end - start)).map { (start + Double($0)) * step }
    }
}

/// Opaque pixels.
private struct Canvas {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int, color: (UInt8, UInt8, UInt8)) {
        self.width = width
        self.height = height
        bytes = [UInt8](repeating: 0xFF, count: width * height * 4)
        fill(0..<width, 0..<height, color)
    }

    /// Fills a rectangle, clipped to the image.
    mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ color: (UInt8, UInt8, UInt8)) {
        let columns = columns.clamped(to: 0..<width)
        for row in rows.clamped(to: 0..<height) {
            for column in columns {
                let index = (row * width + column) * 4
                (bytes[index], bytes[index + 1], bytes[index + 2]) = color
            }
        }
    }
}
