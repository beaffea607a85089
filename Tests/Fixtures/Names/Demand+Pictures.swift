import AVKit
import CoreImage
import CryptoKit
import SwiftUI
import UIKit

func brightness(of image: UIImage) -> CGFloat {
    guard let cgImage = image.cgImage else { return 0 }
    switch cgImage.alphaInfo {
    case .none, .noneSkipLast, .noneSkipFirst: break
    default: return 0
    }
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = CIContext(options: [.workingColorSpace: kCFNull as Any])
    let input = CIImage(cgImage: cgImage)
    guard let filter = CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: input]),
        let output = filter.outputImage
    else { return 0 }
    context.render(
        output, toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
        colorSpace: nil)
    let color = CIColor(color: UIColor(red: CGFloat(pixel[0]) / 255, green: 0, blue: 0, alpha: 1))
    return color.red + color.green + color.blue
}

func bitmap(width: Int, height: Int) -> CGContext? {
    CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
}

func picture(in data: Data) -> CGImage? {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
    return CGImageSourceCreateImageAtIndex(source, 0, nil)
}

func stored(_ color: UIColor) throws -> UIColor? {
    let coder: any NSCoding = color
    let data = try NSKeyedArchiver.archivedData(withRootObject: coder, requiringSecureCoding: false)
    return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIColor
}

func digest(of text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
}

struct FilmView: View {
    private let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))

    var body: some View {
        VideoPlayer(player: player)
            .onAppear { player.play() }
            .onDisappear { player.pause() }
    }
}

func literal() -> UIImage { UIImage(imageLiteralResourceName: "Photo") }
