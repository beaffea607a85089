/// Options, possibly in sections.
public protocol ResultsCollection<Result>: Sendable {
    associatedtype Result: Sendable
    var _sections: [IntentItemSection<Result>] { get }
}

extension ResultsCollection {
    /// All values in order, without their sections.
    package var intentItems: [Result] { _sections.flatMap { $0.items.map(\.value) } }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
    public var _sections: [IntentItemSection<Element>] { [IntentItemSection(items: map { IntentItem($0) })] }
}

/// One option.
public struct IntentItem<Result: Sendable>: Sendable {
    public var value: Result
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var image: DisplayRepresentation.Image?

    public init(_ value: Result) {
        self.value = value
    }

    public init(
        _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

/// Options under one heading.
public struct IntentItemSection<Result: Sendable>: Sendable {
    public var title: LocalizedStringResource?
    public var items: [IntentItem<Result>]

    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
        self.title = title
        self.items = items
    }

    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(title, items: items)
    }

    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItemBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title, items: itemsBuilder())
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    public init(_ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }
}

/// Options in sections.
public struct IntentItemCollection<Result: Sendable>: ResultsCollection {
    public var promptLabel: LocalizedStringResource?
    public var usesIndexedCollation: Bool
    public var sections: [IntentItemSection<Result>]

    public var _sections: [IntentItemSection<Result>] { sections }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemCollectionBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }

    public static var empty: IntentItemCollection { IntentItemCollection(items: [Result]()) }

    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
}

/// Collects the sections of a collection; values without a section form their own.
@resultBuilder
public struct IntentItemCollectionBuilder<Result: Sendable> {
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
        [section]
    }
    public static func buildExpression(_ sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        sections
    }

    /// Without other type information, a section or an item is not itself an option.
    @_disfavoredOverload
    public static func buildExpression(_ value: Result) -> [IntentItemSection<Result>] {
        [IntentItemSection(items: [IntentItem(value)])]
    }

    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItemSection<Result>] {
        [IntentItemSection(items: [item])]
    }

    public static func buildBlock(_ components: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
        components.flatMap { $0 }
    }

    public static func buildOptional(_ component: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
        component ?? []
    }

    public static func buildEither(first component: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        component
    }

    public static func buildEither(second component: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        component
    }

    public static func buildArray(_ components: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
        components.flatMap { $0 }
    }
}

/// Collects the options of a section.
@resultBuilder
public enum IntentItemBuilder<Result: Sendable> {
    @_disfavoredOverload
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    public static func buildBlock(_ components: [IntentItem<Result>]...) -> [IntentItem<Result>] {
        components.flatMap { $0 }
    }
    public static func buildOptional(_ component: [IntentItem<Result>]?) -> [IntentItem<Result>] { component ?? [] }
    public static func buildEither(first component: [IntentItem<Result>]) -> [IntentItem<Result>] { component }
    public static func buildEither(second component: [IntentItem<Result>]) -> [IntentItem<Result>] { component }
    public static func buildArray(_ components: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
        components.flatMap { $0 }
    }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

extension IntentItem {
    public typealias Builder = IntentItemBuilder<Result>
}

extension IntentItemSection {
    public typealias Builder = IntentItemCollectionBuilder<Result>
}
