import CoreGraphics

/// The distribution of an image's luminance: of its encoded components, 0 to 1, without its transparent pixels.
package struct ImageTones: Hashable, Sendable {
    package var deviation: Double
    /// The luminance below which a tenth of the pixels is.
    package var low: Double
    /// The luminance above which a tenth of the pixels is.
    package var high: Double

    /// The mean alpha of all pixels, 0 to 1.
    package var coverage: Double
    /// The rectangle around the pixels that are not transparent, in shares of the image's sides.
    package var ink: CGRect

    /// Whether the image has no transparent parts. The silhouette of any other image also shows without colors.
    package var isOpaque: Bool { coverage >= Self.opaque }

    private static let opaque = 0.95

    /// The contrast ratio of WCAG 2.2 between the dark and the light part.
    package var contrast: Double { (high + 0.05) / (low + 0.05) }

    package init(
        deviation: Double, low: Double, high: Double, coverage: Double = 1,
        ink: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    ) {
        self.deviation = deviation
        self.low = low
        self.high = high
        self.coverage = coverage
        self.ink = ink
    }

    /// 1. Pixels are sorted into bins by luminance, weighted by alpha; those that are nearly transparent are skipped.
    /// 2. The deviation is that of the bins' centers. The tenths are the centers of the bins where a tenth of the
    ///    weight is reached from either end.
    ///
    /// - Parameters:
    ///   - pixels: RGBA with 8 bits each, premultiplied, in rows from the top.
    ///   - width: Pixels of a row.
    package init?(pixels: UnsafeRawBufferPointer, width: Int) {
        var bins = [Double](repeating: 0, count: Self.binCount)
        let width = max(width, 1)
        var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
        for start in stride(from: 0, through: pixels.count - 4, by: 4) {
            let alpha = Double(pixels[start + 3])
            guard alpha >= Self.leastAlpha else { continue }
            let (row, column) = (start / 4).quotientAndRemainder(dividingBy: width)
            (left, right) = (min(left, column), max(right, column + 1))
            (top, bottom) = (min(top, row), max(bottom, row + 1))
            let sum =
                0.2126 * Double(pixels[start]) + 0.7152 * Double(pixels[start + 1]) + 0.0722 * Double(pixels[start + 2])
            let bin = Int(min(sum / alpha, 1) * Double(Self.binCount - 1) + 0.5)
            bins[bin] += alpha
        }
        let weight = bins.reduce(0, +)
        guard weight > 0 else { return nil }
        let centers = bins.indices.map { Double($0) / Double(Self.binCount - 1) }
        let mean = zip(bins, centers).reduce(0) { $0 + $1.0 * $1.1 } / weight
        let variance = zip(bins, centers).reduce(0) { $0 + $1.0 * ($1.1 - mean) * ($1.1 - mean) } / weight
        func tenth(_ indices: some Sequence<Int>) -> Double {
            var reached = 0.0
            for index in indices {
                reached += bins[index]
                if reached >= weight / 10 { return centers[index] }
            }
            return mean
        }
        let columns = CGFloat(width)
        let rows = max(CGFloat(pixels.count / 4) / columns, 1)
        let ink = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        self.init(
            deviation: variance.squareRoot(), low: tenth(bins.indices), high: tenth(bins.indices.reversed()),
            coverage: weight / (255 * Double(pixels.count / 4)),
            ink: ink.applying(CGAffineTransform(scaleX: 1 / columns, y: 1 / rows)))
    }

    private static let binCount = 256
    /// Of 255.
    private static let leastAlpha = 26.0
}
