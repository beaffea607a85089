import CoreGraphics
import DeviceCatalog
import Painter
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

@Suite("Every palette in every light")
struct RoomMatrixTests {
    /// Full color and all palettes.
    private static let palettes: [TintPalette?] = [nil] + Decisions.palettes
    private static let scales = [75.0, 100, 125]
    private static let distances = [1.0, 4]

    private func setting(_ change: (inout VisionSetting) -> Void) -> Setting {
        var setting = Setting()
        change(&setting.vision)
        return setting
    }

    private func scene(_ setting: Setting) throws -> Scene {
        try Samples.scene("Apple Vision Pro", .verticalSurface, .systemSmall, setting: setting)
    }

    private func picture(_ setting: Setting) throws -> Bitmap {
        try Painter().paint(Samples.composed(scene(setting)), options: Painter.Options(scale: 0.25)).bitmap
    }

    @Test(
        "F-150: palettes, lights, frame widths, scales and distances combine freely, each with a distinct picture",
        arguments: WidgetTexture.allCases)
    func everything(texture: WidgetTexture) throws {
        var trees: Set<RenderTree> = []
        var count = 0
        for palette in Self.palettes {
            for light in LightLevel.allCases {
                for frame in FrameWidth.allCases {
                    for scale in Self.scales {
                        for distance in Self.distances {
                            let setting = setting {
                                $0.texture = texture
                                $0.palette = palette
                                $0.light = light
                                $0.frame = frame
                                $0.scale = VisionScale(clamping: scale)
                                $0.distance = distance
                            }
                            let tree = Samples.composed(try scene(setting))
                            #expect(tree.validate().isEmpty)
                            trees.insert(tree)
                            count += 1
                        }
                    }
                }
            }
        }
        #expect(count == (Decisions.palettes.count + 1) * 4 * 4 * 3 * 2)
        #expect(trees.count == count)
    }

    @Test("F-150: the palette and the light affect the pixels", arguments: WidgetTexture.allCases)
    func pixels(texture: WidgetTexture) throws {
        var pictures: Set<String> = []
        for palette in Self.palettes {
            for light in LightLevel.allCases {
                pictures.insert(
                    try picture(
                        setting {
                            $0.texture = texture
                            $0.palette = palette
                            $0.light = light
                        }
                    ).hash)
            }
        }
        #expect(pictures.count == Self.palettes.count * LightLevel.allCases.count)
    }
}
