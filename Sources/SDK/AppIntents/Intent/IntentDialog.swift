/// Text that is spoken or shown to the user while an intent runs.
public struct IntentDialog: Equatable, Sendable, ExpressibleByStringInterpolation {
    package var full: LocalizedStringResource
    package var supporting: LocalizedStringResource?
    package var systemImageName: String?

    public init(_ resource: LocalizedStringResource) {
        full = resource
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    public init(full: LocalizedStringResource, systemImageName: String? = nil) {
        self.full = full
        self.systemImageName = systemImageName
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
