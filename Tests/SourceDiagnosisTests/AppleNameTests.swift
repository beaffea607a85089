import Testing
import WidgetCompiler

@testable import AppleAPI

@Suite("Telling Apple's names from others")
struct AppleNameTests {
    @Test(
        "a name is Apple's where a module that documents it can be seen, or by its letters",
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
        "one of Apple's modules does not count as another's",
        arguments: ["FinanceKit", "AlarmKit", "ImagePlayground", "_MapKit_SwiftUI", "JournalingSuggestions", "simd"])
    func modulesOfApple(name: String) {
        #expect(AppleNames.shared.isModule(name))
        #expect(!AppleNames.shared.isModule("Moon" + name))
    }

    @Test("members of a type that a message writes with its module are Apple's by the type's name")
    func nested() {
        let message = CompilerMessage(
            severity: .error, message: "'LayoutKind' is not a member type of struct 'SwiftUI.Text'")
        #expect(message.unsupported == .member("LayoutKind", of: "Text"))
    }

    @Test("A fatal error of the compiler for C is an error with its place")
    func fatalError() {
        let messages = CompilerMessage.parse(
            "/p/seeds.c:3:10: fatal error: 'mach/mach.h' file not found\n    3 | #include")
        #expect(
            messages == [
                CompilerMessage(
                    severity: .error, file: "/p/seeds.c", line: 3, column: 10, message: "'mach/mach.h' file not found")
            ])
    }

    @Test("names are alike by letters or by words")
    func similarity() {
        #expect(NameSimilarity.of("opacityy", "opacity") > 0.8)
        #expect(NameSimilarity.of("chartXSelection", "chartYSelection") > NameSimilarity.threshold)
        #expect(NameSimilarity.of("sheet", "opacity") < NameSimilarity.threshold)
        #expect(NameSimilarity.of("Opacity", "opacity") == 1)
        #expect(NameSimilarity.of("", "opacity") == 0)
    }

    @Test("what is found like a name has the degree that comparing the two gives, and nothing like it is missed")
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
