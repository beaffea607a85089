import DeviceCatalog
import Painter
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

@Suite("Watch faces that invert")
struct InvertedFaceTests {
    private func picture(_ inversion: WatchFace.Inversion, _ family: Family) throws -> Bitmap {
        let setting = Setting(watchFace: WatchFace(inversion: inversion))
        let scene = try Samples.scene("45mm", .watchComplication, family, setting: setting)
        return try Painter().paint(Samples.composed(scene), options: Painter.Options(scale: 1)).bitmap
    }

    @Test(
        "F-44: the face itself inverts with its complications: it is white, and everything on it is inverted",
        arguments: [Family.accessoryCircular, .accessoryRectangular])
    func face(family: Family) throws {
        let plain = try picture(.standard, family)
        let inverted = try picture(.inverted, family)
        #expect(plain[0, 0] == Pixel(red: 0, green: 0, blue: 0))
        #expect(inverted[0, 0] == Pixel(red: 255, green: 255, blue: 255))
        var farthest = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width {
                let (a, b) = (plain[x, y], inverted[x, y])
                for sum in [Int(a.red) + Int(b.red), Int(a.green) + Int(b.green), Int(a.blue) + Int(b.blue)] {
                    farthest = max(farthest, abs(255 - sum))
                }
            }
        }
        // Smoothed edges are mixed in more than one step.
        #expect(farthest <= 3)
    }
}
