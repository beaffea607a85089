import ExtensionProtocol
import Foundation
import TestSupport
import Testing

@testable import ExtensionHost

/// Widget folders of the tests, built once a run.
enum BuiltFixture {
    static let fixtures = (#filePath as NSString).deletingLastPathComponent + "/Fixtures"
    /// Builds go to a cache of the tests' own, so that a second run is fast.
    static let cache = NSTemporaryDirectory() + "tessera-test-builds-\(getuid())"

    static func options() -> BuildOptions {
        BuildOptions(cacheFolder: cache, timeLimit: .ample)
    }

    static func build(_ path: String, _ options: BuildOptions = options()) throws -> BuiltExtension {
        try WidgetBuilder(sdk: try SDKLocation.find(), options: options).build(try WidgetFolder(at: path))
    }

    static let misbehaving = Result { try build(fixtures + "/Misbehaving") }
}

extension WidgetEnvironment {
    static let small = WidgetEnvironment(family: .systemSmall, canvasSize: CGSize(width: 158, height: 158))
}
