import CoreGraphics
import RenderModel
import SymbolSet
import Testing

@Suite("Frames")
struct MetricsTests {
    @Test("N1089: the circle family is 17 points wide at 17 points")
    func circleFamily() throws {
        let library = try SymbolFixtures.library()
        for name in ["checkmark.circle.fill", "checkmark.circle", "circle", "person.circle", "calendar.circle.fill"] {
            let size = try #require(library.metrics(name: name, weight: .regular)).size
            #expect(abs(size.width * 17 - 17) < 0.02, "\(name) is \(size.width * 17) wide")
            #expect(abs(size.height * 17 - 17) < 0.02, "\(name) is \(size.height * 17) high")
        }
    }

    @Test("With UIKit's margins the circle family is 20 x 19.33 at 17 points, as Interface Builder records")
    func imageMargins() {
        #expect(abs((1 + 2 * SymbolMetrics.imageMargin.width) * 17 - 20) < 0.01)
        #expect(abs((1 + 2 * SymbolMetrics.imageMargin.height) * 17 - 19.33) < 0.01)
    }

    /// Width by height that Xcode writes into interface files for the symbol's picture, margins included.
    private static let recorded: [(name: String, width: Double, height: Double)] = [
        ("person.circle", 128, 122), ("star", 128, 116), ("checkmark.square.fill", 128, 114), ("house", 128, 108),
        ("location", 128, 118), ("magnifyingglass", 128, 115), ("gear", 128, 122), ("chevron.right", 97, 128),
        ("chevron.down", 128, 70), ("drop", 96, 128), ("bookmark", 112, 128), ("chart.bar.fill", 128, 90),
        ("eye.fill", 128, 80), ("list.bullet", 128, 88), ("battery.0percent", 128, 59),
        ("square.and.arrow.up", 110, 128), ("square.and.pencil", 128, 118), ("map", 128, 110),
    ]

    @Test("Drawings have the proportions that Xcode records, within 16 %", arguments: recorded)
    func proportions(name: String, width: Double, height: Double) throws {
        let size = try #require(try SymbolFixtures.library().metrics(name: name, weight: .regular)).size
        let margin = SymbolMetrics.imageMargin
        let ratio = (size.width + 2 * margin.width) / (size.height + 2 * margin.height)
        #expect(abs(ratio / (width / height) - 1) < 0.16, "\(name) is \(ratio), recorded \(width / height)")
    }

    @Test("I0406, I0420: a calendar is wider than it is high, a bolt taller than the em")
    func calendarAndBolt() throws {
        let library = try SymbolFixtures.library()
        let calendar = try #require(library.metrics(name: "calendar", weight: .regular)).size
        #expect(abs(calendar.width * 96 - 94) < 0.5 && abs(calendar.height * 96 - 87) < 0.5, "\(calendar)")
        let bolt = try #require(library.drawing(name: "bolt.fill", weight: .regular))
        let ink = bolt.layers.map { MaskRaster($0.steps, box: bolt.box).bounds }.reduce(CGRect.null) { $0.union($1) }
        #expect(abs(ink.height / 16 * 51 - 56) < 1.5, "\(ink)")
    }

    @Test(
        "I0902, I0903: a bicycle and a heart have the system's proportions",
        arguments: [("bicycle", 26.9, 16.67), ("heart", 16.5, 15), ("heart.fill", 16.5, 15)])
    func bicycleAndHeart(name: String, width: Double, height: Double) throws {
        let size = try #require(try SymbolFixtures.library().metrics(name: name, weight: .regular)).size
        #expect(abs(size.width * 17 - width) < 0.1 && abs(size.height * 17 - height) < 0.1, "\(name): \(size)")
    }

    @Test(
        "E-SYMBOL-5: Margins at the sides are those of the symbol's template",
        arguments: [
            ("circle.fill", 0.0863, 0.0863), ("heart", 0.1234, 0.1234), ("bicycle", 0.1234, 0.1234),
            ("book.pages.fill", 0.0512, 0.1234), ("chevron.right", 0.185, 0.0617),
        ])
    func sideMargins(name: String, left: Double, right: Double) throws {
        let margins = try #require(try SymbolFixtures.library().metrics(name: name, weight: .regular)).margins
        #expect(abs(margins.left - left) < 0.002 && abs(margins.right - right) < 0.002, "\(name): \(margins)")
    }

    @Test("I0442, I0450: a vertical arrow has space on its sides", arguments: ["arrow.up", "arrow.down"])
    func uprightArrow(name: String) throws {
        let library = try SymbolFixtures.library()
        #expect(abs(try #require(library.metrics(name: name, weight: .bold)).size.width * 60 - 61) < 0.5)
        let drawing = try #require(library.drawing(name: name, weight: .bold))
        let ink = drawing.layers.map { MaskRaster($0.steps, box: drawing.box).bounds }
            .reduce(CGRect.null) { $0.union($1) }
        #expect(abs(ink.minX / 16 * 60 - 7) < 1.5 && abs(ink.width / 16 * 60 - 47) < 1.5, "\(ink)")
        #expect(abs(ink.height / 16 * 60 - 56) < 1.5, "\(ink)")
    }

    @Test("An airplane points to the right")
    func airplane() throws {
        let drawing = try #require(try SymbolFixtures.library().drawing(name: "airplane", weight: .regular))
        let (width, height) = (drawing.box.width, drawing.box.height)
        let mask = MaskRaster(drawing.layers.flatMap(\.steps), box: drawing.box)
        #expect(mask.covers(x: width - 0.6, y: height / 2), "the nose")
        // The wings end behind the middle.
        #expect(mask.covers(x: width * 0.35, y: 1), "a wing")
        #expect(!mask.covers(x: width * 0.65, y: 1), "no wing")
        let points = stride(from: 0.75, to: height / 2 - 0.5, by: 0.5).flatMap { y in
            stride(from: 0.5, to: width, by: 0.5).map { CGPoint(x: $0, y: y) }
        }
        let upper = points.filter { mask.covers(x: $0.x, y: $0.y) }
        let differing = points.filter { mask.covers(x: $0.x, y: $0.y) != mask.covers(x: $0.x, y: height - $0.y) }
        #expect(differing.count * 20 <= upper.count, "one side mirrors the other but for points at the edges")
    }

    @Test("At regular weight the ink fills the frame and stays within it")
    func inkFitsFrame() throws {
        let library = try SymbolFixtures.library()
        // The system's frame of these is that of the enclosure or of the scene without the light behind the horizon.
        // Upright arrows have room at their sides, which a separate test measures.
        let withRoom = ["arrow.up": 2.3, "arrow.down": 2.3]
        for name in try SymbolFixtures.names("widget-symbols") {
            let room = withRoom[name] ?? 0
            let drawing = try #require(library.drawing(name: name, weight: .regular))
            let ink = drawing.layers.map { MaskRaster($0.steps, box: drawing.box).bounds }
                .reduce(CGRect.null) { $0.union($1) }
            let frame = CGRect(origin: .zero, size: drawing.box)
            #expect(frame.insetBy(dx: -0.3, dy: -0.3).contains(ink), "\(name): ink \(ink) leaves \(frame)")
            #expect(
                ink.width > frame.width - 2 * room - 1.2 && ink.height > frame.height - 1.2,
                "\(name): \(ink) in \(frame)")
        }
    }
}
