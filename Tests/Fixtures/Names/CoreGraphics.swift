import CoreGraphics
import Foundation

func averageColor(of image: CGImage) -> CGColor? {
    let space = CGColorSpaceCreateDeviceRGB()
    var pixel: [UInt8] = [0, 0, 0, 0]
    let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
    guard
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: info)
    else { return nil }
    context.interpolationQuality = .medium
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    return CGColor(
        red: CGFloat(pixel[0]) / 255, green: CGFloat(pixel[1]) / 255, blue: CGFloat(pixel[2]) / 255, alpha: 1)
}

func resized(_ image: CGImage, to size: CGSize) -> CGImage? {
    let bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue)
    guard let space = image.colorSpace,
        let context = CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: image.bitsPerComponent,
            bytesPerRow: 0, space: space, bitmapInfo: bitmapInfo.rawValue)
    else { return nil }
    context.interpolationQuality = .high
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1)] as CFArray
    if let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]) {
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 10), options: [.drawsAfterEndLocation])
    }
    context.setShadow(offset: .zero, blur: 4, color: CGColor(gray: 0, alpha: 0.5))
    context.draw(image, in: CGRect(origin: .zero, size: size))
    context.drawPath(using: .fillStroke)
    return context.makeImage()
}

func noise(width: Int, height: Int) -> CGImage? {
    let bytes = [UInt8](repeating: 128, count: width * height * 4)
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
}

func luminance(_ color: CGColor) -> CGFloat {
    let rgb = color.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)
    guard let parts = rgb?.components, parts.count >= 3 else { return 0 }
    return parts[0] + parts[1] + parts[2]
}

func commands(_ path: CGPath) -> [CGPoint] {
    var points: [CGPoint] = []
    path.applyWithBlock { element in
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
        case .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath: break
        @unknown default: break
        }
    }
    return points
}
