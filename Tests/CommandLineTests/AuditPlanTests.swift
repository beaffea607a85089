import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Testing
import WidgetAudit
import WidgetCompiler
import WidgetVocabulary
import XcodeProject

@testable import TesseraCommands

@Suite("Pictures of an audit")
struct AuditPlanTests {
    private static func passes(_ needs: EvidenceNeeds, languages: [String] = []) throws -> [EvidencePlan.Pass] {
        let device = try DeviceCatalog.device(named: "393x852")
        let options = RenderOptions(source: WidgetSource("Probe"), devices: [device], locales: [.standard])
        let names = try languages.map { try LocaleName(argument: $0) }
        return EvidencePlan(needs, from: options, languages: names).passes
    }

    @Test("Rules that compare nothing need one pass of the usual pictures")
    func usual() throws {
        let passes = try Self.passes([.pictures])
        #expect(passes.map(\.options.extent) == [.chosen])
        #expect(passes.map(\.options.typeSizes) == [[.large]])
        #expect(!passes[0].measuresArchive)
    }

    @Test("Each need adds its pass")
    func needs() throws {
        let passes = try Self.passes(
            [.pictures, .appearances, .typeSizes, .languages, .placeholder, .gallery, .archive], languages: ["de"])
        #expect(passes.map(\.options.extent) == [.matrix, .chosen, .chosen, .chosen, .chosen])
        #expect(passes.map(\.content) == [.entry, .entry, .entry, .placeholder, .gallery])
        #expect(passes.map(\.options.state) == [.timeline, .timeline, .timeline, .placeholder, .snapshot])
        #expect(passes[0].measuresArchive)
        #expect(passes[1].options.typeSizes.count == 8)
        #expect(passes[2].options.locales.map(\.identifier) == ["de"])
    }

    @Test("The smallest screens are drawn in every language, each for its families")
    func screens() throws {
        let passes = try Self.passes([.pictures, .smallestScreen, .languages], languages: ["de", "ko"])
        let small = passes.filter { $0.options.devices.map(\.name) != ["393x852"] }
        #expect(small.map { $0.options.devices.map(\.name) } == [["320x568"], ["375x667"]])
        #expect(small.map(\.kinds) == [[.system], [.accessory]])
        #expect(small.allSatisfy { $0.options.locales.count == 3 })
    }

    @Test("The mirrored layout is drawn in the reference language, for families with a layout of their own")
    func mirrored() throws {
        let passes = try Self.passes([.pictures, .mirrored])
        #expect(passes.map(\.content) == [.entry, .mirrored])
        #expect(passes.map(\.options.environment.direction) == [nil, .rightToLeft])
        #expect(passes.map(\.options.locales) == [[.standard], [.standard]])
        #expect(passes.last?.kinds == [.system])
    }

    @Test("A language that no rule compares is not drawn")
    func languages() throws {
        #expect(try Self.passes([.pictures], languages: ["de"]).count == 1)
    }

    private static func screens(
        _ stage: PreviewDescription.Stage, on system: OperatingSystem = .iOS, isFirst: Bool = true,
        declared: DeclaredScreens = DeclaredScreens()
    ) throws -> [PreviewScreen] {
        let preview = PreviewDescription(name: "Start", file: "W/P.swift", line: 3, stage: stage)
        let devices = try ["393x852", "Mac", "Apple Watch"].map { try DeviceCatalog.device(named: $0) }
        return PreviewScreen.all(for: preview, on: system, isFirst: isFirst, among: devices, declared: declared)
    }

    @Test("A preview of a view fills an iPhone and an iPad, held in both ways, with their safe areas and size classes")
    func previewScreens() throws {
        let screens = try Self.screens(.anyDevice)
        #expect(
            screens.map(\.conditions.text) == [
                "393x852 in portrait", "393x852 in landscape", "834x1194 in portrait", "834x1194 in landscape",
            ])
        #expect(screens.map(\.conditions.kind) == [.iPhone, .iPhone, .iPad, .iPad])
        let phone = screens[0].place
        #expect(phone.safeArea == .init(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(phone.width == .compact && phone.height == .regular)
        #expect(screens[0].conditions.safeArea == CGRect(x: 0, y: 59, width: 393, height: 759))
        let turned = screens[1].place
        #expect(turned.safeArea == .init(top: 0, leading: 59, bottom: 21, trailing: 59))
        #expect(turned.width == .compact && turned.height == .compact)
        #expect(screens[1].conditions.size == CGSize(width: 852, height: 393))
    }

    @Test("A preview is drawn by the build for its system, and one for Apple TV by the first build")
    func previewSystems() throws {
        #expect(try Self.screens(.anyDevice, on: .macOS).map(\.conditions.kind) == [.mac])
        #expect(try Self.screens(.anyDevice, on: .watchOS).isEmpty)
        #expect(try Self.screens(.macOS).isEmpty && Self.screens(.iOS, on: .macOS).isEmpty)
        #expect(try Self.screens(.ownSize).isEmpty)
        let television = try #require(try Self.screens(.tvOS).first).conditions
        #expect(television.kind == .appleTV && television.build == .other(.iOS))
        #expect(television.safeArea == CGRect(x: 80, y: 60, width: 1760, height: 960))
        #expect(try Self.screens(.tvOS, isFirst: false).isEmpty)
    }

    /// The screens of an app that declares orientations and device families.
    private static func screens(
        _ orientations: [String: [String]], families: String? = nil, on system: OperatingSystem = .iOS
    ) throws -> [String] {
        let info = orientations.reduce(into: [String: Any]()) { info, entry in
            info["UISupportedInterfaceOrientations" + entry.key] = entry.value.map { "UIInterfaceOrientation" + $0 }
        }
        let declared = DeclaredScreens(info: info, targetedFamilies: families)
        return try screens(.anyDevice, on: system, declared: declared).map(\.conditions.text)
    }

    @Test("An app is not judged in orientations and on devices that it does not declare")
    func declaredScreens() throws {
        let tablet = ["834x1194 in portrait", "834x1194 in landscape"]
        #expect(
            try Self.screens(["": ["Portrait"]]) == ["393x852 in portrait", "834x1194 in portrait"])
        #expect(try Self.screens(["~iphone": ["Portrait"]]) == ["393x852 in portrait"] + tablet)
        #expect(try Self.screens(["": ["LandscapeRight"]], families: "1") == ["393x852 in landscape"])
        #expect(try Self.screens([:], families: "2") == tablet)
        #expect(try Self.screens(["~ipad": ["PortraitUpsideDown"]], families: "2") == ["834x1194 in portrait"])
        #expect(try Self.screens(["": ["Portrait"]], families: "1", on: .macOS).count == 1)
    }

    @Test("An iPhone without a home button is not turned upside down, so that this alone declares nothing")
    func upsideDown() throws {
        let both = ["393x852 in portrait", "393x852 in landscape"]
        #expect(try Self.screens(["": ["PortraitUpsideDown"]], families: "1") == both)
        #expect(
            try Self.screens(["": ["PortraitUpsideDown", "LandscapeLeft"]], families: "1") == ["393x852 in landscape"])
    }
}
