import CoreGraphics
import DeviceCatalog
import Foundation
import RenderModel
import Scenes
import Testing
import WidgetVocabulary

@Suite("The room of Apple Vision Pro")
struct RoomTests {
    private func scene(
        _ context: Context, _ families: Family..., change: (inout VisionSetting) -> Void = { _ in }
    ) throws -> Scene {
        var setting = Setting()
        change(&setting.vision)
        return try Scene(
            SceneRequest(
                device: try Samples.device("Apple Vision Pro"), context: context, setting: setting,
                widgets: families.map { SceneRequest.Widget(name: "Forecast", family: $0) }))
    }

    /// Shapes of the backdrop that reach around a slot on all sides, and lie near it.
    private func around(_ slot: SceneSlot, in scene: Scene) -> [CGRect] {
        scene.backdrop.root.all.map(\.frame).filter {
            $0.contains(slot.frame) && $0.width < slot.frame.width + 120
        }
    }

    @Test("F-133: a widget has a surface, a frame and a face")
    func parts() throws {
        for context in [Context.horizontalSurface, .verticalSurface] {
            let scene = try scene(context, .systemSmall)
            let slot = try #require(scene.slots.first)
            #expect(!around(slot, in: scene).isEmpty)
            #expect(scene.backdrop.root.all.contains { $0.frame.width == scene.size.width && $0.frame.minY > 0 })
            #expect(slot.traits.containerBackground == .shown)
        }
    }

    @Test("F-138: elevated it leans back over a soft shadow on a table, and is upright on a wall")
    func elevated() throws {
        let table = try scene(.horizontalSurface, .systemSmall)
        let wall = try scene(.verticalSurface, .systemSmall)
        let leaning = table.slots[0].transform
        #expect(abs(leaning.d / leaning.a - cos(Decisions.elevatedTilt * .pi / 180)) < 1e-9)
        #expect(wall.slots[0].transform.a == wall.slots[0].transform.d)
        let blurs = table.backdrop.root.all.filter {
            if case .effect(.blur(let radius, _)) = $0.content { return radius > 0 }
            return false
        }
        #expect(blurs.count == 1)
        #expect(try #require(table.slots[0].traits.room).mount.tilt > 0)
        #expect(try #require(wall.slots[0].traits.room).mount.tilt == 0)
    }

    @Test("At 100 % a widget stays within the table, near and far", arguments: [1.0, 1.5, 2.5, 4, 10])
    func table(distance: Double) throws {
        for family in [Family.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge] {
            let scene = try scene(.horizontalSurface, family) { $0.distance = distance }
            let slot = scene.slots[0].frame
            let top = try #require(
                scene.backdrop.root.all.map(\.frame).first { $0.width == scene.size.width && $0.minY > 0 }?.minY)
            #expect(slot.minY >= top - 1 && slot.maxY + 30 < scene.size.height, "\(family)")
        }
    }

    @Test("F-139, F-140: recessed it is behind a wall, and a table rejects it")
    func recessed() throws {
        let wall = try scene(.verticalSurface, .systemLarge) { $0.mounting = .recessed }
        #expect(try #require(wall.slots[0].traits.room).mount.depth < 0)
        let shadows = wall.foreground.root.all.filter { wall.slots[0].frame.contains($0.frame.center) }
        #expect(!shadows.isEmpty)
        #expect(throws: SceneRejection.placement(.mountingNotHere(.recessed, .horizontalSurface))) {
            try scene(.horizontalSurface, .systemLarge) { $0.mounting = .recessed }
        }
    }

    @Test("F-141: widgets of one app are each mounted as their own configuration specifies")
    func configurations() throws {
        let large = try MountingStyle.chosen(supported: [.recessed], in: .verticalSurface)
        let small = try MountingStyle.chosen(supported: [.elevated], in: .verticalSurface)
        let first = try scene(.verticalSurface, .systemLarge) { $0.mounting = large }
        let second = try scene(.verticalSurface, .systemSmall) { $0.mounting = small }
        #expect(first.slots[0].traits.room?.mounting == .recessed)
        #expect(second.slots[0].traits.room?.mounting == .elevated)
        #expect(throws: PlacementRejection.self) {
            try MountingStyle.chosen(supported: [.recessed], in: .horizontalSurface)
        }
    }

    @Test("F-142: the frame grows outward; the widget's slot is the same for every frame width")
    func frameWidths() throws {
        var widths: [Double] = []
        var slots: Set<[Double]> = []
        for frame in FrameWidth.allCases {
            let scene = try scene(.verticalSurface, .systemMedium) { $0.frame = frame }
            let slot = scene.slots[0]
            slots.insert([slot.frame.minX, slot.frame.minY, slot.frame.width, slot.frame.height, slot.canvas.width])
            widths.append(around(slot, in: scene).map { slot.frame.minX - $0.minX }.max() ?? 0)
        }
        #expect(slots.count == 1)
        #expect(widths == widths.sorted() && Set(widths).count == FrameWidth.allCases.count)
    }

    @Test("F-135: from 75 to 125 % a widget grows with the scale, and shrinks with the distance")
    func scales() throws {
        func width(_ percent: Double, _ distance: Double) throws -> Double {
            try scene(.verticalSurface, .systemSmall) {
                $0.scale = VisionScale(clamping: percent)
                $0.distance = distance
            }.slots[0].frame.width
        }
        #expect(abs(try width(100, 1) - 158) < 1e-9)
        #expect(abs(try width(75, 1) - 118.5) < 1e-9)
        #expect(abs(try width(125, 1) - 197.5) < 1e-9)
        #expect(try width(500, 1) == width(125, 1))
        #expect(abs(try width(100, 4) - 39.5) < 1e-9)
    }

    @Test("F-137: beyond the threshold the slot requests the simplified view")
    func detail() throws {
        for (distance, detail) in [(1.0, LevelOfDetail.default), (4, .simplified)] {
            let scene = try scene(.verticalSurface, .systemSmall) { $0.distance = distance }
            #expect(scene.slots[0].traits.levelOfDetail == detail)
        }
    }

    @Test("F-148: at 125 % and an arm's length every canvas point still has at least the density it is drawn at")
    func density() throws {
        let scene = try scene(.verticalSurface, .systemExtraLargePortrait) {
            $0.scale = VisionScale(clamping: 125)
        }
        let slot = scene.slots[0]
        #expect(slot.transform.a * scene.scale >= 1.25 * scene.scale)
        #expect(slot.frame.maxY <= scene.size.height && slot.frame.minY >= 0)
    }

    @Test(
        "F-149: each surface has its families, and a scene has their size in millimeters at every scale",
        arguments: [Context.horizontalSurface, .verticalSurface], [75.0, 100, 125])
    func millimeters(context: Context, percent: Double) throws {
        // The guidelines' sizes in millimeters at 100 %.
        let table: [(Family, Double, Double)] = [
            (.systemSmall, 268, 268), (.systemMedium, 574, 268), (.systemLarge, 574, 600),
            (.systemExtraLarge, 763, 574), (.systemExtraLargePortrait, 574, 763),
        ]
        for (family, width, height) in table {
            #expect(family.contexts(on: .visionPro)?.contains(context) == true)
            let scale = try VisionScale(percent: percent)
            let scene = try scene(context, family) { $0.scale = scale }
            let size = try #require(scene.slots[0].place.millimeters(at: scale))
            #expect(abs(size.width - width * percent / 100) < 1e-9, "\(family)")
            #expect(abs(size.height - height * percent / 100) < 1e-9, "\(family)")
        }
        #expect(Family.allCases.filter { $0.contexts(on: .visionPro)?.contains(context) == true }.count == table.count)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
