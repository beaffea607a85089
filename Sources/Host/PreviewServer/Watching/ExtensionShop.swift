import ExtensionProcess
import ExtensionProtocol
import Foundation
import Synchronization
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// Builds extensions and puts them on the simulated device, again and again as their sources are saved.
///
/// 1. While a build runs the device is told so; the last good build goes on.
/// 2. A build that fails leaves its messages with the device, and the last good build goes on.
/// 3. A build that works takes the old one's place: placed widgets and their configuration stay.
/// 4. Places of other systems get a build of their own, when the source keeps something else for them.
/// 5. What is saved during a build leads to one more build after it, however often something was saved.
package struct ExtensionShop: Sendable {
    /// A folder of sources and the name under which it is on the device.
    package struct Product: Hashable, Sendable {
        package var id: ExtensionID
        package var name: String
        /// The folder that messages' paths are shortened by.
        package var path: String
        package var source: WidgetSource

        package init(id: ExtensionID, name: String, path: String, source: WidgetSource) {
            self.id = id
            self.name = name
            self.path = path
            self.source = source
        }
    }

    private let host: WidgetHost
    private let builder: WidgetBuilder
    private let launch: LaunchOptions
    private let built = BuiltExtensionCache()

    package init(host: WidgetHost, builder: WidgetBuilder, launch: LaunchOptions) {
        self.host = host
        self.builder = builder
        self.launch = launch
    }

    /// Builds and installs; what goes wrong is reported to the device.
    ///
    /// - Returns: whether the device has the new build.
    @discardableResult
    package func build(_ product: Product) async -> Bool {
        await host.noteBuild(.building, of: product.id, name: product.name)
        let messages: [BuildMessage]
        switch await compile(product) {
        case .success(let builtExtension):
            let gateway = gateway(product, builtExtension)
            do throws(HostError) {
                try await host.install(product.id, name: product.name, gateway: gateway)
                built.set(product, builtExtension)
                await host.noteBuild(.ready, of: product.id, name: product.name)
                return true
            } catch {
                messages = [BuildMessage(severity: .error, message: error.description)]
            }
        case .failure(let error):
            messages = Self.messages(error, below: product.path)
        }
        await host.noteBuild(.failed(messages), of: product.id, name: product.name)
        return false
    }

    /// An extension whose sources are watched from when this is made.
    package struct Watch: Sendable {
        let product: Product
        fileprivate let folders: [WatchedFolder]
        /// None where the kernel gives none.
        fileprivate let watcher: SourceWatcher?

        package init(_ product: Product) {
            self.init(product, Self.folders(of: product))
        }

        private init(_ product: Product, _ folders: [WatchedFolder]) {
            self.product = product
            self.folders = folders
            watcher = SourceWatcher(folders: folders)
        }

        /// A watch of other folders, when the sources are in others by now. A project that cannot be read is watched on
        /// as it was, until it can be.
        fileprivate var renewed: Watch? {
            let present = Self.folders(of: product)
            return present.isEmpty || present == folders ? nil : Watch(product, present)
        }

        private static func folders(of product: Product) -> [WatchedFolder] {
            (try? WidgetFolder(at: product.source))?.watchedFolders ?? []
        }
    }

    /// Builds whenever a source is saved, until the task is cancelled.
    package func build(whenSaved start: Watch) async {
        var watch = start
        while !Task.isCancelled {
            guard let watcher = watch.watcher else {
                await host.noteOutput("saved files cannot be noticed on this system", of: watch.product.id)
                return
            }
            for await _ in watcher.changes() {
                // Before the build, so that what is saved during it is noticed.
                let next = watch.renewed
                await build(watch.product)
                guard let next else { continue }
                watch = next
                break
            }
        }
    }

    /// Starts a new process of the present build.
    package func restart(_ id: ExtensionID) async throws(HostError) {
        guard let (product, builtExtension) = built.get(id) else { throw .unknownExtension(id) }
        try await host.install(id, name: product.name, gateway: gateway(product, builtExtension))
    }

    /// The app's icon as PNG, where its sources have one.
    package func icon(of id: ExtensionID) -> [UInt8]? {
        built.get(id).flatMap { try? WidgetFolder(at: $0.0.source) }?.appIcon
    }

    /// The first build, and those for other systems when their places are looked at.
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
                        .refused, "it does not build for \(system.rawValue): \(first?.text ?? error.description)"))
            }
        }
    }

    /// - Parameter system: none is the first that the source is for.
    private func compile(
        _ product: Product, for system: OperatingSystem? = nil
    ) async -> Result<BuiltExtension, BuildError> {
        await withCheckedContinuation { [builder] continuation in
            // The compiler is waited for on a thread of its own, not on one that all tasks share.
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
    /// With its place.
    fileprivate var text: String { file.isEmpty ? message : "\(file):\(line): \(message)" }
}

/// The present build of every extension.
private final class BuiltExtensionCache: Sendable {
    private let entries = Mutex<[ExtensionID: (ExtensionShop.Product, BuiltExtension)]>([:])

    func set(_ product: ExtensionShop.Product, _ builtExtension: BuiltExtension) {
        entries.withLock { $0[product.id] = (product, builtExtension) }
    }

    func get(_ id: ExtensionID) -> (ExtensionShop.Product, BuiltExtension)? {
        entries.withLock { $0[id] }
    }
}
