import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import HostTestSupport
import Painter
import RenderModel
import Testing
import WidgetVocabulary

@Suite("Layout of the example widgets")
struct ExampleLayoutTests {
    typealias Example = ExampleTests.Example

    private static let system: [Family] = [.systemSmall, .systemMedium, .systemLarge]

    @Test("F-103: each screen gives the widget its own size, and type is as large on the smallest as on the largest")
    func screens() throws {
        var sizes: [CGSize] = []
        var type: Set<Double> = []
        for screen in DeviceCatalog.allScreens where screen.platform == .iPhone {
            let placed = try PlacedExample(.weather, on: screen.name, .homeScreen, .systemSmall)
            let tree = try placed.tree()
            #expect(tree.size == placed.environment.canvasSize)
            sizes.append(tree.size)
            type.insert(try #require(tree.hero.flatMap { tree.fontSize(of: $0) }))
        }
        #expect(sizes.count == 13)
        #expect(Set(sizes.map(\.width)).count > 5)
        #expect(type == [36])
    }

    @Test("F-108: content starts 16 points from the widget's edge", arguments: [Example.weather, .tides])
    func standardMargin(example: Example) throws {
        for family in [Family.systemSmall, .systemMedium] {
            let placed = try PlacedExample(example, .homeScreen, family)
            let leaves = try placed.tree().leaves.filter { $0.spoken != nil }
            let edge = try #require(leaves.map(\.frame.minX).min())
            #expect(abs(edge - 16) < 1e-6, "\(family)")
            #expect(leaves.allSatisfy { $0.frame.maxX <= placed.environment.canvasSize.width - 16 + 0.5 })
            #expect(leaves.allSatisfy { $0.frame.minY >= 15.5 })
        }
    }

    @Test("F-109: a group of shapes has the tight margin of 11 points from its own padding")
    func tightMargin() throws {
        let session = ExtensionProcess(try PlaceTests.built.get(), options: .patient)
        let tree = try session.tree(of: "Tight", in: .small)
        let plates = tree.everyNode.filter { node in
            if case .shape = node.content {
                node.semantics?.marks.contains(.containerBackground) != true
            } else {
                false
            }
        }
        let group = plates.filter { $0.frame.width < 158 }.reduce(CGRect.null) { $0.union($1.frame) }
        #expect(group == CGRect(x: 11, y: 11, width: 136, height: 136))
    }

    @Test("F-120: the widget's main number has the largest type", arguments: [Example.weather, .tides])
    func hero(example: Example) throws {
        for family in Self.system {
            let placed = try PlacedExample(example, .homeScreen, family)
            let tree = try placed.tree()
            let hero = try #require(tree.hero?.spoken)
            #expect(hero.contains { $0.isNumber }, "\(family): \(hero)")
            #expect(hero.hasSuffix(example == .weather ? "°" : "m"), "\(family): \(hero)")
            let others = tree.leaves.filter { $0.spoken != hero }.compactMap { tree.fontSize(of: $0) }
            let size = try #require(tree.hero.flatMap { tree.fontSize(of: $0) })
            #expect(others.allSatisfy { $0 < size }, "\(family)")
        }
    }

    @Test("F-156: the number is at the top or on the leading side, and its lines share a leading edge")
    func reading() throws {
        for example in [Example.weather, .tides] {
            for family in Self.system {
                let placed = try PlacedExample(example, .homeScreen, family)
                let tree = try placed.tree()
                let hero = try #require(tree.hero).frame
                #expect(hero.midX < tree.size.width / 2 || hero.midY < tree.size.height / 2)
                // Hours are centered in their columns and rows have a symbol before their text; everything else that
                // leads a line is at the widget's leading edge.
                let edges = Dictionary(
                    grouping: tree.leaves.filter { $0.spoken != nil && $0.frame.midX < tree.size.width / 2 },
                    by: { Int($0.frame.minX.rounded()) }
                ).mapValues(\.count)
                #expect(edges[16] ?? 0 >= 2, "\(example), \(family): \(edges)")
                if example == .tides || family == .systemSmall { #expect(edges.count <= 2, "\(edges)") }
            }
        }
    }

    @Test("F-157: covers fill their frames in their own proportions", arguments: [Family.systemSmall, .systemMedium])
    func artwork(family: Family) throws {
        let placed = try PlacedExample(.album, .homeScreen, family)
        let tree = try placed.tree()
        var count = 0
        for node in tree.everyNode {
            guard case .effect(.clip(let path, _)) = node.content else { continue }
            let window = path.boundingRect
            for case .image(let image) in node.every.map(\.content) {
                let shape = image.naturalSize.width / image.naturalSize.height
                #expect(abs(image.destination.width / image.destination.height - shape) < 0.01)
                #expect(image.destination.insetBy(dx: -0.5, dy: -0.5).contains(window))
                #expect(abs(image.destination.midX - window.midX) <= 0.5)
                #expect(abs(image.destination.midY - window.midY) <= 0.5)
                count += 1
            }
        }
        #expect(count == 1)
    }

    enum Change: String, CaseIterable, Sendable {
        case size, density, appearance, typeSize, weight, language, direction, timeZone
    }

    @Test("F-153: each changed trait results in another picture", arguments: Change.allCases)
    func traits(change: Change) throws {
        let placed = try PlacedExample(.weather, .homeScreen, .systemLarge)
        let changed = try placed.tree { place in
            switch change {
            case .size: place.canvasSize = CGSize(width: 292, height: 311)
            case .density: place.displayScale = place.displayScale == 3 ? 2 : 3
            case .appearance: place.colorScheme = .dark
            case .typeSize: place.typeSize = .xxxLarge
            case .weight: place.legibilityWeight = .bold
            case .language: place.locale = "ja_JP"
            case .direction: place.layoutDirection = .rightToLeft
            // The clock of the city is named where it is not the reader's.
            case .timeZone: place.timeZone = place.timeZone == "Asia/Seoul" ? "America/New_York" : "Asia/Seoul"
            }
        }
        let usual = try placed.tree()
        #expect(changed != usual)
        #expect(try usual == placed.tree())
        let bitmaps = try [changed, usual].map { try Painter().paint($0).bitmap.hash }
        #expect(bitmaps[0] != bitmaps[1])
    }

    @Test(
        "F-154: in right-to-left languages every text is at its mirrored position", arguments: Example.allCases, system)
    func mirrored(example: Example, family: Family) throws {
        let placed = try PlacedExample(example, .homeScreen, family)
        let left = try placed.tree()
        let right = try placed.tree { $0.layoutDirection = .rightToLeft }
        func frames(_ tree: RenderTree) -> [String: [CGRect]] {
            Dictionary(grouping: tree.leaves.filter { $0.spoken != nil }, by: { $0.spoken ?? "" }).mapValues {
                $0.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            }
        }
        let turned = frames(right)
        #expect(frames(left).count >= 2)
        for (word, places) in frames(left) {
            let mirrored = places.map { place in
                CGRect(x: left.size.width - place.maxX, y: place.minY, width: place.width, height: place.height)
            }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            let found = try #require(turned[word])
            #expect(found.count == mirrored.count)
            for (a, b) in zip(found, mirrored) { #expect(abs(a.minX - b.minX) <= 0.5 && a.minY == b.minY, "\(word)") }
        }
    }
}
