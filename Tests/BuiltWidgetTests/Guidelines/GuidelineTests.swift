import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import TestSupport
import Testing
import WidgetCompiler
import WidgetVocabulary

@Suite("Guideline rules over the matrix of the examples")
struct GuidelineTests {
    typealias Example = ExampleTests.Example
    typealias Edition = ExampleTests.Edition

    /// Home Screens, desktops and rooms, in nine type sizes and three languages.
    @Test(
        "F-109, F-116, F-118, F-160, F-162: no example breaks a rule, in any size, type size and language",
        arguments: Edition.all)
    func examples(edition: Edition) throws {
        let built = try #require(ExampleTests.built[edition]).get()
        let session = ExtensionProcess(built, options: LaunchOptions(timeLimit: .ample, date: PlacedExample.moment))
        for widget in try session.describe().widgets {
            for family in widget.families where !family.isAccessory {
                let places = try environments(family, edition.platform)
                let reply = try session.entries(
                    EntriesRequest(kind: widget.kind, purpose: .timeline, environment: places[0]))
                let trees = try session.render(RenderRequest(token: reply.token, environments: places))
                for (place, tree) in zip(places, trees) {
                    for rule in GuidelineRule.allCases {
                        let found = rule.findings(in: tree, at: place)
                        #expect(found.isEmpty, "\(rule), \(family), \(place.typeSize), \(place.locale)")
                    }
                }
            }
        }
    }

    private func environments(
        _ family: Family, _ platform: OperatingSystem
    ) throws -> [WidgetEnvironment] {
        let (device, context): (String, Context) =
            switch platform {
            case .iOS where family == .systemExtraLarge: ("820x1180", .homeScreen)
            case .iOS: ("393x852", .homeScreen)
            case .macOS: ("MacBook Air", .desktop)
            case .visionOS: ("Apple Vision Pro", .verticalSurface)
            case .watchOS: ("45mm", .watchSmartStack)
            }
        let known = try #require(Family(rawValue: family.rawValue))
        let place = try WidgetPlace(device: DeviceCatalog.device(named: device), context: context, family: known)
        var base = WidgetEnvironment(family: family, canvasSize: .zero)
        base.set(place)
        base.set(try place.traits(under: Setting()))
        let sizes: [TypeSize] =
            platform == .iOS || platform == .visionOS ? Array(TypeSize.allCases[3...]) : [.large]
        return sizes.flatMap { size in
            ["en_US", "ko_KR", "ja_JP"].map { locale in
                var environment = base
                environment.typeSize = size
                environment.locale = locale
                return environment
            }
        }
    }

    /// Where a Lock Screen shows each example: albums have no accessories, but an iPad shows the small one.
    private static let lockScreens: [(Example, String, Family)] = [
        (.weather, "393x852", .accessoryCircular), (.weather, "393x852", .accessoryRectangular),
        (.weather, "393x852", .accessoryInline), (.weather, "820x1180", .systemSmall),
        (.tides, "393x852", .accessoryCircular), (.tides, "393x852", .accessoryRectangular),
        (.tides, "393x852", .accessoryInline), (.tides, "820x1180", .systemSmall),
        (.album, "820x1180", .systemSmall),
    ]

    @Test("F-28: on the Lock Screen each example shows dynamic information", arguments: lockScreens)
    func lockScreen(example: Example, device: String, family: Family) throws {
        let trees = try [0, 9, 33.0].map {
            try PlacedExample(example, on: device, .lockScreen, family, after: $0).tree()
        }
        #expect(!GuidelineRule.isStale(trees))
    }

    // MARK: A bundle that breaks them

    private func careless(
        _ kind: String, _ family: Family = .systemSmall, after hours: Double = 0
    ) throws -> RenderTree {
        let date = PlacedExample.moment + hours * 3600
        let session = ExtensionProcess(
            try BuiltFixture.careless.get(), options: LaunchOptions(timeLimit: .ample, date: date))
        var place = WidgetEnvironment.small
        place.family = family
        return try session.tree(of: kind, in: place)
    }

    @Test(
        "Each rule finds the widget that breaks it, and has no findings in the others",
        arguments: [
            ("Careful", []), ("Crowded", [.tightMargin]), ("Fancy", [.smallCustomType]),
            ("Fine", [.smallType, .smallType]), ("Fiddly", [.smallTarget]), ("Turning", [.turningAdvice]),
        ] as [(String, [GuidelineRule])])
    func broken(kind: String, rules: [GuidelineRule]) throws {
        let tree = try careless(kind)
        #expect(tree.diagnostics.isEmpty, "\(tree.diagnostics.map(\.text))")
        let found = GuidelineRule.allCases.flatMap { rule in
            rule.findings(in: tree, at: .small).map { (rule, $0) }
        }
        #expect(found.map(\.0) == rules, "\(found)")
    }

    @Test("F-28: a Lock Screen widget that only opens the app is found")
    func stale() throws {
        func trees(_ kind: String) throws -> [RenderTree] {
            try [0, 9.0].map { try careless(kind, .accessoryCircular, after: $0) }
        }
        #expect(try GuidelineRule.isStale(trees("Icon")))
        #expect(try !GuidelineRule.isStale(trees("Careful")))
    }

    @Test("F-116: a custom font of the bundle is used for drawing, at its specified size")
    func customFont() throws {
        let tree = try careless("Careful")
        let fonts = tree.fonts.filter(\.isBundled)
        #expect(fonts.map(\.plainFile) == ["bundle:JetBrainsMono-Regular.ttf"])
        #expect(fonts.map(\.size) == [28])
    }

    @Test(
        "F-162: advice to rotate the device is recognized in three languages, and distinguished from other rotations",
        arguments: [
            ("Rotate your iPhone to see more", true), ("Best in landscape", true), ("기기를 돌려 보세요", true),
            ("가로 모드에서 더 많이 볼 수 있어요", true), ("デバイスを回転してください", true), ("Turn on the lamp", false),
            ("High tide turns at 5", false), ("회전목마", false), ("横浜", false),
        ])
    func advice(text: String, isAdvice: Bool) {
        #expect(GuidelineRule.advisesTurning(text) == isAdvice)
    }
}

extension Family {
    fileprivate var isAccessory: Bool {
        switch self {
        case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }
}

extension BuiltFixture {
    /// The careless widgets with a font of the project, which is not copied to the folder.
    static let careless = Result {
        let folder = cache + "-sources/Careless"
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let fonts = try #require(try SDKLocation.find().assetFolder) + "/fonts"
        for source in [fixtures + "/Careless/Careless.swift", fonts + "/JetBrainsMono-Regular.ttf"] {
            let target = folder + "/" + (source as NSString).lastPathComponent
            try? files.removeItem(atPath: target)
            try files.copyItem(atPath: source, toPath: target)
        }
        return try build(folder)
    }
}
