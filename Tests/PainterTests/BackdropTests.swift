import CoreGraphics
import Painter
import RenderModel
import Testing

@Suite("Backdrops, vibrancy and recoloring")
struct BackdropTests {
    private static let all = CGRect(x: 0, y: 0, width: 40, height: 20)

    private static func vibrancy(weakest: Double = 0, strongest: Double = 1) -> Effect {
        .vibrancy(
            Vibrancy(
                radius: 3, lightInk: .white, darkInk: .pureRed, ink: .byBackdrop, weakest: weakest,
                strongest: strongest))
    }

    private static func picture(_ effect: Effect, _ nodes: [RenderNode], on backdrop: RGBA) throws -> Bitmap {
        try Sample.paint(
            Sample.tree(40, 20, [Sample.rectangle(all, .color(backdrop)), Sample.effect(effect, nodes)]))
    }

    @Test("Ink strength is alpha times the share of gray, exact on an even backdrop")
    func inkStrength() throws {
        let gray = RGBA(red: 0.2, green: 0.2, blue: 0.2)
        for (level, alpha) in [(0.0, 1.0), (0.5, 1), (1, 1), (1, 0.5), (0.25, 0.75)] {
            let content = RGBA(red: Float(level), green: Float(level), blue: Float(level), alpha: Float(alpha))
            let bitmap = try Self.picture(
                Self.vibrancy(weakest: 0.1, strongest: 0.9), [Sample.rectangle(10, 5, 20, 10, content)], on: gray)
            let share = alpha * (0.1 + level * 0.8)
            let expected = 51 + share * (255 - 51)
            #expect(abs(Double(bitmap[20, 10].red) - expected) <= 2)
            #expect(bitmap[5, 10] == .gray(51))
        }
    }

    @Test("A backdrop with too little contrast to white uses the dark ink")
    func inkChoice() throws {
        func ink(on level: Float) throws -> Pixel {
            let backdrop = RGBA(red: level, green: level, blue: level)
            return try Self.picture(Self.vibrancy(), [Sample.rectangle(10, 5, 20, 10, .white)], on: backdrop)[20, 10]
        }
        #expect(try ink(on: 0.54) == .gray(255))
        #expect(try ink(on: 0.57) == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("Vibrancy inside a fading group sees what is below the group")
    func vibrancyInLayer() throws {
        let inner = Sample.effect(Self.vibrancy(), [Sample.rectangle(10, 5, 20, 10, .black)])
        let faded = Sample.effect(.opacity(0.5), [inner, Sample.rectangle(0, 0, 4, 4, .white)])
        let tree = Sample.tree(40, 20, [Sample.rectangle(Self.all, .color(.pureBlue)), faded])
        #expect(try Sample.paint(tree)[20, 10] == Pixel(red: 0, green: 0, blue: 255))
    }

    @Test("A backdrop keeps a uniform color, whatever part is shown, and is blurred elsewhere")
    func backdrop() throws {
        let glass = Paint.backdrop(Backdrop(radius: 4, saturation: 1, cover: .clear))
        let even = try Sample.paint(
            Sample.tree(
                40, 20,
                [
                    Sample.rectangle(Self.all, .color(RGBA(red: 0.2, green: 0.4, blue: 0.6))),
                    Sample.rectangle(CGRect(x: 3, y: 3, width: 31, height: 14), glass),
                ]))
        #expect(even[20, 10] == even[1, 1])
        let halves = [
            Sample.rectangle(0, 0, 20, 20, .black), Sample.rectangle(20, 0, 20, 20, .white),
            Sample.rectangle(CGRect(x: 0, y: 5, width: 40, height: 10), glass),
        ]
        let bitmap = try Sample.paint(Sample.tree(40, 20, halves))
        let row = (0..<40).map { bitmap[$0, 10].red }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(row[2] < 5 && row[37] > 250 && abs(Int(row[19]) - 120) < 25)
        #expect(bitmap[19, 2] == .gray(0) && bitmap[20, 2] == .gray(255))
    }

    @Test("A color replaces others by alpha, by luminance, or in shades")
    func recoloring() throws {
        let half = RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)
        func pixel(_ kept: Recoloring) throws -> Pixel {
            try Sample.paint(
                Sample.tree(
                    4, 4,
                    [
                        Sample.effect(
                            .colorFilter(.recolor(.pureRed, keeping: kept)), [Sample.rectangle(0, 0, 4, 4, half)])
                    ]))[2, 2]
        }
        #expect(try pixel(.alpha) == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
        // 0.7152 of a half.
        #expect(try pixel(.luminanceAsAlpha).distance(to: Pixel(red: 91, green: 0, blue: 0, alpha: 91)) <= 1)
        #expect(try pixel(.shades).distance(to: Pixel(red: 91, green: 0, blue: 0, alpha: 128)) <= 1)
    }
}

extension Sample {
    /// Everything over which materials, glass and vibrancy lie, within layers and outside.
    static func backdrops(scale: Double) -> RenderTree {
        var tree = everything(scale: scale)
        let glass = Backdrop(radius: 6, saturation: 0.8, cover: .white.opacity(0.2))
        let vibrancy = Vibrancy(
            radius: 8, lightInk: .pureYellow, darkInk: .black, ink: .byBackdrop, weakest: 0.1, strongest: 0.9)
        tree.root.children += [
            rectangle(CGRect(x: 3, y: 3, width: 45, height: 21), .backdrop(glass)),
            effect(
                .opacity(0.7),
                [
                    rectangle(CGRect(x: 50, y: 3, width: 47, height: 33), .material(.thin)),
                    effect(.colorFilter(.saturation(0.3)), [rectangle(60, 10, 9, 9, .pureRed)]),
                ]),
            effect(
                .vibrancy(vibrancy),
                [
                    text("abc", x: 12, y: 70, font: 0, size: 7, color: .white),
                    rectangle(10, 75, 70, 9, RGBA(red: 0.4, green: 0.6, blue: 0.1, alpha: 0.6)),
                ]),
            effect(
                .colorFilter(.recolor(.pureBlue, keeping: .shades)),
                [rectangle(80, 60, 15, 33, RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.8))]),
        ]
        return tree
    }
}
