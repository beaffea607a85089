import Dispatch
import ExtensionProcess
import Typesetter
import WidgetCompiler

/// A process of the build that the same arguments led to last, which starts while the sources are read.
///
/// 1. The process, with its sandbox, starts on another thread, so that nothing waits for it.
/// 2. It is used if the sources lead to the same build and the run needs the same options. Otherwise it is stopped.
/// 3. It receives no request before, so that a stale build does nothing: a widget's code runs when it is asked.
package struct EarlyStart: Sendable {
    private let recent: RecentBuild
    private var process: ExtensionProcess?

    /// - Parameter options: Those of the run, with the source as the user named it.
    /// - Returns: `nil` if the cache cannot be used, which the build reports.
    init?(_ options: RenderOptions) {
        let build = BuildOptions()
        guard (try? build.openCacheFolder()) != nil else { return nil }
        recent = RecentBuild(
            of: options.source, confinement: options.confinement.ofBuilds, cacheFolder: build.cacheFolder)
        process = recent.product.map { product in
            ExtensionProcess(product, options: options.launch(locale: (options.locales.first ?? .standard).identifier))
        }
        if let process { DispatchQueue.global(qos: .userInitiated).async { process.start() } }
    }

    /// Stops the process unless it belongs to this build, and remembers the build for the next run. A build that had to
    /// be made is not the one that was started, even if it has the same place in the cache.
    mutating func settle(on build: FinishedBuild) {
        if build.fromCache, process?.built == build.product { return }
        process?.stop()
        process = nil
        recent.remember(build.product)
    }

    /// The process, if it is the requested one.
    func process(of product: BuiltExtension, _ options: LaunchOptions) -> ExtensionProcess? {
        guard let process, process.built == product, process.options == options else { return nil }
        return process
    }
}

extension RenderOptions {
    /// The options of the processes for a language.
    func launch(locale: String) -> LaunchOptions {
        LaunchOptions(
            timeLimit: timeLimit, confinement: confinement, date: at?.secondsSinceReferenceDate, locale: locale,
            timeZone: timeZone, location: location, weather: weather, assetFolder: AssetsFolder.locate(),
            fontFolder: own.fontFolder, symbolFolder: own.symbolFolder, containerBackground: containerBackground)
    }
}
