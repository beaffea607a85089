import ExtensionProcess
import ExtensionProtocol
import Foundation
import Synchronization
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// Builds extensions and installs them on the simulated device whenever their sources are saved.
///
/// 1. The device is notified of a running build; the last successful build continues.
/// 2. A failed build reports its messages to the device, and the last successful build continues.
/// 3. A successful build replaces the previous one: placed widgets and their configuration stay.
/// 4. Places of other systems get a separate build if the source differs for them.
/// 5. Any number of saves during a build leads to exactly one more build after it.
package struct BuildCoordinator: Sendable {
    /// A folder of sources and its name on the device.
    package struct Product: Hashable, Sendable {
        package var id: ExtensionID
        package var name: String
        /// The folder that paths in messages are relative to.
        package var path: String
        package var source: WidgetSource

        package init(id: ExtensionID, name: String, path: String, source: WidgetSource) {
            self.id = id
            self.name = name
            self.path = path
            self.source = source
        }
    }

    /// The installed build of a product.
    package struct Installed: Hashable, Sendable {
        package var product: Product
        package var built: BuiltExtension
        /// Increases with each build of the product.
        package var number: Int
    }

    /// What happens to the build of a product.
    package enum Stage: Hashable, Sendable {
        case began
        case installed
        case failed([BuildMessage])
        case interrupted
    }

    private let host: WidgetHost
    private let builder: WidgetBuilder
    private let launch: LaunchOptions
    private let report: @Sendable (Product, Stage) -> Void
    private let welcome: @Sendable (Product) async -> Void
    private let built = BuiltExtensionCache()

    /// - Parameters:
    ///   - report: Called on any thread, in addition to the notes to the device.
    ///   - welcome: Called when the device has a new build.
    package init(
        host: WidgetHost, builder: WidgetBuilder, launch: LaunchOptions,
        report: @escaping @Sendable (Product, Stage) -> Void = { _, _ in },
        welcome: @escaping @Sendable (Product) async -> Void = { _ in }
    ) {
        self.host = host
        self.builder = builder
        self.launch = launch
        self.report = report
        self.welcome = welcome
    }

    /// Builds and installs; failures are reported to the device.
    ///
    /// - Returns: Whether the device has the new build.
    @discardableResult
    package func build(_ product: Product) async -> Bool {
        await host.noteBuild(.building, of: product.id, name: product.name)
        report(product, .began)
        var stage: Stage?
        let messages: [BuildMessage]
        switch await compile(product) {
        case .success(let builtExtension):
            let gateway = gateway(product, builtExtension)
            do throws(HostError) {
                try await host.install(product.id, name: product.name, gateway: gateway)
                built.set(product, builtExtension)
                await host.noteBuild(.ready, of: product.id, name: product.name)
                report(product, .installed)
                await welcome(product)
                return true
            } catch {
                messages = [BuildMessage(severity: .error, message: error.description)]
                if Task.isCancelled { stage = .interrupted }
            }
        case .failure(let error):
            messages = Self.messages(error, below: product.path)
            if case .interrupted = error { stage = .interrupted }
        }
        await host.noteBuild(.failed(messages), of: product.id, name: product.name)
        report(product, stage ?? .failed(messages))
        return false
    }

    /// An extension whose sources are watched from the creation of this value.
    package struct Watch: Sendable {
        let product: Product
        fileprivate let folders: [WatchedFolder]
        /// `nil` if the kernel cannot provide one.
        fileprivate let watcher: SourceWatcher?

        package init(_ product: Product) {
            self.init(product, Self.folders(of: product))
        }

        private init(_ product: Product, _ folders: [WatchedFolder]) {
            self.product = product
            self.folders = folders
            watcher = SourceWatcher(folders: folders)
        }

        /// A watch of the current source folders, if they have changed. A project that cannot be read keeps its
        /// previous watch until it can be read.
        fileprivate var renewed: Watch? {
            let present = Self.folders(of: product)
            return present.isEmpty || present == folders ? nil : Watch(product, present)
        }

        private static func folders(of product: Product) -> [WatchedFolder] {
            (try? WidgetFolder(at: product.source))?.watchedFolders ?? []
        }
    }

    /// Builds whenever a source is saved, until the task is canceled.
    package func build(whenSaved start: Watch) async {
        var watch = start
        while !Task.isCancelled {
            guard let watcher = watch.watcher else {
                await host.noteOutput("saved files cannot be detected on this system", of: watch.product.id)
                return
            }
            for await _ in watcher.changes() {
                // Created before the build, so that saves during it are detected.
                let next = watch.renewed
                await build(watch.product)
                guard let next else { continue }
                watch = next
                break
            }
        }
    }

    /// The current build; `nil` before the first one.
    package func installed(_ id: ExtensionID) -> Installed? { built.get(id) }

    /// Starts a new process of the current build.
    package func restart(_ id: ExtensionID) async throws(HostError) {
        guard let current = built.get(id) else { throw .unknownExtension(id) }
        try await host.install(id, name: current.product.name, gateway: gateway(current.product, current.built))
    }

    /// The app's icon as PNG, if its sources have one.
    package func icon(of id: ExtensionID) -> [UInt8]? {
        built.get(id).flatMap { try? WidgetFolder(at: $0.product.source) }?.appIcon
    }

    /// The first build, and those for other systems once their places are displayed.
    private func gateway(_ product: Product, _ main: BuiltExtension) -> ProcessPool {
        ProcessPool(main, options: launch) { system in
            switch await compile(product, for: system) {
            case .success(let other):
                let isSame = other.executable == main.executable && other.resourceFolder == main.resourceFolder
                return .success(isSame ? nil : other)
            case .failure(let error):
                let messages = Self.messages(error, below: product.path)
                for message in messages.filter({ $0.severity == .error }).prefix(5) {
                    await host.noteOutput("\(system.rawValue): \(message.text)", of: product.id)
                }
                let first = messages.first { $0.severity == .error } ?? messages.first
                return .failure(
                    GatewayFailure(
                        .rejected, "it does not build for \(system.rawValue): \(first?.text ?? error.description)"))
            }
        }
    }

    /// - Parameter system: The system; `nil` for the first that the source supports.
    private func compile(
        _ product: Product, for system: OperatingSystem? = nil
    ) async -> Result<BuiltExtension, BuildError> {
        await withCheckedContinuation { [builder] continuation in
            // Waiting for the compiler blocks, so it uses a separate thread instead of the cooperative pool.
            Thread.detachNewThread {
                do throws(BuildError) {
                    let folder: WidgetFolder
                    do throws(WidgetFolder.Problem) {
                        folder = try WidgetFolder(at: product.source)
                    } catch {
                        throw .folder(error)
                    }
                    var builder = builder
                    builder.options.platform = system ?? folder.firstPlatform
                    continuation.resume(returning: .success(try builder.build(folder).product))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
    }

    private static func messages(_ error: BuildError, below path: String) -> [BuildMessage] {
        guard case .compile(let messages) = error else {
            return [BuildMessage(severity: .error, message: error.description)]
        }
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/"
        return messages.prefix(100).map { message in
            var message = message
            if message.file.hasPrefix(folder) { message.file.removeFirst(folder.count) }
            return message
        }
    }
}

extension BuildMessage {
    /// The message with its location.
    fileprivate var text: String { file.isEmpty ? message : "\(file):\(line): \(message)" }
}

/// The current build of every extension.
private final class BuiltExtensionCache: Sendable {
    private let entries = Mutex<[ExtensionID: BuildCoordinator.Installed]>([:])

    func set(_ product: BuildCoordinator.Product, _ builtExtension: BuiltExtension) {
        entries.withLock { entries in
            let number = (entries[product.id]?.number ?? 0) + 1
            entries[product.id] = BuildCoordinator.Installed(product: product, built: builtExtension, number: number)
        }
    }

    func get(_ id: ExtensionID) -> BuildCoordinator.Installed? {
        entries.withLock { $0[id] }
    }
}
