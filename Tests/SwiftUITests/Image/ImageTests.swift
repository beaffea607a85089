import RenderModel
import Testing
import _Testing_CoreGraphics

import enum WidgetVocabulary.MissingPictures

@testable import SwiftUI

/// An asset catalog with one picture of 60 x 30 pixels at two pixels a point.
private struct Catalog: BundleResources {
    var isTemplate = false
    var capInsets: EdgeInsets?

    func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA? { nil }

    func image(named name: String, dark: Bool, scale: Double) -> AssetImage? {
        guard name == "photo" else { return nil }
        let resource = RenderModel.ImageResource(
            name: dark ? "photo-dark" : "photo", pixelWidth: 60, pixelHeight: 30,
            bytes: [UInt8](repeating: 255, count: 60 * 30 * 4), format: .rawRGBA)
        return AssetImage(resource: resource, scale: 2, isTemplate: isTemplate, capInsets: capInsets)
    }

    var colorNames: [String] { [] }
    var imageNames: [String] { ["photo"] }
}

@Suite("Images")
@MainActor
struct ImageTests {
    private func renderer(_ catalog: Catalog = Catalog()) -> ViewRenderer {
        TextRendering.renderer(width: 200, height: 100, scale: 2, resources: catalog)
    }

    @Test("An image has its natural size until it is resizable")
    func sizes() {
        let image = Image("photo")
        #expect(
            renderer().sizeThatFits(image, ProposedViewSize(width: 90, height: 90)) == CGSize(width: 30, height: 15))
        let resizable = image.resizable()
        #expect(renderer().sizeThatFits(resizable, .unspecified) == CGSize(width: 30, height: 15))
        #expect(
            renderer().sizeThatFits(resizable, ProposedViewSize(width: 90, height: 90)) == CGSize(width: 90, height: 90)
        )
        let fitted = resizable.aspectRatio(contentMode: .fit)
        #expect(
            renderer().sizeThatFits(fitted, ProposedViewSize(width: 90, height: 90)) == CGSize(width: 90, height: 45))
    }

    @Test("Templates take the foreground, by the catalog or the modifier; other images keep their colors")
    func templates() throws {
        func template(_ view: some View, _ catalog: Catalog = Catalog()) throws -> Fill? {
            try #require(renderer(catalog).render(view).root.flattened.compactMap(\.image).first).template
        }
        let red = Fill(.color(Color.red.resolve(in: EnvironmentValues()).rgba))
        #expect(try template(Image("photo").foregroundStyle(.red)) == nil)
        #expect(try template(Image("photo").renderingMode(.template).foregroundStyle(.red)) == red)
        #expect(try template(Image("photo").foregroundStyle(.red), Catalog(isTemplate: true)) == red)
        #expect(try template(Image("photo").renderingMode(.original), Catalog(isTemplate: true)) == nil)
    }

    @Test("Cap insets keep their size, the rest is stretched or tiled")
    func resizing() throws {
        func resizing(_ view: some View, _ catalog: Catalog = Catalog()) throws -> ImageContent.Resizing {
            try #require(renderer(catalog).render(view).root.flattened.compactMap(\.image).first).resizing
        }
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(try resizing(Image("photo").resizable()) == .stretch)
        #expect(try resizing(Image("photo").resizable(resizingMode: .tile)) == .tile)
        let slices = ImageContent.Resizing.slices(top: 1, left: 2, bottom: 3, right: 4, tiled: false)
        #expect(try resizing(Image("photo").resizable(capInsets: insets)) == slices)
        #expect(try resizing(Image("photo").resizable(), Catalog(capInsets: insets)) == slices)
    }

    @Test("A missing image is reported with the available ones")
    func missing() {
        let diagnostics = renderer().render(Image("foto")).diagnostics
        #expect(diagnostics.map(\.code) == [.missingImage])
        #expect(diagnostics.first?.remedy?.contains("photo") == true)
    }

    @Test("I0174: a missing image has no natural size, and one that keeps its ratio is a square")
    func missingLayout() {
        let missing = Image("foto")
        #expect(renderer().sizeThatFits(missing, ProposedViewSize(width: 90, height: 40)) == .zero)
        let fitted = missing.resizable().aspectRatio(contentMode: .fit)
        #expect(
            renderer().sizeThatFits(fitted, ProposedViewSize(width: 92, height: 300)) == CGSize(width: 92, height: 92))
        let filling = missing.resizable().aspectRatio(contentMode: .fill)
        #expect(
            renderer().sizeThatFits(filling, ProposedViewSize(width: 92, height: 30)) == CGSize(width: 92, height: 92))
    }

    @Test("I0174: a missing image is marked by a box in its frame, or omitted; it is reported in both cases")
    func missingIsMarkedOrOmitted() throws {
        func tree(_ missing: MissingPictures) -> RenderTree {
            renderer().render(
                Image("foto").resizable().frame(width: 30, height: 20).environment(\.missingPictures, missing))
        }
        let marked = tree(.marked)
        let box = try #require(marked.root.flattened.first { $0.semantics?.marks.contains(.missing) == true })
        #expect(box.frame.size == CGSize(width: 30, height: 20))
        #expect(marked.diagnostics.first?.message.contains("placeholder box") == true)
        let omitted = tree(.omitted)
        #expect(!omitted.root.flattened.contains { $0.shape != nil || $0.image != nil })
        #expect(omitted.diagnostics.map(\.code) == [.missingImage])
        #expect(omitted.diagnostics.first?.message.contains("nothing is drawn") == true)
    }

    @Test("Accessibility labels of images")
    func labels() {
        func semantics(_ image: Image) -> Semantics? {
            renderer().render(image).root.flattened.compactMap(\.semantics).first
        }
        #expect(semantics(Image("photo"))?.label == "photo")
        #expect(semantics(Image("photo", label: Text(verbatim: "A cat")))?.label == "A cat")
        #expect(semantics(Image(decorative: "photo"))?.marks.contains(.accessibilityHidden) == true)
    }

    @Test("Rotated and mirrored image pixels")
    func orientation() {
        // Two pixels above two: a b / c d.
        let (a, b, c, d): (UInt8, UInt8, UInt8, UInt8) = (1, 2, 3, 4)
        let bytes = [a, b, c, d].flatMap { [$0, $0, $0, $0] }
        func seen(_ orientation: Image.Orientation) -> [UInt8] {
            let result = orientation.applied(to: bytes, width: 2, height: 2).bytes
            return stride(from: 0, to: result.count, by: 4).map { result[$0] }
        }
        #expect(seen(.up) == [a, b, c, d])
        #expect(seen(.upMirrored) == [b, a, d, c])
        #expect(seen(.down) == [d, c, b, a])
        #expect(seen(.downMirrored) == [c, d, a, b])
        #expect(seen(.right) == [c, a, d, b])
        #expect(seen(.left) == [b, d, a, c])
        #expect(seen(.leftMirrored) == [a, c, b, d])
        #expect(seen(.rightMirrored) == [d, b, c, a])
    }

    @Test("F-121: a redacted image is a faint box of the same size")
    func redaction() throws {
        let tree = renderer().render(Image("photo").redacted(reason: .placeholder))
        #expect(tree.images.isEmpty)
        #expect(tree.filledRectangles.map(\.size) == [CGSize(width: 30, height: 15)])
    }
}
