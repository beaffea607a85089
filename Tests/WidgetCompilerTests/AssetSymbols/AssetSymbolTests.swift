import HostTestSupport
import SwiftSource
import Testing

@testable import WidgetCompiler

/// Names of assets as members. The pairs of names are those in files that Xcode wrote for published projects.
@Suite("Asset symbols")
struct AssetSymbolTests {
    @Test(
        "Names are formed as in Xcode",
        arguments: [
            ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"), ("color_24292B", "color24292B"),
            ("121212", "_121212"), ("LaunchScreenBackground", "launchScreenBackground"), ("Color", "color"),
        ])
    func colors(asset: String, member: String) {
        #expect(AssetSymbolName.member(asset, kind: .color) == member)
    }

    @Test(
        "Names of images are formed as in Xcode",
        arguments: [
            ("AppIconImage", "appIcon"), ("sticky-note", "stickyNote"), ("A-1-1-0", "A_1_1_0"), ("BMW", "BMW"),
            ("M", "M"), ("M-stadt", "mStadt"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"),
            ("ironMaiden2", "ironMaiden2"), ("arrow_basic_e", "arrowBasicE"), ("BGColorOne", "bgColorOne"),
        ])
    func images(asset: String, member: String) {
        #expect(AssetSymbolName.member(asset, kind: .image) == member)
    }

    @Test("Folders that provide a namespace become types")
    func namespaces() {
        #expect(AssetSymbolName.namespace("iconPreviews") == "IconPreviews")
        #expect(AssetSymbolName.namespace("GameUI") == "GameUI")
    }

    private func text(_ source: String, _ folder: TemporaryFolder) -> String? {
        var words = IdentifierUse()
        words.add(SourceText(Array(source.utf8)))
        let names = AssetNames(catalogs: [folder.path + "/A.xcassets"])
        return AssetSymbols(names, words: words).file.map { String(decoding: $0.content, as: UTF8.self) }
    }

    @Test("Only used names are generated, and none that the sources declare or the type has")
    func onlyUsed() throws {
        let folder = try TemporaryFolder()
        for path in ["Brand.colorset", "Unused.colorset", "red.colorset", "own.colorset", "Photo.imageset"] {
            try folder.write("{}", to: "A.xcassets/\(path)/Contents.json")
        }
        try folder.write(#"{ "properties": { "provides-namespace": true } }"#, to: "A.xcassets/Tones/Contents.json")
        try folder.write("{}", to: "A.xcassets/Tones/Warm.colorset/Contents.json")
        #expect(text("let a = 1", folder) == nil)
        let source = """
            extension Color { static let own = Color(.brand) }
            let all = [Color.own, .red, Color.Tones.warm]
            let photo = Image(.photo)
            """
        let code = try #require(text(source, folder))
        #expect(code.contains(#"static var brand: SwiftUI.ColorResource"#))
        #expect(code.contains("static var brand: SwiftUI.Color {"))
        #expect(code.contains(#"(name: "Photo", bundle: .main)"#))
        #expect(code.contains(#"(name: "Tones/Warm", bundle: .main)"#))
        #expect(code.contains("extension SwiftUI.Color.Tones { static var warm"))
        #expect(code.contains("static var red: SwiftUI.ColorResource"))
        #expect(!code.contains("static var red: SwiftUI.Color {"))
        #expect(!code.contains("static var own: SwiftUI.Color {"))
        #expect(!code.contains("unused"))
        #expect(!code.contains("UIKit"))
        #expect(text(source + "\nlet b = UIColor.brand", folder)?.contains("extension UIKit.UIColor") == true)
    }

    @Test("Reserved words are quoted in every position")
    func reservedNames() throws {
        let folder = try TemporaryFolder()
        for name in ["self", "default", "init"] {
            try folder.write("{}", to: "A.xcassets/\(name).imageset/Contents.json")
        }
        let code = try #require(
            text("let a = UIImage(resource: .`self`), b = UIImage.default, c = Self.init()", folder))
        #expect(
            code.contains("static var `self`: UIKit.UIImage { UIKit.UIImage(resource: SwiftUI.ImageResource.`self`) }"))
        #expect(code.contains("SwiftUI.ImageResource.`default`"))
        #expect(!code.contains(".self)") && !code.contains(".init)"))
    }
}
