import Testing
import WidgetCompiler

@testable import AppleAPI

@Suite("Recognition of Apple's names")
struct AppleNameTests {
    @Test(
        "A name is Apple's if a visible module documents it, or by its prefix",
        arguments: [
            ("GlassEffectContainer", ["WidgetKit"], "SwiftUI"), ("Album", ["MusicKit"], "MusicKit"),
            ("Album", ["SwiftUI"], nil), ("UIManagedDocument", ["SwiftUI"], "UIKit"),
            ("CNLabelHome", [], "Contacts"), ("kCGImagePropertyExifDictionary", [], "ImageIO"),
            ("nw_path_get_status", [], "Network"), ("PHUnheardOf", [], "Photos"), ("OwnThing", ["UIKit"], nil),
        ] as [(String, [String], String?)])
    func owners(name: String, imports: [String], module: String?) {
        #expect(AppleNames.shared.module(of: name, imports: Set(imports)) == module)
    }

    @Test(
        "Apple's modules are not treated as third-party modules",
        arguments: ["FinanceKit", "AlarmKit", "ImagePlayground", "_MapKit_SwiftUI", "JournalingSuggestions", "simd"])
    func modulesOfApple(name: String) {
        #expect(AppleNames.shared.isModule(name))
        #expect(!AppleNames.shared.isModule("Moon" + name))
    }

    @Test("Members of a type that a message qualifies with its module are Apple's by the type's name")
    func nested() {
        let message = CompilerMessage(
            severity: .error, message: "'LayoutKind' is not a member type of struct 'SwiftUI.Text'")
        #expect(message.unsupported == .member("LayoutKind", of: "Text"))
    }

    @Test("A fatal error of the C compiler is an error with its location")
    func fatalError() {
        let messages = CompilerMessage.parse(
            "/p/seeds.c:3:10: fatal error: 'mach/mach.h' file not found\n    3 | #include")
        #expect(
            messages == [
                CompilerMessage(
                    severity: .error, file: "/p/seeds.c", line: 3, column: 10, message: "'mach/mach.h' file not found")
            ])
    }

    @Test("Names are similar by letters or by words")
    func similarity() {
        #expect(NameSimilarity.of("opacityy", "opacity") > 0.8)
        #expect(NameSimilarity.of("chartXSelection", "chartYSelection") > NameSimilarity.threshold)
        #expect(NameSimilarity.of("sheet", "opacity") < NameSimilarity.threshold)
        #expect(NameSimilarity.of("Opacity", "opacity") == 1)
        #expect(NameSimilarity.of("", "opacity") == 0)
    }

    @Test("Similar names have the degree of a direct comparison, and none is missed")
    func likenessWithinBounds() {
        let names = [
            "chartXSelection", "chartYSelection", "selection", "opacity", "opacityy", "paciotyo", "x", "axisX", "XAxis",
            "chart_x_axis", "URLSession", "urlSession",
        ]
        for name in names {
            let similarity = NameSimilarity(to: name)
            for other in names {
                let degree = NameSimilarity.of(name, other)
                #expect(similarity.of(other) == (degree >= NameSimilarity.threshold ? degree : nil), "\(name) \(other)")
            }
        }
    }
}
