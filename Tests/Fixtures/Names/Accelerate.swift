import Accelerate
import UIKit

func blurred(_ image: UIImage, radius: UInt32) throws -> UIImage? {
    guard let picture = image.cgImage,
        let format = vImage_CGImageFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    else { return nil }
    var source = try vImage_Buffer(cgImage: picture, format: format)
    defer { source.free() }
    var small = try vImage_Buffer(width: 40, height: 40, bitsPerPixel: 32)
    defer { small.free() }
    vImageScale_ARGB8888(&source, &small, nil, vImage_Flags(kvImageHighQualityResampling))
    var soft = try vImage_Buffer(size: small.size, bitsPerPixel: format.bitsPerPixel)
    defer { soft.free() }
    let side = radius | 1
    let error = vImageBoxConvolve_ARGB8888(
        &small, &soft, nil, 0, 0, side, side, nil, vImage_Flags(kvImageEdgeExtend))
    guard error == kvImageNoError, format.componentCount == 4 else { throw vImage.Error.internalError }
    return UIImage(cgImage: try soft.createCGImage(format: format))
}
