/// Declares a preview of a widget with the given entries.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the entries of its provider.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Declares a preview of a widget with its provider's entries for a configuration.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Declares a preview of a widget with its provider's entries for a SiriKit intent.
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the entries of its provider that are relevant.
@freestanding(declaration)
public macro Preview<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    relevanceProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Declares a preview of a Live Activity in the given states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")
