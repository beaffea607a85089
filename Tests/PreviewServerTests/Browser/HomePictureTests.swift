import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Foundation
import Painter
import RenderModel
import Scenes
import TestSupport
import Testing
import WidgetHost
import WidgetVocabulary

/// The page's Home Screen compared with the picture of `tessera screenshot`.
@Suite(
    "The Home Screen on the page and in pictures", .serialized,
    .enabled(if: BrowserTrait.isOn, "no browser is installed"))
struct HomePictureTests {
    /// A part of the screen that both show.
    private struct Part {
        var name: String
        var frame: CGRect

        /// The most by which the pixels of a part differ on average where both have it, of 255. A part of one line
        /// consists of text, which two rasterizers draw (measured: 25 at 2x).
        var likeness: Double { frame.height < 24 ? 28 : 12 }
    }

    /// Pixels: what is tried each way, and what is still the same place.
    private static let reach = 4
    private static let tolerance = 1

    @Test(
        "Icons, widgets, names, dock and status bar match the drawn picture within a pixel",
        arguments: [
            ("iPhone 16", false), ("iPhone 14 Pro Max", false), ("iPhone SE (3rd generation)", false),
            ("iPhone 16", true),
        ])
    func samePlaces(device: String, isMirrored: Bool) async throws {
        try await LivePage.with(subject: .weather, width: 1_600, height: 1_300) { page in
            try await page.furnish(device: device, isMirrored: isMirrored)
            let scene = try await page.homeScene()
            let drawn = try await page.painted(scene)
            let shown = try await page.screenAtFullSize()
            await page.keepPicture(named: "home-\(device)\(isMirrored ? "-mirrored" : "")")
            try #require(shown.width == drawn.width && shown.height == drawn.height)
            var found: [String] = []
            for part in Self.parts(of: scene) {
                let (shift, distance) = shown.shift(from: drawn, in: part.frame, reach: Self.reach)
                let isThere = abs(shift.x) <= Self.tolerance && abs(shift.y) <= Self.tolerance
                if !isThere || distance > part.likeness {
                    found.append("\(part.name): \(shift.x), \(shift.y), \(distance.rounded())")
                }
            }
            #expect(found.isEmpty, "moved right and down by pixels, and how much is different: \(found)")
        }
    }

    /// Everything with semantics or a slot.
    private static func parts(of scene: Scene) -> [Part] {
        let marks = (scene.backdrop.root.marked + scene.foreground.root.marked).map { node in
            Part(name: node.semantics?.label ?? node.semantics?.identifier ?? "", frame: node.frame)
        }
        return marks + scene.slots.map { Part(name: "widget \($0.widget)", frame: $0.frame) }
    }
}

extension RenderNode {
    /// The outermost nodes that are something: the dock, icons with their names, the search button, the time.
    fileprivate var marked: [RenderNode] {
        if let semantics, semantics.label != nil || semantics.identifier != nil { return [self] }
        return children.flatMap(\.marked)
    }
}

extension LivePage {
    private static let families: [Family] = [.systemSmall, .systemMedium]

    /// Places widgets and apps as in a picture: widgets first, then the apps in order in the free cells.
    fileprivate func furnish(device: String, isMirrored: Bool) async throws {
        var environment = await host.snapshot().environment
        environment.device = device
        environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        _ = try await host.send(.device(.setEnvironment(environment)))
        try await host.send(.pause)
        for family in Self.families { try await placeWeather(family, in: .homeScreen) }
        let free = 24 - 4 - 8
        for icon in AppIcon.grid.prefix(free) {
            _ = try await host.send(.layout(.addIcon(name: icon.rawValue, page: 0, cell: nil)))
        }
        try await browser.wait("the icons", "document.querySelectorAll('.icon-item').length === \(free)")
        try await rest()
    }

    fileprivate func homeScene() async throws -> Scene {
        var request = await host.sceneRequest()
        let name = try #require(await host.snapshot().apps.first?.name)
        request.widgets = [Family.systemSmall, .systemMedium].map { .init(name: name, family: $0) }
        return try Scene(request)
    }

    /// The picture at one pixel per point, with the trees that the page has.
    fileprivate func painted(_ scene: Scene) async throws -> Screenshot {
        var trees: [RenderTree?] = []
        for instance in await host.snapshot().instances { trees.append(try await host.tree(of: instance.id).tree) }
        let painting = try Painter().paint(scene.compose(trees), options: .init(scale: 1, background: .white))
        return try Screenshot(png: Data(PNGEncoder.encode(painting.bitmap)))
    }

    /// The screen of the simulated phone at one pixel per point, without the camera's housing, which no picture has.
    fileprivate func screenAtFullSize() async throws -> Screenshot {
        let json = try await browser.run(
            """
            document.querySelector('.housing').style.visibility = 'hidden';
            document.querySelector('.screen').style.clipPath = 'none';
            const device = document.querySelector('.device');
            device.style.transform = 'scale(1)';
            const before = document.querySelector('.screen').getBoundingClientRect();
            const whole = (length) => Math.ceil(length) - length;
            device.style.translate = `${whole(before.left)}px ${whole(before.top)}px`;
            const box = document.querySelector('.screen').getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];
            """)
        let box = try JSONDecoder().decode([Double].self, from: Data(json.utf8))
        let whole = try Screenshot(png: try await browser.screenshot())
        return try #require(
            whole.part(CGRect(x: box[0], y: box[1], width: box[2], height: box[3])), "the screen is not all seen")
    }
}
