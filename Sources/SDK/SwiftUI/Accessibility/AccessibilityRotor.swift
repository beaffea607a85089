/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent

    @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    /// Never called: these entries are not composed of others.
    public var body: Never { preconditionFailure("\(Self.self) is primitive; its body is never evaluated") }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
    let id: ID

    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }

    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }

    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }
}

extension AccessibilityRotorEntry {
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }

    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }

    @_disfavoredOverload
    nonisolated public init(
        _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }

    @_disfavoredOverload
    nonisolated public init(
        _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.id = id
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

/// Several entries.
public struct _RotorContentList: AccessibilityRotorContent {
    public typealias Body = Never
}

@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content)
        -> some AccessibilityRotorContent
    {
        content
    }
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _RotorContentList {
        _RotorContentList()
    }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorContentList {
        _RotorContentList()
    }
}

/// The rotors that the system defines.
public struct AccessibilitySystemRotor: Sendable {
    private let name: String

    public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(name: "links") }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { Self(name: "headings") }
    public static var boldText: AccessibilitySystemRotor { Self(name: "boldText") }
    public static var headings: AccessibilitySystemRotor { Self(name: "headings") }
    public static var images: AccessibilitySystemRotor { Self(name: "images") }
    public static var italicText: AccessibilitySystemRotor { Self(name: "italicText") }
    public static var landmarks: AccessibilitySystemRotor { Self(name: "landmarks") }
    public static var lists: AccessibilitySystemRotor { Self(name: "lists") }
    public static var misspelledWords: AccessibilitySystemRotor { Self(name: "misspelledWords") }
    public static var tables: AccessibilitySystemRotor { Self(name: "tables") }
    public static var textFields: AccessibilitySystemRotor { Self(name: "textFields") }
    public static var underlineText: AccessibilitySystemRotor { Self(name: "underlineText") }
    public static var links: AccessibilitySystemRotor { Self(name: "links") }
}

/// Has no effect: a widget's views are not navigated individually while it is drawn.
extension View {
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        self
    }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }

    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}
