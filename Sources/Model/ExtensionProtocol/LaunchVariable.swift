/// Names of the environment variables through which the host tells an extension where its things are.
package enum LaunchVariable: String, CaseIterable, Sendable {
    /// Folder with the extension's compiled resources: its bundle.
    case resources = "TESSERA_RESOURCES"
    /// Folder in which each app group has a folder of its name.
    case groupContainers = "TESSERA_GROUP_CONTAINERS"
    /// Folder with fonts and symbols.
    case assets = "TESSERA_ASSETS"
    /// The platform that the extension was built for; none is iOS.
    case platform = "TESSERA_PLATFORM"
    /// A `ContainerBackgroundRule`; none is the automatic one.
    case containerBackground = "TESSERA_CONTAINER_BACKGROUND"
    /// Where the simulated device is, as text of a `GeographicPlace`.
    case location = "TESSERA_LOCATION"
    /// The date at which the extension's clock stands still, in nanoseconds since 1970; none is the system's. C code
    /// reads it.
    case date = "TESSERA_DATE"
}
