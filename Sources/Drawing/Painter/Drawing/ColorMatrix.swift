import CoreGraphics
import PixelKernels
import RenderModel

/// Rows for red, green, blue and alpha; columns for the same and a constant. Acts on straight components 0…1.
struct ColorMatrix {
    private var rows: [Float]

    /// The weights of Rec. 709, which the W3C's Filter Effects use as well.
    private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

    /// `nil` for a filter that is not a color matrix.
    init?(_ filter: ColorFilter) {
        switch filter {
        case .saturation(let amount): self.init(saturation: Float(amount.finite))
        case .grayscale(let amount): self.init(saturation: 1 - Float(min(max(amount.finite, 0), 1)))
        case .contrast(let amount):
            let factor = Float(amount.finite)
            self.init(scale: (factor, factor, factor, 1), constant: (1 - factor) / 2)
        case .brightness(let amount): self.init(scale: (1, 1, 1, 1), constant: Float(amount.finite))
        case .hueRotation(let angle): self.init(hueRotation: angle.finite)
        case .invert: self.init(scale: (-1, -1, -1, 1), constant: 1)
        case .multiply(let color):
            self.init(scale: (color.red, color.green, color.blue, color.alpha), constant: 0)
        case .recolor: return nil
        case .luminanceToAlpha:
            self.init(rows: Array(repeating: 0, count: 15) + Self.luminance + [0, 0])
        }
    }

    static func saturation(_ amount: Double) -> ColorMatrix { ColorMatrix(saturation: Float(amount.finite)) }

    private init(rows: [Float]) {
        self.rows = rows
    }

    private init(scale: (Float, Float, Float, Float), constant: Float) {
        rows = [
            scale.0, 0, 0, 0, constant,
            0, scale.1, 0, 0, constant,
            0, 0, scale.2, 0, constant,
            0, 0, 0, scale.3, 0,
        ]
    }

    /// 1 keeps the colors, 0 leaves their luminance.
    private init(saturation: Float) {
        rows = []
        for row in 0..<3 {
            for column in 0..<3 {
                rows.append(Self.luminance[column] * (1 - saturation) + (row == column ? saturation : 0))
            }
            rows += [0, 0]
        }
        rows += [0, 0, 0, 1, 0]
    }

    /// A rotation around the gray axis that keeps luminance, as the W3C's Filter Effects define it.
    private init(hueRotation angle: Double) {
        // The only place where a sine affects colors; rounded, so that the last bit of a libm does not.
        let cosine = Float((cos(angle) * 1e9).rounded() / 1e9)
        let sine = Float((sin(angle) * 1e9).rounded() / 1e9)
        rows = [
            0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
            0.072 - cosine * 0.072 + sine * 0.928, 0, 0,
            0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
            0.072 - cosine * 0.072 - sine * 0.283, 0, 0,
            0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
            0.072 + cosine * 0.928 + sine * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// - Parameter scratch: ends the work at an interruption.
    func apply(to layer: Canvas, _ scratch: OpaquePointer) {
        withUnsafePointer(to: layer.surface) { pk_surface_color_matrix(scratch, $0, rows) }
    }
}

extension TreePainter {
    func apply(_ filter: ColorFilter, to layer: Canvas) {
        if let matrix = ColorMatrix(filter) {
            matrix.apply(to: layer, painter.scratch)
        } else if case .recolor(let color, let kept) = filter {
            let packed = PremultipliedColor(color).packed
            withUnsafePointer(to: layer.surface) { pk_surface_recolor(painter.scratch, $0, packed, kept.kernelKind) }
        }
    }
}

extension Recoloring {
    fileprivate var kernelKind: pk_recoloring {
        switch self {
        case .alpha: PK_RECOLOR_BY_ALPHA
        case .luminanceAsAlpha: PK_RECOLOR_BY_LUMINANCE
        case .shades: PK_RECOLOR_SHADES
        }
    }
}

extension Double {
    fileprivate var finite: Double { isFinite ? self : 0 }
}
