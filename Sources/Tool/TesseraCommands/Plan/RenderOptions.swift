import DeviceCatalog
import ExtensionProtocol
import WidgetCompiler
import WidgetVocabulary

/// What `tessera render` was asked for, checked as far as that is possible without the widget.
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
        /// What the other options ask for.
        case chosen
        /// Every place and look that the devices have.
        case matrix
    }

    package var source: WidgetSource
    package var extent: Extent
    /// `nil` means every widget of the extension.
    package var widgetKind: String?
    package var previews: Previews
    package var families: Families
    package var devices: [Device]
    /// Empty for light, or what a mode needs.
    package var appearances: [Appearance]
    package var environment: EnvironmentOptions
    package var state: RenderState
    /// The moment at which the widget runs; `nil` for now.
    package var at: Moment?
    /// Index in the timeline; `nil` for the entry that is shown at the moment.
    package var entry: Int?
    package var typeSizes: [TypeSize]
    package var locales: [LocaleName]
    /// Pixels per point in place of the device's own.
    package var scale: Double?
    package var format: OutputFormat
    package var configuration: [ConfigurationArgument]
    package var activities = Activities.usual
    package var controls = Controls.usual
    /// States to draw in place of those that the source's previews give.
    package var activityFiles: [ActivityFile] = []
    /// Whether all activities are drawn as past their date, or within it; none leaves each its own.
    package var staleness: ActivityRequest.Age?
    /// Whether `all` was given for the families, and not left out.
    package var isEveryFamilyNamed = false
    /// Time zone identifier.
    package var timeZone: String
    /// Where the device is; the widget is not told without one.
    package var location: GeographicPlace?
    /// Seconds that the widget has to answer.
    package var timeLimit: Double
    package var containerBackground: ContainerBackgroundRule

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
