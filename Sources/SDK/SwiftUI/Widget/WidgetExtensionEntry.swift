#if canImport(Glibc)
    import Glibc
#endif

/// Where `@main` of a widget extension enters the runtime.
///
/// This module cannot import the runtime, which is above it. The runtime either sets `handler` itself, or exports a C
/// function named `installerSymbol` that sets it; the function is looked up in the running program and its libraries.
@MainActor
package enum WidgetExtensionEntry {
    package typealias Handler = @MainActor (_ definitions: [any WidgetDefinition]) -> Void

    package static var handler: Handler?

    /// Name of a C function without parameters and result.
    package static let installerSymbol = "tessera_install_extension_runtime"

    /// Initializes the runtime before any of the widget's code runs: creating a provider may already request strings or
    /// an app group's folder.
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
