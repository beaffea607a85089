/// Makes a variable of an extension of `EnvironmentValues` and the like an entry with a default value.
///
/// Apart from SwiftUI, and only there for sources that use it: where a macro of this name is visible, the compiler takes
/// `Timeline<Entry>` in a provider for it and does not find the provider's own type.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TesseraMacros", type: "EntryMacro")
