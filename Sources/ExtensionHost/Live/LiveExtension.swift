import ExtensionProtocol
import Foundation
import RenderModel

/// An extension of a long-lived host: asked asynchronously, watched, limited and confined.
///
/// 1. Requests wait on a thread of the extension's own; one that hangs delays nothing but the requests behind it.
/// 2. Between requests the process is watched: when it ends, the host hears so at once, in words.
/// 3. After breakdowns in a row requests are refused for a while (`.resting`), longer each time, instead of starting a
///    process that will break down again.
/// 4. A rebuilt extension takes the place of the old one between two requests; log and placements stay.
package actor LiveExtension {
    private nonisolated let executor: ThreadExecutor
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// What the extension prints.
    package nonisolated let output: OutputLog
    /// What happens to its process. There is one reader; it gets the last hundred events that it did not read yet.
    package nonisolated let events: AsyncStream<ExtensionEvent>
    private let tell: AsyncStream<ExtensionEvent>.Continuation
    private let sandbox: Sandbox?
    private var session: ExtensionSession
    private var placements: [WidgetPlacement] = []

    /// Options for a host that runs for days: confined, and with answers that fit a browser.
    package static let standardOptions = LaunchOptions(
        memoryLimit: 512 << 20, outputLimit: 8 << 20, answerLimit: 32 << 20, confinement: .sandbox(network: .allowed))

    /// - Parameters:
    ///   - clock: stamps the lines of the output.
    ///   - sandbox: another than the machine's own, for tests.
    package init(
        _ built: BuiltExtension, options: LaunchOptions = standardOptions, sandbox: Sandbox? = nil,
        clock: @escaping @Sendable () -> Date
    ) {
        executor = ThreadExecutor(name: "extension \(built.name)")
        output = OutputLog(clock: clock)
        (events, tell) = AsyncStream<ExtensionEvent>.makeStream(bufferingPolicy: .bufferingNewest(100))
        self.sandbox = sandbox
        session = Self.session(built, options, sandbox, output, tell)
    }

    deinit {
        tell.finish()
    }

    private static func session(
        _ built: BuiltExtension, _ options: LaunchOptions, _ sandbox: Sandbox?, _ output: OutputLog,
        _ tell: AsyncStream<ExtensionEvent>.Continuation
    ) -> ExtensionSession {
        ExtensionSession(
            built, options: options, restPolicy: .refuse, sandbox: sandbox ?? .system, log: output,
            observer: { tell.yield($0) })
    }

    /// Puts another build, or the same with other options, in place of the present one.
    package func replace(with built: BuiltExtension, options: LaunchOptions? = nil) {
        let options = options ?? session.options
        guard built != session.built || options != session.options else { return }
        session.shutdown()
        session = Self.session(built, options, sandbox, output, tell)
        session.setPlacements(placements)
    }

    package var built: BuiltExtension { session.built }
    package var options: LaunchOptions { session.options }
    package var confinement: ConfinementState? { session.confinement }
    /// Bytes that the process held after its last answer, and the most so far.
    package var memory: (current: Int, peak: Int)? { session.memory }

    package func describe(locale: String? = nil) throws(ExtensionError) -> ExtensionDescription {
        try session.describe(locale: locale)
    }

    package func entries(_ request: EntriesRequest) throws(ExtensionError) -> EntriesReply {
        try session.entries(request)
    }

    package func render(_ request: RenderRequest) throws(ExtensionError) -> [RenderTree] {
        try session.render(request)
    }

    package func perform(_ request: PerformRequest) throws(ExtensionError) -> PerformReply {
        try session.perform(request)
    }

    package func options(_ request: OptionsRequest) throws(ExtensionError) -> OptionsReply {
        try session.options(request)
    }

    package func configuration(_ request: ConfigurationRequest) throws(ExtensionError) -> ConfigurationReply {
        try session.configuration(request)
    }

    package func recommendations(
        kind: String, locale: String? = nil
    ) throws(ExtensionError) -> [ConfigurationRecommendation] {
        try session.recommendations(kind: kind, locale: locale)
    }

    package func previews() throws(ExtensionError) -> [PreviewDescription] { try session.previews() }

    package func previewEntries(
        index: Int, environment: WidgetEnvironment
    ) throws(ExtensionError) -> EntriesReply {
        try session.previewEntries(index: index, environment: environment)
    }

    /// Tells which widgets are placed, so that the widget's code can ask `WidgetCenter`.
    package func setPlacements(_ placements: [WidgetPlacement]) {
        self.placements = placements
        session.setPlacements(placements)
    }

    /// Ends the process in good order; a later request starts another.
    package func shutdown() { session.shutdown() }
}
