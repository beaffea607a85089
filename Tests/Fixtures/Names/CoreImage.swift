import CoreImage
import SwiftUI
import UIKit

struct QRCodeView: View {
    let text: String
    private let context = CIContext()
    private let filter = CIFilter.qrCodeGenerator()

    var body: some View {
        Image(uiImage: code(for: text))
            .interpolation(.none)
            .resizable()
            .scaledToFit()
    }

    func code(for string: String) -> UIImage {
        filter.message = Data(string.utf8)
        filter.correctionLevel = "H"
        let transform = CGAffineTransform(scaleX: 10, y: 10)
        if let output = filter.outputImage?.transformed(by: transform),
            let image = context.createCGImage(output, from: output.extent)
        {
            return UIImage(cgImage: image)
        }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
    }

    func named(_ string: String) -> CIImage? {
        guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
        filter.setValue(string.data(using: .ascii), forKey: "inputMessage")
        filter.setValue("Q", forKey: "inputCorrectionLevel")
        let colors = CIFilter(name: "CIFalseColor", parameters: ["inputColor0": CIColor.black])
        colors?.setValue(filter.outputImage, forKey: kCIInputImageKey)
        colors?.setValue(CIColor(red: 1, green: 1, blue: 1, alpha: 0), forKey: "inputColor1")
        return colors?.outputImage
    }
}

func averageColor(of image: CIImage) -> CIColor? {
    let extent = CIVector(x: image.extent.origin.x, y: image.extent.origin.y, z: image.extent.width, w: 1)
    guard
        let filter = CIFilter(
            name: "CIAreaAverage", parameters: [kCIInputImageKey: image, kCIInputExtentKey: extent]),
        let output = filter.outputImage
    else { return nil }
    var bitmap = [UInt8](repeating: 0, count: 4)
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    context.render(
        output, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
        colorSpace: nil)
    return CIColor(red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255, blue: CGFloat(bitmap[2]) / 255)
}

func blurred(_ image: CIImage) -> CIImage? {
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = image.clampedToExtent()
    blur.radius = 12
    let controls = CIFilter.colorControls()
    controls.inputImage = blur.outputImage?.cropped(to: image.extent)
    controls.saturation = 1.2
    return controls.outputImage?.applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1])
}
