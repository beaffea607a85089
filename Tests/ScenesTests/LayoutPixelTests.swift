import CoreGraphics
import DeviceCatalog
import Painter
import RenderModel
import Scenes
import Testing

@Suite("Layout samples as pictures")
struct LayoutPixelTests {
    private func picture(_ sample: LayoutSample, scale: Double = 1) throws -> Bitmap {
        try Painter().paint(#require(sample.tree()), options: Painter.Options(scale: scale)).bitmap
    }

    @Test("F-165: backgrounds reach every edge of the screen", arguments: ["393x852", "820x1180", "375x667"])
    func edges(name: String) throws {
        let device = try Samples.device(name)
        for sample in [
            LayoutSample.guides(device, .portrait), .guides(device, .landscape), .form(device, focused: nil),
            .form(device, focused: 3),
        ] {
            let bitmap = try picture(sample)
            let (right, low) = (bitmap.width - 1, bitmap.height - 1)
            for x in 0...right { #expect(bitmap[x, 0].alpha == 255 && bitmap[x, low].alpha == 255) }
            for y in 0...low { #expect(bitmap[0, y].alpha == 255 && bitmap[right, y].alpha == 255) }
        }
    }

    @Test("F-169: a Mac's window keeps its last button away from the bottom edge and the corners")
    func macWindow() throws {
        let guides = LayoutGuides(try Samples.device("MacBook Air").screen)
        let button = guides.bottomButton
        #expect(Double(button.maxY) <= guides.screen.maxY - Decisions.narrowMargin)
        #expect(guides.forbidden.count == 5)
        #expect(guides.forbidden.allSatisfy { !$0.intersects(button.insetBy(dx: 0.01, dy: 0.01)) })
    }

    @Test("F-180: shown to someone opposite, every pixel is at its opposite position")
    func turned() throws {
        let device = try Samples.device("45mm")
        let plain = try picture(.watchButtons(device, shown: false), scale: 2)
        let shown = try picture(.watchButtons(device, shown: true), scale: 2)
        var differences = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width where shown[x, y] != plain[x, y] { differences += 1 }
        }
        #expect(differences > 1000, "the sample is not the same upside down")
        for y in 0..<plain.height {
            for x in 0..<plain.width {
                let (a, b) = (shown[x, y], plain[plain.width - 1 - x, plain.height - 1 - y])
                // Smoothed edges may round to the other side.
                let distance = max(abs(Int(a.red) - Int(b.red)), abs(Int(a.blue) - Int(b.blue)))
                #expect(distance <= 2)
            }
        }
    }

    @Test("F-159: at both ends of a row the next items are partly visible", arguments: 2...9)
    func hints(columns: Int) throws {
        let tree = try #require(LayoutSample.televisionGrid(columns: columns, focused: -9).tree())
        let screen = CGRect(origin: .zero, size: tree.size)
        let cut = tree.root.all.map(\.frame).filter { $0.intersects(screen) && !screen.contains($0) }
        #expect(cut.contains { $0.minX < 0 && $0.maxX > 20 })
        #expect(cut.contains { $0.maxX > 1920 && $0.minX < 1900 })
    }
}
