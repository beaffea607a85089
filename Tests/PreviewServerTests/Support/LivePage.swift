import ExtensionProcess
import Foundation
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost

@testable import PreviewServer

/// A complete preview, as in `tessera preview`, of a widget, with a browser.
final class LivePage {
    let folder: URL
    let browser: WebDriver
    let host: WidgetHost
    /// Audits the page's widgets.
    let auditor: StagedAuditor
    /// Holds back the device's answers.
    let gate: AnswerGate
    /// The address that opens the page.
    let address: String
    private let port: Int
    private let key: AccessKey
    private let coordinator: BuildCoordinator
    private let product: BuildCoordinator.Product
    private var serving: Task<Void, Never>?
    private let watching: Task<Void, Never>

    private init(
        folder: URL, browser: WebDriver, host: WidgetHost, auditor: StagedAuditor, gate: AnswerGate,
        location: PreviewServer.Location, key: AccessKey, coordinator: BuildCoordinator,
        product: BuildCoordinator.Product,
        serving: Task<Void, Never>
    ) {
        self.folder = folder
        self.browser = browser
        self.host = host
        self.auditor = auditor
        self.gate = gate
        address = location.url
        port = location.port
        self.key = key
        self.coordinator = coordinator
        self.product = product
        self.serving = serving
        watching = Task { await coordinator.build(whenSaved: .init(product)) }
    }

    /// Each page uses a browser, a server, a compiler and an extension, and mostly waits.
    private static let turns = ConcurrencyLimit(ProcessInfo.processInfo.activeProcessorCount + 1)

    /// Runs a test with a page. When the browser ends during it, which browsers on a busy machine rarely do, the test
    /// starts over with a new browser and a new preview, once.
    static func with(
        _ name: String = #function, subject: PageSubject = .board, sources: PageSubject.Sources = .original,
        width: Int = 1_280, height: Int = 860, _ body: (LivePage) async throws -> Void
    ) async throws {
        await turns.take()
        defer { turns.giveBack() }
        do {
            try await attempt(name, subject, sources, width: width, height: height, body)
        } catch let failure as WebDriver.Failure where failure.kind == .lostSession {
            print("WARNING: \(name) runs again, because the browser ended: \(failure)")
            try await attempt(name, subject, sources, width: width, height: height, body)
        }
    }

    /// Runs a test once, with a browser and a preview of its own.
    private static func attempt(
        _ name: String, _ subject: PageSubject, _ sources: PageSubject.Sources, width: Int, height: Int,
        _ body: (LivePage) async throws -> Void
    ) async throws {
        let page = try await start(subject, sources, width: width, height: height)
        do {
            try await body(page)
        } catch {
            await page.keepPicture(named: "failure-\(name.prefix { $0 != "(" })")
            let state = await page.state()
            await page.end()
            throw WebDriver.Failure(
                description: "\(error); the page: \(state)",
                kind: (error as? WebDriver.Failure)?.kind ?? .unexpected)
        }
        await page.end()
    }

    /// The page's text and console output, for the report of a failed test.
    private func state() async -> String {
        let text = (try? await browser.text("return document.body.innerText.slice(0, 800)")) ?? "does not answer"
        let complaints = (try? await browser.complaints()) ?? []
        return "\(text.split(separator: "\n").joined(separator: " | ")); its console: \(complaints)"
    }

    private static func start(
        _ subject: PageSubject, _ sources: PageSubject.Sources, width: Int, height: Int
    ) async throws -> LivePage {
        let folder = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = try await subject.prepare(sources, in: folder)
        let sdk = try SDKLocation.find()
        let options = PageSubject.options(in: folder)
        let environment = HostEnvironment(device: "iPhone 16")
        let host = WidgetHost(
            clock: SystemClock(), store: MemoryStore(),
            state: HostState(
                environment: environment, settings: HostSettings(timelineTimeLimit: 600, snapshotTimeLimit: 600)))
        await host.start()
        let coordinator = BuildCoordinator(
            host: host, builder: WidgetBuilder(sdk: sdk, options: options), launch: LaunchOptions(timeLimit: .ample))
        let name = subject.rawValue
        let product = BuildCoordinator.Product(
            id: ExtensionID(name), name: name, path: path, source: WidgetSource(path))
        try #require(await coordinator.build(product), "the fixture does not build")
        let key = AccessKey()
        let auditor = StagedAuditor()
        let gate = AnswerGate()
        let (location, serving) = try await serve(
            host, coordinator, auditor, gate, port: 0, key, fonts: sdk.assetFolder)
        let browser = try await WebDriver(width: width, height: height)
        let page = LivePage(
            folder: folder, browser: browser, host: host, auditor: auditor, gate: gate, location: location, key: key,
            coordinator: coordinator, product: product, serving: serving)
        do {
            try await browser.open(location.url)
            try await browser.wait("the connection", "document.querySelector('#connection')?.dataset.state === 'open'")
            try await page.waitForTheTest()
        } catch {
            await page.end()
            throw error
        }
        return page
    }

    private static func serve(
        _ host: WidgetHost, _ coordinator: BuildCoordinator, _ auditor: StagedAuditor, _ gate: AnswerGate, port: Int,
        _ key: AccessKey, fonts: String?
    ) async throws -> (location: PreviewServer.Location, task: Task<Void, Never>) {
        let writer = PageWriter(timeLimit: .ample)
        let audits = GuidelineAudits(auditor: auditor)
        let device = SimulatedDevice(host: host, icon: coordinator.icon, audits: audits, writer: writer) {
            id throws(HostError) in
            try await coordinator.restart(id)
        }
        let server = PreviewServer(
            source: HeldSource(device: device, gate: gate),
            options: .init(port: port, key: key, fontFolder: fonts.map { $0 + "/fonts" }))
        let (locations, ready) = AsyncStream.makeStream(of: PreviewServer.Location.self)
        let task = Task {
            let feed = Task { await DeviceFeed(device: device, server: server).run() }
            try? await server.run { ready.yield($0) }
            feed.cancel()
            ready.finish()
        }
        var iterator = locations.makeAsyncIterator()
        let location = try #require(await iterator.next(), "the server does not start")
        return (location, task)
    }

    /// Ends the server as in a crash, and restarts it at the same address.
    func stopServer() async {
        gate.open()
        serving?.cancel()
        await serving?.value
        serving = nil
    }

    /// - Parameter newKey: Whether the server does not know the open page.
    func startServer(newKey: Bool = false) async throws {
        let key = newKey ? AccessKey() : key
        let fonts = try SDKLocation.find().assetFolder
        serving = try await Self.serve(host, coordinator, auditor, gate, port: port, key, fonts: fonts).task
    }

    func source(_ name: String = "Board.swift") throws -> String {
        try String(contentsOf: folder.appending(path: "Board/\(name)"), encoding: .utf8)
    }

    func save(_ text: String, as name: String = "Board.swift") throws {
        try text.write(to: folder.appending(path: "Board/\(name)"), atomically: true, encoding: .utf8)
    }

    /// Places the fixture's widget from the gallery with the mouse; returns its number.
    func placeFromGallery(size: String = "Small") async throws -> Int {
        let before = try await browser.run("return document.querySelectorAll('.plate').length")
        try await browser.click("#gallery-button")
        try await browser.click(".sheet [data-app='Board']")
        try await browser.wait("the preview", "document.querySelector('.carousel .preview .picture')")
        let dot = ".page-control [aria-label='Board, \(size)']"
        if size != "Small" {
            try await browser.click(dot)
            try await browser.wait("the size", "document.querySelector(\(WebDriver.quoted(dot + "[aria-current]")))")
        }
        try await browser.click(".sheet .add-button")
        try await browser.wait("the placed widget", "document.querySelectorAll('.plate').length > \(before)")
        try await browser.wait("no sheet", "!document.querySelector('.sheet')")
        let id = try await browser.run(
            "return Math.max(...[...document.querySelectorAll('.plate')].map((plate) => Number(plate.dataset.widget)))")
        try await browser.wait("its content", "\(Self.text(Int(id) ?? 0)).includes('Oslo')")
        return try #require(Int(id))
    }

    /// The hour that a widget of the fixture shows.
    func hour(of id: Int) async throws -> Int {
        let json = try await browser.run("return \(Self.text(id)).find((text) => text.startsWith('Hour '))")
        let text = try #require(try JSONDecoder().decode(String?.self, from: Data(json.utf8)), "no hour is shown")
        return try #require(Int(text.dropFirst("Hour ".count)), "\(text)")
    }

    /// A script that returns the strings of a widget's picture as an array.
    static func text(_ id: Int) -> String {
        """
        [...([...document.querySelectorAll('.plate[data-widget="\(id)"] .picture')].at(-1)?.querySelectorAll('text') ?? [])]\
        .map((text) => text.textContent)
        """
    }

    /// Keeps a picture of the page in the folder that TESSERA_TEST_PICTURES names, if it does.
    func keepPicture(named name: String) async {
        guard let path = ProcessInfo.processInfo.environment["TESSERA_TEST_PICTURES"],
            let data = try? await browser.screenshot()
        else { return }
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try? data.write(to: URL(fileURLWithPath: path + "/preview-\(name).png"))
    }

    func end() async {
        watching.cancel()
        await stopServer()
        await browser.quit()
        await host.stop()
        try? FileManager.default.removeItem(at: folder)
    }
}
