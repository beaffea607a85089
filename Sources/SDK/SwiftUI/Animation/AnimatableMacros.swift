/// Makes a type animatable based on its stored properties.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "TesseraMacros", type: "AnimatableMacro")

/// Excludes a property from animation.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")
