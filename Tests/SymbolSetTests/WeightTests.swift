import CoreGraphics
import RenderModel
import SymbolSet
import Testing

@Suite("Weights and scales")
struct WeightTests {
    private static let sample = [
        "sun.max.fill", "cloud.fill", "cloud.rain.fill", "cloud.snow.fill", "cloud.bolt.rain.fill", "cloud.sun.fill",
        "cloud.moon.fill", "moon.stars.fill", "wind", "drop.fill", "humidity", "thermometer.medium", "sunrise.fill",
        "umbrella.fill", "arrow.clockwise", "chevron.right", "plus", "heart", "star.fill", "person.2", "bell.slash",
        "calendar", "house", "figure.walk", "fork.knife", "battery.75percent", "wifi", "circle", "a.circle",
        "questionmark", "person.badge.plus", "gearshape", "leaf", "carrot.fill", "bed.double",
    ]

    private func ink(_ drawing: SymbolDrawing) -> Double {
        drawing.layers.reduce(0) { $0 + MaskRaster($1.steps, box: drawing.box).ink }
    }

    @Test("F-115: each of the nine weights has more ink than the one before", arguments: sample)
    func inkGrows(name: String) throws {
        let library = try SymbolFixtures.library()
        var previous = 0.0
        for weight in SymbolWeight.allCases {
            let drawing = try #require(library.drawing(name: name, weight: weight))
            let ink = ink(drawing)
            #expect(ink > previous, "\(name) in \(weight) has \(ink) after \(previous)")
            previous = ink
        }
    }

    @Test("A line is as thick as the text's stem", arguments: SymbolWeight.allCases)
    func stroke(weight: SymbolWeight) throws {
        let drawing = try #require(try SymbolFixtures.library().drawing(name: "minus", weight: weight))
        guard case .stroke(_, let width)? = drawing.layers.first?.steps.first else {
            Issue.record("minus is not a stroke")
            return
        }
        #expect(abs(width - weight.stem * 16) < 0.001)
    }

    @Test("Equal keys mean equal drawings; other weights and scales have other keys")
    func keys() throws {
        let library = try SymbolFixtures.library()
        var seen: [String: SymbolDrawing] = [:]
        for weight in SymbolWeight.allCases {
            for scale in SymbolScale.allCases {
                let drawing = try #require(library.drawing(name: "cloud.sun", weight: weight, scale: scale))
                #expect(seen[drawing.key] == nil)
                seen[drawing.key] = drawing
                #expect(library.drawing(name: "cloud.sun", weight: weight, scale: scale) == drawing)
            }
        }
    }

    @Test("F-115: scales grow around half the cap height and keep the proportions")
    func scales() throws {
        let library = try SymbolFixtures.library()
        let sizes = try SymbolScale.allCases.map { scale in
            try #require(library.metrics(name: "house", weight: .regular, scale: scale))
        }
        #expect(sizes[0].size.width < sizes[1].size.width && sizes[1].size.width < sizes[2].size.width)
        for metrics in sizes {
            #expect(abs(metrics.size.width / metrics.size.height - sizes[1].size.width / sizes[1].size.height) < 1e-6)
            let center = metrics.baseline - metrics.size.height / 2
            #expect(abs(center - SymbolMetrics.capitalCenter) < 0.02, "the center is \(center) em above the baseline")
        }
    }
}
