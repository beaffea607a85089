import SwiftUI
import Testing
import WidgetKit
import WidgetVocabulary

@Suite("Apple's types and the vocabulary")
struct AppleNameTests {
    @Test("Each family converts to WidgetKit's of the same name, and back", arguments: Family.allCases)
    func families(family: Family) {
        #expect(WidgetFamily(family).description == family.rawValue)
        #expect(Family(WidgetFamily(family)) == family)
    }

    @Test("Each type size converts to SwiftUI's of the same name, and back", arguments: TypeSize.allCases)
    func typeSizes(size: TypeSize) {
        #expect("\(DynamicTypeSize(size))" == size.rawValue)
        #expect(DynamicTypeSize(size).typeSize == size)
    }

    @Test("Each rendering mode converts to WidgetKit's of the same name", arguments: RenderingMode.allCases)
    func renderingModes(mode: RenderingMode) {
        #expect(WidgetRenderingMode(mode).description == mode.rawValue)
    }

    @Test("A system's standard platform runs the system", arguments: OperatingSystem.allCases)
    func systems(system: OperatingSystem) {
        #expect(system.usualPlatform.system == system)
    }
}
