import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

/// A picture of 20 x 10 points with the requested number of pixels, up to 24 per point.
private struct VectorCatalog: BundleResources {
    var isSharpAtAnySize: Bool

    func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA? { nil }

    func image(named name: String, dark: Bool, scale: Double) -> AssetImage? {
        let scale = [1.0, 2, 3, 6, 12, 24].first { $0 >= scale } ?? 24
        let resource = RenderModel.ImageResource(
            name: name, pixelWidth: Int(20 * scale), pixelHeight: Int(10 * scale), bytes: [], format: .encoded)
        return AssetImage(resource: resource, scale: scale, isTemplate: false, isSharpAtAnySize: isSharpAtAnySize)
    }

    var colorNames: [String] { [] }
    var imageNames: [String] { ["leaf"] }
}

@Suite("Sharp images")
@MainActor
struct SharpImageTests {
    private func pixels(of view: some View, isSharpAtAnySize: Bool) throws -> (width: Int, natural: CGSize) {
        let catalog = VectorCatalog(isSharpAtAnySize: isSharpAtAnySize)
        let tree = TextRendering.renderer(width: 200, height: 100, scale: 2, resources: catalog).render(view)
        let content = try #require(tree.root.flattened.compactMap(\.image).first)
        return (tree.images[content.image].pixelWidth, content.naturalSize)
    }

    @Test("A vector image drawn five times as large has enough pixels; its natural size is unchanged")
    func enlarged() throws {
        let large = Image("leaf").resizable().frame(width: 100, height: 50)
        let sharp = try pixels(of: large, isSharpAtAnySize: true)
        #expect(sharp.width == 480)
        #expect(sharp.natural == CGSize(width: 20, height: 10))
        #expect(try pixels(of: large, isSharpAtAnySize: false).width == 40)
    }

    /// A picture shrunk by less than three has edges twice as soft as a vector's: 203, 195, 155, 54 and 0 of 255 across
    /// one where Apple's picture has 203, 203, 203, 58 and 0.
    @Test("Between the available sizes, a vector image has up to three pixels per drawn pixel")
    func betweenSizes() throws {
        let exact = Image("leaf").resizable().frame(width: 60, height: 30)
        #expect(try pixels(of: exact, isSharpAtAnySize: true).width == 120)
        let larger = Image("leaf").resizable().frame(width: 28, height: 14)
        #expect(try pixels(of: larger, isSharpAtAnySize: true).width == 240)
        let smaller = Image("leaf").resizable().frame(width: 10, height: 5)
        #expect(try pixels(of: smaller, isSharpAtAnySize: true).width == 20)
        #expect(try pixels(of: larger, isSharpAtAnySize: false).width == 40)
    }

    @Test("At its natural size it has the screen's pixels")
    func natural() throws {
        #expect(try pixels(of: Image("leaf"), isSharpAtAnySize: true).width == 40)
    }
}
