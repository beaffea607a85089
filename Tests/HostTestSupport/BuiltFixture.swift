import ExtensionProcess
import ExtensionProtocol
import Foundation
import TestSupport
import WidgetCompiler

/// Widget folders of the tests, built once per run.
package enum BuiltFixture {
    package static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fixtures").standardizedFileURL.path
    /// Builds use a separate cache for tests, so that a second run is fast.
    package static let cache = NSTemporaryDirectory() + "tessera-test-builds-\(getuid())"

    package static func options() -> BuildOptions {
        BuildOptions(cacheFolder: cache, timeLimit: .ample)
    }

    package static func build(_ path: String, _ options: BuildOptions = options()) throws -> BuiltExtension {
        try finished(path, options).product
    }

    /// With the compiler's messages.
    package static func finished(_ path: String, _ options: BuildOptions = options()) throws -> FinishedBuild {
        try WidgetBuilder(sdk: try SDKLocation.find(), options: options).build(try WidgetFolder(at: path))
    }

    package static let misbehaving = Result { try build(fixtures + "/Misbehaving") }
}

extension WidgetEnvironment {
    package static let small = WidgetEnvironment(
        family: .systemSmall, canvasSize: CGSize(width: 158, height: 158))
}
