/// How a value is displayed: title, subtitle, image.
public struct DisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
    public struct Image: Equatable, Sendable {
        public enum DisplayStyle: Hashable, Sendable {
            case `default`, circular
        }

        package enum Source: Equatable, Sendable {
            case asset(String)
            case symbol(String)
            case url(URL)
            case data(Data)
        }

        package var source: Source

        package init(source: Source) {
            self.source = source
        }

        public init(named name: String, isTemplate: Bool? = nil) {
            source = .asset(name)
        }

        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            source = .asset(name)
        }

        public init(
            named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default, bundle: Bundle?
        ) {
            source = .asset(name)
        }

        public init(systemName name: String, isTemplate: Bool? = nil) {
            source = .symbol(name)
        }

        /// A file in the file system.
        public init(url: URL, isTemplate: Bool? = nil) {
            source = .url(url)
        }

        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            source = .url(url)
        }

        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil) {
            source = .url(url)
        }

        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            source = .url(url)
        }

        public init(data: Data, isTemplate: Bool? = nil) {
            source = .data(data)
        }

        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
            source = .data(data)
        }
    }

    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]
    public var descriptionText: LocalizedStringResource?

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
        self.descriptionText = descriptionText
    }

    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// How a type of values is displayed.
public struct TypeDisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A value with a display representation.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value with a display representation, derived from its type's.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with a display representation.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type with a fixed set of values, with one representation each.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A type with a display representation for itself and all its values.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

extension CaseDisplayRepresentable {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(describing: self))
    }

    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
