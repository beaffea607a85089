import CMalloc
import DeviceCatalog
import ExtensionProcess
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
/// 3. A new device gets a widget of each extension when its first build is ready, and a few icons.
/// 4. Ctrl-C abandons the pictures that are being written and ends the extensions, so that no request waits for them.
///    It stops the server, then the device, which writes its pending changes.
struct PreviewRun: Sendable {
    var sources: [WidgetSource]
    var port: Int?
    var address: String
    var device: String
    var locale: LocaleName
    /// The location of the device; `nil` if widgets receive none.
    var location: GeographicPlace?
    /// The host's source of weather; `nil` if widgets show sample weather.
    var weather: WeatherAccess?
    var stateFolder: String?
    /// The files with states of Live Activities.
    var activityFiles: [ActivityFile]
    /// The user's own fonts and drawings of symbols.
    var own: OwnFiles
    /// The permissions of the widgets.
    var confinement: SandboxMode
    var opensBrowser: Bool
    var terminal: Terminal

    private static let usualPort = 8_642
    /// The C library's separate heaps. By default threads get up to eight for each processor, each with its own free
    /// memory; with four instead of two, a host of 100 widgets keeps 2.5 MB more.
    private static let heaps: Int32 = 2
    /// The free memory at the end of a heap that goes back to the system, in bytes. By default the limit rises with every
    /// large bitmap that is freed.
    private static let freeEnd: Int32 = 64 << 10

    /// The time zone of the machine. Machines without a configured one report names that an iPhone never shows.
    private static var timeZone: String {
        let name = TimeZone.current.identifier
        return ["Etc/UTC", "UTC", "Etc/UCT", "Etc/GMT"].contains(name) ? "GMT" : name
    }

    func run() async throws(CommandFailure) {
        mallopt(M_ARENA_MAX, Self.heaps)
        mallopt(M_TRIM_THRESHOLD, Self.freeEnd)
        let read = try self.products()
        let products = read.map(\.product)
        let sdk = try located()
        let folder = try PreviewStore.folder(stateFolder)
        let opening = try await PreviewStore.open(in: folder, for: read.map(\.member)) { terminal.say($0) }
        let key = accessKey(in: folder)
        for notice in opening.notices { terminal.say("note: \(notice)") }
        let host = WidgetHost(
            clock: SystemClock(), store: opening.store, state: HostState(environment: environment()),
            notices: opening.notices,
            writtenStates: { [activityFiles] activity in activityFiles.flatMap { $0.states(for: activity) } })
        await host.start()
        let systems = Self.systems(of: products)
        let layout = await InitialLayout(of: host, systems: Array(systems.values))
        let report = PreviewReport(terminal: terminal)
        let coordinator = BuildCoordinator(
            host: host,
            builder: WidgetBuilder(
                sdk: sdk, options: BuildOptions(confinement: confinement.ofBuilds), report: terminal.progress()),
            launch: .live(
                locale: locale.identifier, timeZone: TimeZone.current.identifier, location: location,
                weather: weather, fontFolder: own.fontFolder, symbolFolder: own.symbolFolder, confinement: confinement),
            report: report.note
        ) { product in
            if let system = systems[product.id] { await layout.furnish(product.id, for: system) }
        }
        let audit = PreviewAudit(
            coordinator: coordinator, location: location, weather: weather, own: own, confinement: confinement)
        let simulated = SimulatedDevice(
            host: host, icon: coordinator.icon, audits: GuidelineAudits(auditor: audit), weather: weather
        ) { id throws(HostError) in
            try await coordinator.restart(id)
        }
        let ending = await withTaskGroup(of: CommandFailure?.self) { group in
            group.addTask {
                await report.follow(host)
                return nil
            }
            group.addTask { await serve(simulated, key, fonts: sdk.assetFolder.map { $0 + "/fonts" }) }
            group.addTask {
                while !Interruption.isRequested, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(50)) }
                return nil
            }
            group.addTask {
                // Files that are saved from now on count, even during the first build.
                let watches = products.map(BuildCoordinator.Watch.init)
                await build(products, coordinator)
                return await withTaskGroup(of: Void.self) { watchers in
                    for watch in watches { watchers.addTask { await coordinator.build(whenSaved: watch) } }
                    await watchers.waitForAll()
                    return nil
                }
            }
            let first = await group.next() ?? nil
            // Requests of pages wait for their pictures.
            simulated.stop()
            await simulated.endAudits()
            group.cancelAll()
            // So do those for other dates, and those of the gallery, for their widgets.
            await host.endExtensions()
            return first
        }
        await host.stop()
        if let ending { throw ending }
    }

    /// The products, each with an identifier that distinguishes folders of one name and targets of one project.
    private func products() throws(CommandFailure) -> [(product: BuildCoordinator.Product, member: PreviewedExtension)]
    {
        var folders: [WidgetFolder] = []
        for source in sources {
            do throws(BuildError) {
                folders.append(try WidgetFolder.checked(at: source))
            } catch {
                throw error.commandFailure()
            }
        }
        let extensions = folders.map { PreviewedExtension(identity: $0.identity, name: $0.name) }
        let ids = PreviewedExtension.ids(of: extensions)
        return sources.indices.map { index in
            let product = BuildCoordinator.Product(
                id: ids[index], name: folders[index].name, path: folders[index].path, source: sources[index])
            return (product, extensions[index])
        }
    }

    /// The first system that each extension supports; iOS if it cannot be determined.
    private static func systems(of products: [BuildCoordinator.Product]) -> [ExtensionID: OperatingSystem] {
        let systems = products.map { ($0.id, (try? WidgetFolder(at: $0.source))?.firstPlatform ?? .iOS) }
        return Dictionary(systems) { first, _ in first }
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

    private func build(_ products: [BuildCoordinator.Product], _ coordinator: BuildCoordinator) async {
        await withTaskGroup(of: Void.self) { builds in
            for product in products {
                builds.addTask { await coordinator.build(product) }
            }
            await builds.waitForAll()
        }
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
                    .usage,
                    PreviewServer.isPortTaken(error)
                        ? "Another program uses port \(port) of \(address)."
                        : "The server cannot listen on \(address), port \(port): \(error).",
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
