import CoreGraphics
import RenderModel
import SymbolSet
import Testing

@Suite("Layers and rendering modes")
struct LayerTests {
    @Test("A drawing has one role per layer")
    func rolesMatchLayers() throws {
        let library = try SymbolFixtures.library()
        for name in library.names {
            let drawing = try #require(library.drawing(name: name, weight: .semibold))
            #expect(library.layerRoles(name: name)?.count == drawing.layers.count, "\(name)")
        }
    }

    @Test("Cloud, sun and rain take the first, second and third palette style")
    func palette() throws {
        let roles = try #require(try SymbolFixtures.library().layerRoles(name: "cloud.sun.rain.fill"))
        let byColor = Dictionary(roles.map { ($0.color, $0) }) { first, _ in first }
        #expect(byColor[.white]?.paletteIndex == 0)
        #expect(byColor[.yellow]?.paletteIndex == 1)
        #expect(byColor[.cyan]?.paletteIndex == 2)
        #expect(byColor[.white]?.level == .primary)
        #expect(byColor[.yellow]?.level == .secondary)
        #expect(byColor[.cyan]?.level == .tertiary)
    }

    @Test(
        "Symbols of several objects have a layer for each, the first of the palette for what the name is about",
        arguments: [
            ("person.2.fill", 2), ("person.3", 2), ("person.3.sequence.fill", 3), ("square.stack.3d.up.fill", 3),
            ("square.and.arrow.up", 2), ("square.and.pencil", 2), ("mic.fill", 2), ("cup.and.saucer.fill", 2),
            ("airplane.departure", 2), ("wrench.and.screwdriver.fill", 2), ("checklist", 2), ("figure.pool.swim", 2),
            ("questionmark.square.dashed", 2), ("photo.artframe", 2),
        ])
    func severalObjects(name: String, count: Int) throws {
        let roles = try #require(try SymbolFixtures.library().layerRoles(name: name))
        #expect(roles.map(\.paletteIndex) == Array((0..<count).reversed()), "\(name)")
        #expect(roles.map(\.monochrome) == Array(repeating: .drawn, count: count))
    }

    @Test("The people in a sequence take the styles of a palette from the left to the right")
    func sequence() throws {
        let library = try SymbolFixtures.library()
        let drawing = try #require(library.drawing(name: "person.3.sequence.fill", weight: .regular))
        let roles = try #require(library.layerRoles(name: "person.3.sequence.fill"))
        let places = zip(roles, drawing.layers)
            .map { ($0.paletteIndex, MaskRaster($1.steps, box: drawing.box).bounds.midX) }
            .sorted { $0.0 < $1.0 }.map(\.1)
        #expect(places == places.sorted() && Set(places).count == 3, "\(places)")
    }

    @Test("A filled enclosure has a hole for its content, which only monochrome mode leaves open")
    func knockOut() throws {
        let library = try SymbolFixtures.library()
        let roles = try #require(library.layerRoles(name: "plus.circle.fill"))
        #expect(roles.map(\.monochrome) == [.drawn, .hole])
        #expect(roles.map(\.level) == [.secondary, .primary])
        #expect(roles.map(\.color) == [.green, .white])
        let drawing = try #require(library.drawing(name: "plus.circle.fill", weight: .regular))
        let disc = MaskRaster(drawing.layers[0].steps, box: drawing.box)
        let sign = MaskRaster(drawing.layers[1].steps, box: drawing.box)
        #expect(!disc.covers(x: 8, y: 8) && sign.covers(x: 8, y: 8))
        #expect(disc.covers(x: 4, y: 4) && !sign.covers(x: 4, y: 4))
        #expect(abs(disc.ink + sign.ink - .pi * 64) < 6)
    }

    @Test("The sun is cut away around the cloud in front of it")
    func cutOut() throws {
        let drawing = try #require(try SymbolFixtures.library().drawing(name: "cloud.sun.fill", weight: .regular))
        let sun = MaskRaster(drawing.layers[0].steps, box: drawing.box)
        let cloud = MaskRaster(drawing.layers[1].steps, box: drawing.box)
        #expect(sun.ink > 8 && cloud.ink > 40)
        for x in stride(from: 0, through: drawing.box.width, by: 0.25) {
            for y in stride(from: 0, through: drawing.box.height, by: 0.25) where cloud.covers(x: x, y: y) {
                for (dx, dy) in [(0.5, 0), (-0.5, 0), (0, 0.5), (0, -0.5)] {
                    #expect(!sun.covers(x: x + dx, y: y + dy), "sun next to the cloud at \(x), \(y)")
                }
            }
        }
    }

    @Test("A slashed symbol has a bar with a gap next to it")
    func slash() throws {
        let drawing = try #require(try SymbolFixtures.library().drawing(name: "location.slash.fill", weight: .regular))
        let base = MaskRaster(drawing.layers[0].steps, box: drawing.box)
        let bar = MaskRaster(drawing.layers[1].steps, box: drawing.box)
        let (x, y) = (drawing.box.width / 2, drawing.box.height / 2)
        #expect(bar.covers(x: x, y: y) && !base.covers(x: x, y: y))
        #expect(!bar.covers(x: x + 0.8, y: y - 0.8) && !base.covers(x: x + 0.8, y: y - 0.8))
    }

    @Test("Variable symbols fill step by step")
    func variableValue() throws {
        let library = try SymbolFixtures.library()
        for name in ["wifi", "speaker.wave.3.fill", "cellularbars", "chart.bar.fill"] {
            let roles = try #require(library.layerRoles(name: name))
            let thresholds = roles.compactMap(\.variableThreshold)
            #expect(thresholds.count >= 2 && thresholds == thresholds.sorted(), "\(name): \(thresholds)")
            #expect(roles.allSatisfy { $0.opacity(variableValue: 1) == 1 })
            #expect(roles.allSatisfy { $0.opacity(variableValue: nil) == 1 })
            let lit = [0, 0.5, 1].map { value in roles.filter { $0.opacity(variableValue: value) == 1 }.count }
            #expect(lit[0] < lit[1] && lit[1] < lit[2], "\(name): \(lit)")
        }
    }

    @Test("Batteries differ only in their level and turn red when low")
    func batteries() throws {
        let library = try SymbolFixtures.library()
        var previous = 0.0
        for percent in ["0", "25", "50", "75", "100"] {
            let drawing = try #require(library.drawing(name: "battery.\(percent)percent", weight: .regular))
            let ink = drawing.layers.reduce(0) { $0 + MaskRaster($1.steps, box: drawing.box).ink }
            #expect(ink > previous)
            previous = ink
        }
        #expect(library.layerRoles(name: "battery.25percent")?.last?.color == .red)
        #expect(library.layerRoles(name: "battery.75percent")?.last?.color == .green)
    }
}
