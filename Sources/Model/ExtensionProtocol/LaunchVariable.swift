/// Names of the environment variables through which the host passes its settings to an extension.
package enum LaunchVariable: String, CaseIterable, Sendable {
    /// Folder with the extension's compiled resources: its bundle.
    case resources = "TESSERA_RESOURCES"
    /// Folder that contains one folder per app group.
    case groupContainers = "TESSERA_GROUP_CONTAINERS"
    /// Folder with fonts and symbols.
    case assets = "TESSERA_ASSETS"
    /// Folder with the user's own fonts; the project's are used when absent.
    case fonts = "TESSERA_FONTS"
    /// Folder with the user's own drawings of symbols; the project's are used when absent.
    case symbols = "TESSERA_SYMBOLS"
    /// The platform that the extension was built for; iOS when absent.
    case platform = "TESSERA_PLATFORM"
    /// A `ContainerBackgroundRule`; automatic when absent.
    case containerBackground = "TESSERA_CONTAINER_BACKGROUND"
    /// The simulated device's location, as the text of a `GeographicPlace`.
    case location = "TESSERA_LOCATION"
    /// The host's source of weather, as the text of a `WeatherChoice`; sample weather when absent.
    case weather = "TESSERA_WEATHER"
    /// The date at which the extension's clock is frozen, in nanoseconds since 1970; the system clock when absent. C
    /// code reads it.
    case date = "TESSERA_DATE"
    /// The maximum number of threads in a sandbox, or 0 for no limit. When present, the extension cannot start programs.
    /// C code reads it before any code of the widget.
    case threads = "TESSERA_THREADS"
}
