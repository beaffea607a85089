import Glibc
import RenderModel
import Testing

@testable import SwiftUI

/// A catalog with an image whose file cannot be opened, because the widget has too many open files.
private struct Catalog: BundleResources {
    func color(named name: String, dark: Bool, increasedContrast: Bool) -> RGBA? { nil }
    func image(named name: String, dark: Bool, scale: Double) -> AssetImage? { nil }
    func problem(ofImage name: String, dark: Bool, scale: Double) -> FileProblem? {
        name == "photo" ? FileProblem(code: EMFILE) : nil
    }
    var colorNames: [String] { [] }
    var imageNames: [String] { ["photo"] }
}

@Suite("Images whose files cannot be opened")
@MainActor
struct UnopenedImageTests {
    private func message(_ name: String) -> String {
        let renderer = TextRendering.renderer(width: 200, height: 100, scale: 2, resources: Catalog())
        return renderer.render(Image(name)).diagnostics.map(\.message).joined(separator: "\n")
    }

    @Test("They are reported with the system's reason, and not as missing from the catalog")
    func reason() {
        #expect(message("photo").hasPrefix("The file of image “photo” cannot be opened: Too many open files; "))
        #expect(message("other").hasPrefix("The asset catalog has no image “other”; "))
    }
}
