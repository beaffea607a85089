import Foundation
import TestSupport
import WidgetCompiler

/// The widget on a `LivePage`.
enum PageSubject: String {
    /// The fixture with one control of each kind.
    case board = "Board"
    /// The example.
    case weather = "Weather"
    /// The fixture with Live Activities and controls.
    case kitchen = "Kitchen"

    enum Sources {
        /// The page has the original folder, which was built before.
        case original
        /// The page has a copy, which the test may change.
        case copy
    }

    private var original: String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return switch self {
        case .board: tests.appending(path: "Fixtures/Board").path
        case .kitchen: tests.appending(path: "../Fixtures/Kitchen").standardizedFileURL.path
        case .weather: tests.appending(path: "../../Examples/Weather").standardizedFileURL.path
        }
    }

    /// Builds of a page have a cache of their own below its folder, because it also has the widget's containers.
    static func options(in folder: URL) -> BuildOptions {
        BuildOptions(cacheFolder: folder.path + "/cache", timeLimit: .ample)
    }

    /// Prepares the sources and the cache of a page.
    ///
    /// - Returns: The path of the sources.
    func prepare(_ sources: Sources, in folder: URL) async throws -> String {
        switch sources {
        case .original:
            let cache = try await builtCache()
            try await offPool {
                // Links are as fast as no copy, and a build replaces files instead of changing them.
                let copy = try TestProcess("/bin/cp", ["-al", cache, folder.path + "/cache"])
                guard copy.wait() == 0 else { throw CocoaError(.fileWriteUnknown) }
            }
            return original
        case .copy:
            let place = folder.appending(path: rawValue)
            try FileManager.default.copyItem(atPath: original, toPath: place.path)
            return place.path
        }
    }

    private func builtCache() async throws -> String {
        switch self {
        case .board: try await Self.boardCache.value
        case .weather: try await Self.weatherCache.value
        case .kitchen: try await Self.kitchenCache.value
        }
    }

    private static let boardCache = cache(of: .board)
    private static let weatherCache = cache(of: .weather)
    private static let kitchenCache = cache(of: .kitchen)

    /// The cache with the build of a subject, which the tests of one run share.
    private static func cache(of subject: PageSubject) -> Task<String, any Error> {
        Task {
            try await offPool {
                let folder = FileManager.default.temporaryDirectory
                    .appending(path: "tessera-test-pages-\(getuid())/\(subject.rawValue)")
                let options = options(in: folder)
                let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: options)
                _ = try builder.build(try WidgetFolder(at: subject.original))
                // The compiler's modules are valid only in the folder in which they were built.
                for part in ["containers", "modules", "work"] {
                    try? FileManager.default.removeItem(atPath: "\(options.cacheFolder)/\(part)")
                }
                return options.cacheFolder
            }
        }
    }
}
