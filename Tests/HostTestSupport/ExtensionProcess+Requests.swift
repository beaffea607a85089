import ExtensionProcess
import ExtensionProtocol
import RenderModel

/// Requests for tests, which may block.
extension ExtensionProcess {
    /// - Parameter locale: `nil` uses the process's locale.
    package func describe(locale: String? = nil) throws(ExtensionError) -> ExtensionDescription {
        try answer(to: DescribeRequest(locale: locale ?? options.locale))
    }

    package func entries(_ request: EntriesRequest) throws(ExtensionError) -> EntriesReply { try answer(to: request) }

    package func render(_ request: RenderRequest) throws(ExtensionError) -> [RenderTree] { try answer(to: request) }

    package func perform(_ request: PerformRequest) throws(ExtensionError) -> PerformReply { try answer(to: request) }

    package func options(_ request: OptionsRequest) throws(ExtensionError) -> OptionsReply { try answer(to: request) }

    package func activity(_ request: ActivityRequest) throws(ExtensionError) -> ActivityReply {
        try answer(to: request)
    }

    package func configuration(_ request: ConfigurationRequest) throws(ExtensionError) -> ConfigurationReply {
        try answer(to: request)
    }

    package func recommendations(
        kind: String, locale: String? = nil
    ) throws(ExtensionError) -> [ConfigurationRecommendation] {
        try answer(to: RecommendationsRequest(kind: kind, locale: locale ?? options.locale))
    }

    package func relevance(kind: String) throws(ExtensionError) -> [RelevanceAttribute] {
        try answer(to: RelevanceRequest(kind: kind))
    }

    package func previews() throws(ExtensionError) -> [PreviewDescription] { try answer(to: PreviewsRequest()) }

    package func previewEntries(
        index: Int, environment: WidgetEnvironment
    ) throws(ExtensionError) -> EntriesReply {
        try answer(to: PreviewEntriesRequest(index: index, environment: environment))
    }
}
