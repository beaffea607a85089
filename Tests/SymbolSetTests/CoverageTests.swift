import Foundation
import SymbolSet
import Testing

@Suite("Which names have a drawing")
struct CoverageTests {
    @Test("F-115, R-13: every name that widgets commonly use has a drawing in every weight")
    func commonNames() throws {
        let library = try SymbolFixtures.library()
        let names = try SymbolFixtures.names("widget-symbols")
        #expect(names.count == 485)
        for name in names {
            for weight in [SymbolWeight.ultraLight, .regular, .black] {
                let drawing = try #require(library.drawing(name: name, weight: weight), "no drawing of \(name)")
                #expect(drawing.layers.contains { !$0.steps.isEmpty }, "\(name) draws nothing")
                #expect(drawing.box.width > 1 && drawing.box.height > 1, "\(name) has no size")
            }
        }
    }

    @Test("R-13: every name found in public widgets has a drawing")
    func namesOfPublicWidgets() throws {
        let library = try SymbolFixtures.library()
        let names = try SymbolFixtures.names("symbols-in-public-widgets")
        #expect(names.count == 133)
        #expect(names.filter { !library.contains($0) } == [])
    }

    @Test("R-13: hands, sports, rooms, animals, tools and other names beyond those two lists have a drawing")
    func furtherNames() throws {
        let library = try SymbolFixtures.library()
        let names = try SymbolFixtures.names("further-symbols")
        #expect(names.count == 585)
        for name in names {
            let drawing = try #require(library.drawing(name: name, weight: .regular), "no drawing of \(name)")
            #expect(drawing.layers.contains { !$0.steps.isEmpty }, "\(name) draws nothing")
            #expect(drawing.box.width > 1 && drawing.box.height > 1, "\(name) has no size")
        }
    }

    @Test("F-183, F-197: the weather example's symbols exist, in more than one color where appropriate")
    func weatherExample() throws {
        let library = try SymbolFixtures.library()
        for name in ["sun.max.fill", "cloud.fill", "arrow.clockwise"] { #expect(library.contains(name)) }
        for name in ["cloud.rain.fill", "cloud.snow.fill", "cloud.bolt.rain.fill"] {
            let colors = Set(try #require(library.layerRoles(name: name)).map(\.color))
            #expect(colors.count >= 2, "\(name) has only \(colors)")
            #expect(colors.contains(.white))
        }
    }

    @Test("An unknown name has no drawing, and similar names are suggested")
    func unknownNames() throws {
        let library = try SymbolFixtures.library()
        #expect(library.drawing(name: "cloud.sun.fil", weight: .regular) == nil)
        #expect(library.metrics(name: "", weight: .regular) == nil)
        #expect(library.layerRoles(name: "no.such.symbol") == nil)
        #expect(library.nearestNames(to: "cloud.sun.fil").first == "cloud.sun.fill")
        #expect(library.nearestNames(to: "heartfill").contains("heart.fill"))
        #expect(library.nearestNames(to: "zzzzzzzzzzzzzzzzzzzzzzzzz") == [])
    }

    @Test("A wrong letter in a word is a misspelling, other words may be those of symbols without a drawing")
    func misspellings() throws {
        let names = SymbolNames(drawn: try SymbolFixtures.library().names)
        for name in ["cloud.rian.fill", "heart.fil", "sun.max.circl", "cloud.raim"] {
            #expect(names.isMisspelled(name), "\(name)")
        }
        for name in ["cloud.rain.fill", "cloud.meteor", "heart.fills", "ferry", ""] {
            #expect(!names.isMisspelled(name), "\(name)")
        }
    }

    @Test("The names are sorted, unique, and all have a drawing")
    func index() throws {
        let library = try SymbolFixtures.library()
        let names = library.names
        #expect(names.count == library.count)
        #expect(names == Set(names).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        #expect(names.allSatisfy { library.contains($0) })
    }
}
