/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Declares a preview of a view under the given circumstances.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TesseraMacros", type: "PreviewMacro")

/// Makes a variable of an extension of `EnvironmentValues` and the like an entry with a default value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TesseraMacros", type: "EntryMacro")
