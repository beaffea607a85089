/// The context in which a provider's entries will be shown.
public struct TimelineProviderContext: Sendable {
    /// Possible values of the widget's environment.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        private let values: [PartialKeyPath<EnvironmentValues> & Sendable: any Sendable]

        package init(_ values: [PartialKeyPath<EnvironmentValues> & Sendable: any Sendable] = [:]) {
            self.values = values
        }

        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            let path: PartialKeyPath<EnvironmentValues> = keyPath
            return values.first { $0.key == path }?.value as? [T]
        }

        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            self[keyPath]
        }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    /// True in the widget gallery.
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize

    package init(
        family: WidgetFamily, isPreview: Bool, displaySize: CGSize,
        environmentVariants: EnvironmentVariants = EnvironmentVariants()
    ) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
        self.environmentVariants = environmentVariants
    }
}
