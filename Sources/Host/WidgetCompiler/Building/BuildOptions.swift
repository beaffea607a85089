import ExtensionProcess
import ExtensionProtocol
import Foundation
import Subprocesses
import SwiftSource
import WidgetVocabulary

/// How a widget folder is built.
package struct BuildOptions: Hashable, Sendable {
    /// Debug compiles fastest; release runs fastest.
    package enum Optimization: String, Hashable, Sendable, CaseIterable { case debug, release }

    /// What happens to sources that need something that is not available, such as a package.
    package enum Completeness: String, Hashable, Sendable, CaseIterable {
        /// They fail to build.
        case whole
        /// The parts that do not need it are built.
        case drawable
    }

    /// The platform whose `#if os(…)` branches are compiled.
    package var platform: OperatingSystem
    /// Swift language mode, as `-swift-version` takes it. Xcode's templates use 5.
    package var languageMode: String
    package var optimization: Optimization
    /// The folder of the build cache.
    package var cacheFolder: String
    package var compiler: String
    /// The seconds after which the compiler is stopped.
    package var timeLimit: Double
    /// The seconds of a `BuildTimeBudget` after which the compiler is stopped.
    package var budgetLimit = Double.infinity
    package var packageTrust: PackageTrust
    /// The sandbox for compilers, linkers and package managers.
    package var confinement: BuildConfinement
    package var completeness = Completeness.drawable

    package init(
        platform: OperatingSystem = .iOS, languageMode: String = "5",
        optimization: Optimization = .debug, cacheFolder: String? = nil, compiler: String? = nil,
        timeLimit: Double = 300, packageTrust: PackageTrust? = nil,
        confinement: BuildConfinement = .whereSupported
    ) {
        self.platform = platform
        self.confinement = confinement
        self.languageMode = languageMode
        self.optimization = optimization
        let environment = ProcessInfo.processInfo.environment
        self.cacheFolder = cacheFolder ?? UserFolder.cache(environment)
        self.compiler = compiler ?? Self.findCompiler(environment)
        self.timeLimit = timeLimit
        self.packageTrust =
            packageTrust ?? environment["TESSERA_PACKAGES"].flatMap(PackageTrust.init) ?? .confined
    }

    /// Keeps the syntax trees of sources in the build cache, so that later runs need not parse them again.
    package func keepSyntaxTrees() {
        SyntaxReader.shared.keepTrees(in: cacheFolder + "/syntax")
    }

    /// Creates the cache folder, or rejects one that another user could change: programs in it are run. Call this before
    /// anything is read from it.
    package func openCacheFolder() throws(BuildError) {
        do throws(PrivateFolder.Problem) {
            try PrivateFolder.open(cacheFolder)
            try PrivateFolder.close(containersFolder)
        } catch {
            guard case .notCreated(let reason) = error else {
                throw .untrustedCache(path: cacheFolder, reason: error.description)
            }
            throw .cache(path: cacheFolder, reason: reason)
        }
    }

    /// The home folders and app groups of widgets.
    var containersFolder: String { cacheFolder + "/containers" }

    /// The `swiftc` that a shell would run; the bare name if none is found.
    private static func findCompiler(_ environment: [String: String]) -> String {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "swiftc"
    }
}

/// The result of building a widget folder.
package struct FinishedBuild: Hashable, Sendable {
    package var product: BuiltExtension
    /// Warnings of the compiler and of the resources.
    package var messages: [CompilerMessage]
    /// Whether the result comes from the build cache.
    package var fromCache: Bool
    /// Parts that are omitted because something they need is not available.
    package var omissions: [Omission] = [] {
        didSet { product.omitted = Set(omissions.filter { $0.extent == .body }.map(\.name)) }
    }
}

/// Why a folder could not be built.
package enum BuildError: Error, Hashable, Sendable, CustomStringConvertible {
    case folder(WidgetFolder.Problem)
    case intentDefinition(IntentDefinitionProblem)
    /// A source that cannot be parsed.
    case syntax(path: String, SyntaxFailure)
    case sdk(SDKLocation.Missing)
    /// The compiler refused the sources; errors come first.
    case compile([CompilerMessage])
    case compilerMissing(String)
    /// The compiler's toolchain has no program at this path that reads the declarations of modules.
    case extractorMissing(String)
    /// The declarations of the SDK's modules cannot be read. The reason is the end of a sentence.
    case declarationsUnread(reason: String)
    /// The sources use macros whose plug-in has not been built.
    case macrosMissing
    case compilerTimedOut(seconds: Double)
    /// The widget does not compile completely, and the search for the parts that do exceeded its share of a
    /// `BuildTimeBudget`.
    case partTimedOut(seconds: Double)
    /// The compiler itself crashed.
    case compilerCrashed(String)
    case cache(path: String, reason: String)
    /// Another user could change what is in the cache. The reason is the end of a sentence.
    case untrustedCache(path: String, reason: String)
    /// Compilers must run in a sandbox. The reason is the end of a sentence.
    case notConfined(reason: String)
    /// The user or the caller requested the end of all programs.
    case interrupted

    package var description: String {
        switch self {
        case .folder(let problem): return problem.description
        case .intentDefinition(let problem): return problem.description
        case .syntax(let path, let failure): return "'\(path)' cannot be read: \(failure)"
        case .sdk(let missing): return missing.description
        case .compile(let messages):
            let errors = messages.count { $0.severity == .error }
            return "the widget does not compile: \(errors) error\(errors == 1 ? "" : "s")"
        case .compilerMissing(let path):
            return "the Swift compiler '\(path)' cannot be started; install Swift 6.1 or later and put it in PATH"
        case .extractorMissing(let path):
            return "'\(path)' cannot be started, which reads the SDK's declarations; install a complete Swift toolchain"
        case .declarationsUnread(let reason): return "the SDK's declarations cannot be read: \(reason)"
        case .macrosMissing:
            return "the sources use #Preview or @Entry, whose compiler plug-in has not been built; run `./dev build`"
        case .interrupted: return "the build was interrupted"
        case .compilerTimedOut(let seconds): return "the Swift compiler did not finish in \(Int(seconds)) seconds"
        case .partTimedOut(let seconds):
            return "the widget does not compile completely, and the search for the parts that do takes longer than "
                + "\(Int(seconds.rounded(.up))) seconds"
        case .compilerCrashed(let output): return "the Swift compiler failed:\n\(output)"
        case .cache(let path, let reason): return "the build folder '\(path)' cannot be written: \(reason)"
        case .untrustedCache(let path, let reason):
            return "the build folder '\(path)' is not used, because it \(reason)"
        case .notConfined(let reason):
            return "the sources are not compiled, because compilers run in a sandbox and \(reason)"
        }
    }
}
