import DeviceCatalog
import ExtensionProtocol
import Foundation
import PreviewServer
import Subprocesses
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

/// One run of `tessera preview`.
///
/// 1. Folders, the SDK and the store are checked before anything that takes time.
/// 2. The device starts from the store, and the page is served at once; builds run in the background.
/// 3. An empty device gets the first widget of the first extension and a few icons.
/// 4. Ctrl-C stops the server, then the device, which writes its pending changes.
struct PreviewRun: Sendable {
    var sources: [WidgetSource]
    var port: Int?
    var address: String
    var device: String
    var locale: LocaleName
    /// The location of the device; `nil` if widgets receive none.
    var location: GeographicPlace?
    var stateFolder: String?
    /// The files with states of Live Activities.
    var activityFiles: [ActivityFile]
    /// The permissions of the widgets.
    var confinement: SandboxMode
    var opensBrowser: Bool
    var terminal: Terminal

    private static let usualPort = 8_642

    /// The time zone of the machine. Machines without a configured one report names that an iPhone never shows.
    private static var timeZone: String {
        let name = TimeZone.current.identifier
        return ["Etc/UTC", "UTC", "Etc/UCT", "Etc/GMT"].contains(name) ? "GMT" : name
    }

    func run() async throws(CommandFailure) {
        let read = try self.products()
        let products = read.map(\.product)
        let sdk = try located()
        let folder = try PreviewStore.folder(stateFolder)
        let opening = try await PreviewStore.open(in: folder, for: read.map(\.identity))
        let key = accessKey(in: folder)
        for notice in opening.notices { terminal.say("note: \(notice)") }
        let host = WidgetHost(
            clock: SystemClock(), store: opening.store, state: HostState(environment: environment()),
            notices: opening.notices,
            writtenStates: { [activityFiles] activity in activityFiles.flatMap { $0.states(for: activity) } })
        await host.start()
        let shop = BuildCoordinator(
            host: host,
            builder: WidgetBuilder(
                sdk: sdk, options: BuildOptions(confinement: confinement.ofBuilds), report: terminal.progress()),
            launch: .live(
                locale: locale.identifier, timeZone: TimeZone.current.identifier, location: location,
                confinement: confinement))
        let simulated = SimulatedDevice(host: host, icon: shop.icon) { id throws(HostError) in
            try await shop.restart(id)
        }
        let ending = await withTaskGroup(of: CommandFailure?.self) { group in
            group.addTask { await serve(simulated, key, fonts: sdk.assetFolder.map { $0 + "/fonts" }) }
            group.addTask {
                while !Interruption.isRequested, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(100)) }
                return nil
            }
            group.addTask {
                // Files that are saved from now on count, even during the first build.
                let watches = products.map(BuildCoordinator.Watch.init)
                await build(products, shop, host)
                return await withTaskGroup(of: Void.self) { watchers in
                    for watch in watches { watchers.addTask { await shop.build(whenSaved: watch) } }
                    await watchers.waitForAll()
                    return nil
                }
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
        await host.stop()
        if let ending { throw ending }
    }

    /// The products, each with an identifier that distinguishes targets of one project.
    private func products() throws(CommandFailure) -> [(product: BuildCoordinator.Product, identity: String)] {
        var products: [(product: BuildCoordinator.Product, identity: String)] = []
        for source in sources {
            do throws(BuildError) {
                let folder = try WidgetFolder.checked(at: source)
                let taken = products.count { $0.product.name == folder.name }
                let id = taken == 0 ? folder.name : "\(folder.name) \(taken + 1)"
                let product = BuildCoordinator.Product(
                    id: ExtensionID(id), name: folder.name, path: folder.path, source: source)
                products.append((product, folder.identity))
            } catch {
                throw error.commandFailure()
            }
        }
        return products
    }

    /// The systems that the extensions support, as far as they can be determined.
    private static func systems(of products: [BuildCoordinator.Product]) -> Set<OperatingSystem> {
        Set(products.compactMap { try? WidgetFolder(at: $0.source) }.map(\.firstPlatform))
    }

    private func located() throws(CommandFailure) -> SDKLocation {
        do throws(BuildError) {
            return try SDKLocation.located()
        } catch {
            throw error.commandFailure()
        }
    }

    private func accessKey(in folder: String) -> AccessKey {
        do throws(AccessKey.StorageProblem) {
            return try AccessKey.stored(in: folder)
        } catch {
            terminal.say("note: \(error)")
            return AccessKey()
        }
    }

    private func environment() -> HostEnvironment {
        HostEnvironment(
            device: device, layoutDirection: locale.layoutDirection, locale: locale.identifier,
            timeZone: Self.timeZone)
    }

    private func build(_ products: [BuildCoordinator.Product], _ shop: BuildCoordinator, _ host: WidgetHost) async {
        await withTaskGroup(of: Void.self) { builds in
            for product in products {
                builds.addTask {
                    terminal.show("Building \(product.name)…")
                    let start = MonotonicClock.now
                    let isBuilt = await shop.build(product)
                    let seconds = duration((MonotonicClock.now - start) * 1000)
                    terminal.say(
                        isBuilt
                            ? "\(product.name) is on the device (\(seconds))."
                            : "\(product.name) does not build; the page shows why.")
                }
            }
            await builds.waitForAll()
        }
        await InitialLayout(host: host, systems: Self.systems(of: products)).furnish()
    }

    /// - Returns: The reason that the server stopped, if it did so by itself.
    private func serve(_ device: SimulatedDevice, _ key: AccessKey, fonts: String?) async -> CommandFailure? {
        let ports = port.map { [$0] } ?? [Self.usualPort, 0]
        var failure: CommandFailure?
        for port in ports {
            let server = PreviewServer(
                source: device,
                options: .init(address: address, port: port, key: key, fontFolder: fonts, say: { terminal.say($0) }))
            let feed = Task { await DeviceFeed(device: device, server: server).run() }
            defer { feed.cancel() }
            do {
                try await server.run { location in
                    terminal.say("The device is at \(location.url)")
                    if opensBrowser { Browser.open(location.urlWithTicket) }
                }
                return nil
            } catch is CancellationError {
                return nil
            } catch {
                failure = CommandFailure(
                    .usage, "The server cannot listen on \(address), port \(port): \(error).",
                    remedy: "Name another port with --port, or 0 for any free one.")
            }
        }
        return failure
    }
}

/// Opens the page in the user's browser, if there is one.
enum Browser {
    /// - Parameter url: An address that other users of the machine may see.
    static func open(_ url: String) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
