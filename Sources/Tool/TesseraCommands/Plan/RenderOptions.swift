import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Subprocesses
import WidgetCompiler
import WidgetVocabulary

/// The request to `tessera render`, validated as far as possible without the widget.
package struct RenderOptions: Hashable, Sendable {
    package enum Families: Hashable, Sendable {
        /// Every family that the widget supports.
        case all
        case some([Family])
    }

    package enum Previews: Hashable, Sendable {
        /// Widgets are drawn, not previews.
        case none
        case all
        /// By name.
        case some([String])
    }

    package enum Extent: Hashable, Sendable {
        /// The combinations that the other options select.
        case chosen
        /// Every place and appearance that the devices have.
        case matrix
    }

    package var source: WidgetSource
    package var extent: Extent
    /// `nil` means every widget of the extension.
    package var widgetKind: String?
    package var previews: Previews
    package var families: Families
    package var devices: [Device]
    /// Empty for light, or for the appearance that a mode requires.
    package var appearances: [Appearance]
    package var environment: EnvironmentOptions
    package var state: RenderState
    /// The moment at which the widget runs; `nil` for now.
    package var at: Moment?
    /// Index in the timeline; `nil` for the current entry.
    package var entry: Int?
    package var typeSizes: [TypeSize]
    package var locales: [LocaleName]
    /// Pixels per point instead of the device's scale.
    package var scale: Double?
    package var format: OutputFormat
    package var configuration: [ConfigurationArgument]
    package var activities = Activities.usual
    package var controls = Controls.usual
    /// States to draw instead of those that the source's previews define.
    package var activityFiles: [ActivityFile] = []
    /// Whether all activities are drawn as stale or as current; `nil` keeps the staleness of each.
    package var staleness: ActivityRequest.Age?
    /// Whether `all` was explicitly specified for the families.
    package var isEveryFamilyNamed = false
    /// Time zone identifier.
    package var timeZone: String
    /// The location of the device; `nil` if the widget receives none.
    package var location: GeographicPlace?
    /// The time limit for the widget's responses, in seconds.
    package var timeLimit: Double
    package var containerBackground: ContainerBackgroundRule
    /// The host's source of weather; `nil` if widgets show sample weather.
    package var weather: WeatherAccess?
    /// The user's own fonts and drawings of symbols.
    package var own = OwnFiles()
    /// The permissions of the widget.
    package var confinement = SandboxMode.sandbox(network: .allowed)

    package init(
        source: WidgetSource, extent: Extent = .chosen, widgetKind: String? = nil, previews: Previews = .none,
        families: Families = .all,
        devices: [Device] = [], appearances: [Appearance] = [], environment: EnvironmentOptions = EnvironmentOptions(),
        state: RenderState = .timeline, at: Moment? = nil,
        entry: Int? = nil, typeSizes: [TypeSize] = [.large], locales: [LocaleName] = [],
        scale: Double? = nil, format: OutputFormat = .png, configuration: [ConfigurationArgument] = [],
        timeZone: String = "GMT", location: GeographicPlace? = nil, timeLimit: Double = 10,
        containerBackground: ContainerBackgroundRule = .automatic
    ) {
        self.source = source
        self.extent = extent
        self.widgetKind = widgetKind
        self.previews = previews
        self.families = families
        self.devices = devices
        self.appearances = appearances
        self.environment = environment
        self.state = state
        self.at = at
        self.entry = entry
        self.typeSizes = typeSizes
        self.locales = locales
        self.scale = scale
        self.format = format
        self.configuration = configuration
        self.timeZone = timeZone
        self.location = location
        self.timeLimit = timeLimit
        self.containerBackground = containerBackground
    }
}
