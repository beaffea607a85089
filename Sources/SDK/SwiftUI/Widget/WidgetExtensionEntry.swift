#if canImport(Glibc)
    import Glibc
#endif

/// Where `@main` of a widget extension hands over to the runtime.
///
/// This module cannot see the runtime, which stands above it. The runtime either sets `handler` itself, or offers a C
/// function named `installerSymbol` that sets it; the function is looked for in the running program and its libraries.
@MainActor
package enum WidgetExtensionEntry {
    package typealias Handler = @MainActor (_ definitions: [any WidgetDefinition]) -> Void

    package static var handler: Handler?

    /// Name of a C function without arguments and result.
    package static let installerSymbol = "tessera_install_extension_runtime"

    /// Makes the runtime ready before any of the widget's code runs: what a provider is made with may already ask for
    /// texts or for an app group's folder.
    package static func prepare() {
        if handler == nil { install() }
    }

    package static func run(_ definitions: [any WidgetDefinition]) {
        prepare()
        guard let handler else {
            preconditionFailure("The widget extension was linked without its runtime, so it cannot be run.")
        }
        handler(definitions)
    }

    private static func install() {
        guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, installerSymbol) else { return }
        typealias Installer = @convention(c) () -> Void
        unsafeBitCast(symbol, to: Installer.self)()
    }
}
