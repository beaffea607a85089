import SwiftUI
import Testing
import _Testing_CoreGraphics

@testable import UIKit

@Suite("Images drawn in code")
@MainActor
struct UIImageTests {
    private func picture(_ size: CGSize, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    private func drawing(_ image: UIImage) throws -> DrawnPicture {
        guard case .drawing(let drawing) = image.image.source else {
            throw CancellationError()
        }
        return drawing
    }

    @Test(
        "An invalid size or scale gives an empty image",
        arguments: [
            (CGSize(width: Double.nan, height: 10), 2), (CGSize(width: 10, height: Double.infinity), 2),
            (CGSize(width: -4, height: 10), 2), (CGSize(width: 10, height: 10), .nan),
        ] as [(CGSize, CGFloat)])
    func impossibleSizes(size: CGSize, scale: CGFloat) throws {
        let image = picture(size, scale: scale)
        #expect(image.size == .zero && image.cgImage == nil)
        #expect(try drawing(image).steps.isEmpty)
        let canvas = CGSize(width: 100, height: 100)
        let tree = ViewRenderer(
            size: canvas, environment: EnvironmentValues(), date: Date(timeIntervalSinceReferenceDate: 0),
            resources: NoResources()
        ).render(Image(uiImage: image).resizable())
        #expect(tree.diagnostics.filter { $0.severity == .error } == [])
    }

    @Test("An image too large to represent is rejected, with no other effect")
    func hugePictures() {
        let image = picture(CGSize(width: 1e200, height: 1e200))
        #expect(image.cgImage == nil)
        let tree = ViewRenderer(
            size: CGSize(width: 100, height: 100), environment: EnvironmentValues(),
            date: Date(timeIntervalSinceReferenceDate: 0), resources: NoResources()
        ).render(Image(uiImage: image).resizable())
        #expect(tree.diagnostics.contains { $0.code == .imageTooLarge })
    }

    @Test("An invalid image scale becomes 1")
    func impossibleScales() throws {
        let pixels = try #require(CGImage(width: 4, height: 2, premultipliedRGBA: Array(repeating: 255, count: 32)))
        for scale in [CGFloat.nan, .infinity, 0, -1] {
            #expect(UIImage(cgImage: pixels, scale: scale, orientation: .up).size == CGSize(width: 4, height: 2))
        }
        #expect(pixels.cropping(to: CGRect(x: Double.nan, y: 0, width: 1, height: 1)) == nil)
    }

    @Test("The origin of a renderer's bounds is the image's upper left corner")
    func bounds() throws {
        let bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
        let image = UIGraphicsImageRenderer(bounds: bounds).image { $0.fill(bounds) }
        #expect(image.size == bounds.size)
        let steps = try drawing(image).steps
        #expect(
            steps == [
                .fill(PathStorage(rect: CGRect(x: 0, y: 0, width: 30, height: 40)), evenOdd: false, .black)
            ])
    }

    @Test("The formats of a renderer and of its context have the bounds; the format passed in does not")
    func formatBounds() {
        let bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
        #expect(renderer.format.bounds == bounds)
        _ = renderer.image { context in
            #expect(context.format.bounds == bounds)
            #expect(context.format.scale == 3)
        }
        #expect(format.bounds == .zero)
    }

    @Test("An image drawn in code is the same image when its file is read back, with pixels as points")
    func filesOfDrawings() throws {
        let image = picture(CGSize(width: 10, height: 20))
        for file in [image.pngData(), image.jpegData(compressionQuality: 0.8)] {
            let file = try #require(file)
            #expect(file == image.pngData())
            let read = try #require(UIImage(data: file))
            #expect(read.size == CGSize(width: 20, height: 40) && read.scale == 1)
            #expect(try #require(UIImage(data: file, scale: 2)).size == image.size)
            let place = CGRect(x: 0, y: 0, width: 20, height: 40)
            #expect(try drawing(read).steps == [.picture(GraphicsPicture(image.image), place, .identity)])
        }
        #expect(picture(CGSize(width: 10, height: 21)).pngData() != image.pngData())
        #expect(UIImage().pngData() == nil)
    }

    @Test("A file from another process is a transparent image")
    func foreignFiles() throws {
        var file = try #require(picture(CGSize(width: 10, height: 20)).pngData())
        file[file.startIndex + 41] ^= 0xFF
        let read = try #require(UIImage(data: file))
        #expect(read.size == CGSize(width: 20, height: 40))
        guard case .picture = read.image.source else {
            Issue.record("The file has another picture's name.")
            return
        }
    }

    /// Interface Builder records 20 x 19.33 points for the circle family at 17 points.
    @Test("A symbol has its size next to text of the standard size")
    func symbolSize() throws {
        let circle = try #require(UIImage(systemName: "circle"))
        #expect(circle.scale == 3)
        #expect(abs(circle.size.width - 20) < 0.34 && abs(circle.size.height - 19.33) < 0.34)
    }

    @Test("An invalid symbol name gives no image; a symbol without a drawing is an empty one")
    func symbolNames() throws {
        for name in ["no.such.symbol", "Star", "star_icon", "logo", "", "custom.heart"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
        }
        for name in ["star.fill", "figure.badminton", "shazam.logo.fill", "swiftdata"] {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
        #expect(UIImage(systemName: "no.such.symbol", withConfiguration: nil) == nil)
        #expect(try #require(UIImage(systemName: "figure.badminton.not.drawn")).size == .zero)
    }
}
