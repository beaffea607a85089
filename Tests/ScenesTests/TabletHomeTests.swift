import CoreGraphics
import DeviceCatalog
import RenderModel
import Testing
import WidgetVocabulary

@testable import Scenes

@Suite("The Home Screen of an iPad")
struct TabletHomeTests {
    @Test(
        "No app is both in the dock and on the page", arguments: ["834x1194", "1024x1366"],
        [Orientation.portrait, .landscape])
    func apps(device: String, orientation: Orientation) throws {
        let scene = try Samples.scene(device, .homeScreen, .systemSmall, orientation: orientation)
        let names = scene.backdrop.root.all.filter { $0.semantics?.role == .button }.compactMap(\.semantics?.label)
        #expect(names.count == 7 + 17)
        #expect(Set(names).count == names.count, "\(names)")
    }
}
