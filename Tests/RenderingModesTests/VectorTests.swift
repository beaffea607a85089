import CoreGraphics
import Foundation
import Painter
import RenderModel
import RenderingModes
import TestSupport
import Testing
import VectorWriter

@Suite("Browsers render treated widgets as they are painted")
struct VectorTests {
    /// A page that puts the mean difference of each pair of pictures, in steps of 255, in its place.
    private static func page(_ pairs: [(svg: [UInt8], png: [UInt8])]) -> String {
        let sources = pairs.map { pair in
            "[\"data:image/svg+xml;base64,\(Data(pair.svg).base64EncodedString())\","
                + "\"data:image/png;base64,\(Data(pair.png).base64EncodedString())\"]"
        }
        return """
            <!DOCTYPE html><body><script>
            const load = source => new Promise((done, fail) => {
              const image = new Image(); image.onload = () => done(image); image.onerror = fail; image.src = source;
            });
            const pixels = (image, like) => {
              const canvas = document.createElement("canvas");
              [canvas.width, canvas.height] = [like.naturalWidth, like.naturalHeight];
              const context = canvas.getContext("2d");
              context.drawImage(image, 0, 0, canvas.width, canvas.height);
              return context.getImageData(0, 0, canvas.width, canvas.height).data;
            };
            Promise.all([\(sources.joined(separator: ","))].map(async ([svg, png]) => {
              const painted = await load(png), drawn = await load(svg);
              const a = pixels(painted, painted), b = pixels(drawn, painted);
              let sum = 0;
              for (let i = 0; i < a.length; i += 4) for (let c = 0; c < 3; c++) sum += Math.abs(a[i + c] - b[i + c]);
              return sum / (a.length * 3 / 4);
            })).then(found => { document.body.textContent = "FOUND" + found.join(" ") + "END"; });
            </script></body>
            """
    }

    private func differences(_ pairs: [(svg: [UInt8], png: [UInt8])]) throws -> [Double] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vectors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("page.html")
        try Self.page(pairs).write(to: page, atomically: true, encoding: .utf8)
        let found = try HeadlessBrowser.found(on: page.absoluteString, profile: folder.path + "/browser")
        return found.split(separator: " ").compactMap { Double($0) }
    }

    /// The widget in the middle of stripes that reach far enough for every blur.
    private static func scene(_ widget: RenderTree) -> RenderTree {
        let size = CGSize(width: 220, height: 200)
        let frame = CGRect(origin: .zero, size: size)
        let stripes = stride(from: 0.0, to: size.width, by: 8).map { x in
            Sample.rectangle(x, 0, 4, size.height, .pureBlue)
        }
        let place = CGAffineTransform(translationX: 80, y: 80)
        let moved = RenderNode(
            .effect(.transform(place)), frame: CGRect(origin: .zero, size: Sample.canvas).applying(place),
            children: [widget.root])
        var scene = widget
        scene.size = size
        scene.root = RenderNode(
            frame: frame, children: [Sample.rectangle(frame, .color(.orange))] + stripes + [moved])
        return scene
    }

    /// The widget is a twentieth of the picture. Stripes that are not blurred below its glass would be off by about 60
    /// of 255 there, so by 3 on the whole. What remains are the rounding of each step, and the edges of shapes, which
    /// two programs smooth in two ways.
    @Test(
        "Every treatment, with a material, a shadow and words of several strengths, is within 0.5 of 255",
        .enabled("no browser is installed; run ./dev setup") { HeadlessBrowser.path != nil })
    func treatments() throws {
        let veil = Sample.rectangle(CGRect(x: 4, y: 22, width: 40, height: 14), .material(.thin))
        let glow = Sample.effect(
            .shadow(color: .black, radius: 2, offset: .zero),
            [Sample.rectangle(32, 4, 12, 8, .white, level: .secondary)])
        let widget = Sample.widget([
            Sample.rectangle(4, 4, 12, 12, .teal, marks: .accentable),
            Sample.rectangle(18, 4, 10, 12, RGBA.white.opacity(0.5)), glow, veil,
        ])
        let painter = try Painter()
        var pairs: [(svg: [UInt8], png: [UInt8])] = []
        for treatment in TreatmentTests.all {
            let tree = Self.scene(widget.treated(by: treatment))
            let svg = VectorWriter(options: .init(displaySize: tree.size)).write(tree).svg
            pairs.append((svg, try PNGEncoder.encode(try painter.paint(tree).bitmap, tier: .small)))
        }
        let found = try differences(pairs)
        #expect(found.count == pairs.count)
        for (treatment, difference) in zip(TreatmentTests.all, found) {
            #expect(difference < 0.5, "\(treatment)")
        }
    }
}
