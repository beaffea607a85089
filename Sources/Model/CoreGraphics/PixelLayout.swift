import Foundation

/// Reads and writes pixels of eight bits per component as premultiplied RGBA.
struct PixelLayout: Sendable {
    /// Offsets of red, green and blue in a pixel; all equal for gray.
    let color: [Int]
    let alpha: Int?
    let isPremultiplied: Bool
    let bytesPerPixel: Int

    /// `nil` when components are not eight bits, and for spaces other than gray or RGB.
    init?(components: Int, bitsPerComponent: Int, bitsPerPixel: Int, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents) else { return nil }
        let kind = info.alpha
        isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast || kind == .none
        switch (components, bitsPerPixel) {
        case (1, 8):
            color = kind == .alphaOnly ? [] : [0, 0, 0]
            alpha = kind == .alphaOnly ? 0 : nil
        case (1, 16):
            color = [0, 0, 0]
            alpha = kind == .noneSkipLast ? nil : 1
        case (3, 24):
            color = [0, 1, 2]
            alpha = nil
        case (3, 32):
            let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
            let order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
            let placed = info.isLittle ? order.map { 3 - $0 } : order
            color = Array(placed.prefix(3))
            alpha = [.noneSkipFirst, .noneSkipLast, .none].contains(kind) ? nil : placed[3]
        default: return nil
        }
        bytesPerPixel = bitsPerPixel / 8
    }

    func read(_ pixel: UnsafeRawPointer) -> (UInt8, UInt8, UInt8, UInt8) {
        func byte(_ at: Int) -> UInt8 { pixel.load(fromByteOffset: at, as: UInt8.self) }
        let opacity = alpha.map(byte) ?? 255
        guard color.count == 3 else { return (0, 0, 0, opacity) }
        func premultiplied(_ value: UInt8) -> UInt8 {
            isPremultiplied || opacity == 255 ? value : UInt8((Int(value) * Int(opacity) + 127) / 255)
        }
        return (
            premultiplied(byte(color[0])), premultiplied(byte(color[1])), premultiplied(byte(color[2])), opacity
        )
    }

    func write(_ value: (UInt8, UInt8, UInt8, UInt8), to pixel: UnsafeMutableRawPointer) {
        if let alpha { pixel.storeBytes(of: value.3, toByteOffset: alpha, as: UInt8.self) }
        guard color.count == 3 else { return }
        func stored(_ component: UInt8) -> UInt8 {
            guard !isPremultiplied, alpha != nil, value.3 > 0 else { return component }
            return UInt8(min(Int(component) * 255 / Int(value.3), 255))
        }
        if color[0] == color[1] {
            let sum = 0.2126 * Double(value.0) + 0.7152 * Double(value.1) + 0.0722 * Double(value.2)
            pixel.storeBytes(of: stored(UInt8(min(sum.rounded(), 255))), toByteOffset: color[0], as: UInt8.self)
        } else {
            pixel.storeBytes(of: stored(value.0), toByteOffset: color[0], as: UInt8.self)
            pixel.storeBytes(of: stored(value.1), toByteOffset: color[1], as: UInt8.self)
            pixel.storeBytes(of: stored(value.2), toByteOffset: color[2], as: UInt8.self)
        }
    }
}
