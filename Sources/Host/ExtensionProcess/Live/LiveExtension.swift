import ExtensionProtocol
import Foundation
import RenderModel
import Subprocesses

/// A process of an extension in a long-lived host: asked asynchronously, watched, limited and confined.
///
/// 1. Requests wait on a thread of the process's own; one that hangs delays nothing but the requests behind it.
/// 2. Between requests the process is watched: when it ends, the host hears so at once, in words.
/// 3. After breakdowns in a row requests are refused for a while (`.resting`), longer each time, instead of starting a
///    process that will break down again.
package actor LiveExtension {
    private nonisolated let executor: ThreadExecutor
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let session: ExtensionSession

    /// - Parameters:
    ///   - sandbox: another than the machine's own, for tests.
    ///   - output: gets what the extension prints. Several processes of one extension may share it.
    ///   - observer: is told what happens to the process, on its thread; it must not wait.
    package init(
        _ built: BuiltExtension, options: LaunchOptions, sandbox: Sandbox? = nil, output: OutputLog? = nil,
        observer: @escaping @Sendable (ExtensionEvent) -> Void = { _ in }
    ) {
        executor = ThreadExecutor(name: "extension \(built.name)")
        session = ExtensionSession(
            built, options: options, restPolicy: .refuse, sandbox: sandbox ?? .system, log: output, observer: observer)
    }

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

    package func relevance(kind: String) throws(ExtensionError) -> [RelevanceAttribute] {
        try session.relevance(kind: kind)
    }

    package func activity(_ request: ActivityRequest) throws(ExtensionError) -> ActivityReply {
        try session.activity(request)
    }

    package func previews() throws(ExtensionError) -> [PreviewDescription] { try session.previews() }

    package func previewEntries(
        index: Int, environment: WidgetEnvironment
    ) throws(ExtensionError) -> EntriesReply {
        try session.previewEntries(index: index, environment: environment)
    }

    /// Tells which widgets are placed, so that the widget's code can ask `WidgetCenter`.
    package func setPlacements(_ placements: [WidgetPlacement]) {
        session.setPlacements(placements)
    }

    /// Ends the process in good order; a later request starts another.
    package func shutdown() { session.shutdown() }
}
