import Foundation

/// The memory of a bitmap context. Drawing is sampled into it at pixel centers, for code that reads the memory; images
/// created from the context keep the drawing commands and stay sharp.
final class ContextBitmap {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let space: CGColorSpace?
    let info: CGBitmapInfo
    let bitsPerComponent: Int
    let data: UnsafeMutableRawPointer
    private let layout: PixelLayout?
    private let isOwned: Bool
    /// Whether an image with unknown pixels was drawn.
    private(set) var misses = false
    /// Whether the memory contains the complete drawing.
    private(set) var isComplete = true
    /// Larger areas are not painted per pixel.
    private static let limit = 1 << 22

    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, info: CGBitmapInfo
    ) {
        guard (1...1 << 15).contains(width), (1...1 << 15).contains(height) else { return nil }
        let components = info.alpha == .alphaOnly ? 1 : space?.numberOfComponents ?? 1
        let parts = info.alpha == .alphaOnly || info.alpha == .none ? components : components + 1
        let bits = parts * bitsPerComponent
        let least = (width * bits + 7) / 8
        guard bytesPerRow == 0 || bytesPerRow >= least, bitsPerComponent > 0, bitsPerComponent <= 32 else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow == 0 ? (least + 15) / 16 * 16 : bytesPerRow
        self.space = space
        self.info = info
        self.bitsPerComponent = bitsPerComponent
        layout = PixelLayout(
            components: components, bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, info: info)
        isOwned = data == nil
        if let data {
            self.data = data
        } else {
            let count = self.bytesPerRow * height
            self.data = .allocate(byteCount: count, alignment: 16)
            self.data.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        }
    }

    deinit {
        if isOwned { data.deallocate() }
    }

    /// Records that the memory is incomplete.
    func reportMissing() {
        if misses { UnknownPixels.add("CGContext.draw") }
    }

    /// The memory as an image; `nil` when components are not eight bits.
    var image: CGImage? {
        guard let layout else { return nil }
        return CGImage(
            width: width, height: height,
            premultipliedRGBA: CGImage.pixels(
                at: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout))
    }

    func paint(_ step: GraphicsStep, in state: CGContext.State) {
        switch step {
        case .fill(let path, let evenOdd, let color):
            let value = color.premultiplied(alpha: state.alpha)
            paint(path, evenOdd: evenOdd, state) { _, _ in value }
        case .stroke(let path, let line, let color):
            let dashed = line.dash.isEmpty ? path : path.dashed(lengths: line.dash, phase: line.dashPhase)
            let outline = dashed.stroked(
                width: line.width, cap: line.cap, join: line.join, miterLimit: line.miterLimit)
            let value = color.premultiplied(alpha: state.alpha)
            paint(outline, evenOdd: false, state) { _, _ in value }
        case .picture(let picture, let rect, let transform):
            guard let image = picture.base as? CGImage, !image.bytes.isEmpty, rect.width != 0, rect.height != 0 else {
                isComplete = false
                misses = true
                if !isOwned { reportMissing() }
                return
            }
            let bytes = image.bytes
            let back = transform.inverted()
            let isPlain = state.isExact(of: image, in: rect, transform)
            if !isPlain { isComplete = false }
            paint(PathStorage(rect: rect).applying(transform), evenOdd: false, state) { x, y in
                let point = CGPoint(x: x, y: y).applying(back)
                let column = Int(
                    (Double(point.x - rect.minX) / Double(rect.width) * Double(image.width)).rounded(.down))
                let row = Int((Double(point.y - rect.minY) / Double(rect.height) * Double(image.height)).rounded(.down))
                let at = (min(max(row, 0), image.height - 1) * image.width + min(max(column, 0), image.width - 1)) * 4
                return SIMD4(
                    Double(bytes[at]), Double(bytes[at + 1]), Double(bytes[at + 2]), Double(bytes[at + 3])
                ) / 255 * state.alpha
            }
        // The steps of a group were painted when they were added.
        case .group, .shadowed, .masked, .gradient: isComplete = false
        }
    }

    private func paint(
        _ path: PathStorage, evenOdd: Bool, _ state: CGContext.State, color: (Double, Double) -> SIMD4<Double>
    ) {
        if path.asRect.map({ $0 != $0.integral }) ?? true { isComplete = false }
        if state.blend != .normal || state.clip != nil || !state.masks.isEmpty { isComplete = false }
        guard let layout else { return }
        var area = path.boundingRect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        if let clip = state.clip { area = area.intersection(clip.boundingRect) }
        area = area.isNull || area.isEmpty ? .zero : area.integral
        guard !area.isEmpty, Int(area.width) * Int(area.height) <= Self.limit else { return }
        let isRect = path.asRect != nil
        let clip = state.clip.flatMap { $0.asRect == nil ? $0 : nil }
        for row in Int(area.minY)..<Int(area.maxY) {
            for column in Int(area.minX)..<Int(area.maxX) {
                let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
                guard isRect ? path.asRect?.contains(point) ?? false : path.contains(point, evenOdd: evenOdd),
                    clip?.contains(point, evenOdd: false) ?? true
                else { continue }
                let pixel = data + row * bytesPerRow + column * layout.bytesPerPixel
                let below = layout.read(pixel)
                let under = SIMD4(Double(below.0), Double(below.1), Double(below.2), Double(below.3)) / 255
                let mixed = state.blend.mixed(color(Double(point.x), Double(point.y)), over: under)
                let value = (mixed.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
                layout.write((UInt8(value.x), UInt8(value.y), UInt8(value.z), UInt8(value.w)), to: pixel)
            }
        }
    }
}

extension CGContext.State {
    /// Whether an image is aligned pixel to pixel.
    fileprivate func isExact(of image: CGImage, in rect: CGRect, _ transform: CGAffineTransform) -> Bool {
        let place = rect.applying(transform)
        return transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0 && place == place.integral
            && Int(place.width) == image.width && Int(place.height) == image.height
    }
}

extension CGColor {
    fileprivate func premultiplied(alpha factor: Double) -> SIMD4<Double> {
        let parts = (components ?? [0, 1]).map { Double($0) }
        let opacity = (parts.last ?? 1) * factor
        let color = parts.count >= 4 ? SIMD3(parts[0], parts[1], parts[2]) : SIMD3(repeating: parts.first ?? 0)
        return SIMD4(color * opacity, opacity)
    }
}

extension CGBlendMode {
    fileprivate func mixed(_ top: SIMD4<Double>, over below: SIMD4<Double>) -> SIMD4<Double> {
        switch self {
        case .copy: top
        case .clear: .zero
        case .sourceIn: top * below.w
        case .sourceOut: top * (1 - below.w)
        case .sourceAtop: top * below.w + below * (1 - top.w)
        case .destinationOver: below + top * (1 - below.w)
        case .destinationIn: below * top.w
        case .destinationOut: below * (1 - top.w)
        case .destinationAtop: below * top.w + top * (1 - below.w)
        case .xor: top * (1 - below.w) + below * (1 - top.w)
        case .plusLighter: top + below
        case .multiply: top * below + top * (1 - below.w) + below * (1 - top.w)
        case .screen: top + below - top * below
        default: top + below * (1 - top.w)
        }
    }
}
