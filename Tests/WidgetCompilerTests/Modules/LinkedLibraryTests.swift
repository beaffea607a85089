import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("Libraries that code is linked with")
struct LinkedLibraryTests {
    private let folder: TemporaryFolder
    private var sdk: SDKLocation

    init() throws {
        folder = try TemporaryFolder()
        for name in ["SDK", "UIKit", "MapKit", "QuartzCore"] { try folder.write("", to: "SDK/libTessera\(name).so") }
        try folder.write("SwiftUI\nUIKit\nMapKit\nQuartzCore\n", to: "SDK/modules")
        try folder.write("", to: "Modules/Late.swiftmodule")
        sdk = SDKLocation(folder: folder.path)
        sdk.selfContainedFolder = folder.path + "/SDK"
        sdk.moduleFolder = folder.path + "/Modules"
    }

    private func names(_ libraries: SDKLocation.Libraries) -> [String] {
        libraries.modules.map { ($0 as NSString).lastPathComponent }
    }

    @Test("Those of imported modules come first, then all, then those that need the toolchain's runtime")
    func extents() {
        let libraries = sdk.libraries(for: ["SwiftUI", "UIKit"])
        #expect(libraries.map(\.runtime) == [.contained, .contained, .ofToolchain])
        #expect(names(libraries[0]) == ["libTesseraUIKit.so"])
        #expect(names(libraries[1]) == ["libTesseraMapKit.so", "libTesseraQuartzCore.so", "libTesseraUIKit.so"])
    }

    @Test("A module that no library holds needs the toolchain's runtime")
    func late() {
        #expect(sdk.libraries(for: ["SwiftUI", "Late"]).map(\.runtime) == [.ofToolchain])
    }
}
