import RenderModel
import SwiftUI
import Testing

@testable import UIKit

private struct Catalog: BundleResources {
    func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA? {
        name == "Brand" ? RGBA(red: 1, green: 0, blue: 0) : nil
    }
    func image(named name: String, dark: Bool, scale: Double) -> AssetImage? { nil }
    var colorNames: [String] { ["Brand"] }
    var imageNames: [String] { [] }
}

@Suite("Colors of the asset catalog", .serialized)
struct NamedColorTests {
    @Test("A color missing from the catalog is nil, so that the code's fallback is used")
    func absence() throws {
        let outer = RunningBundle.resources
        defer { RunningBundle.resources = outer }
        RunningBundle.resources = Catalog()
        #expect(try #require(UIColor(named: "Brand")).color == Color("Brand"))
        #expect(UIColor(named: "Nope") == nil)
        #expect(UIColor(named: "Nope", in: nil, compatibleWith: nil) == nil)
    }
}
