/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Declares a preview of a view with the given traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Lets a preview closure declare view properties, such as `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")
