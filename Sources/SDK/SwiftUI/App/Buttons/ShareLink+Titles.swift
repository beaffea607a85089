import CoreTransferable

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    )
    where Data.Element == String {
        self.init(label: DefaultShareLinkLabel(Text(titleResource)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }

    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(label: DefaultShareLinkLabel(title))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    )
    where Data.Element == URL {
        self.init(label: DefaultShareLinkLabel(Text(titleResource)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }

    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL {
        self.init(label: DefaultShareLinkLabel(title))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel(Text(titleResource)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }

    nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(label: DefaultShareLinkLabel(title))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    )
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(Text(titleResource)))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(Text(title)))
    }

    nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(label: DefaultShareLinkLabel(title))
    }

}
