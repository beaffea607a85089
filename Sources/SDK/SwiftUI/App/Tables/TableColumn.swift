/// Columns of a table. A widget shows none, so they are never created.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = Never
    associatedtype TableColumnSortComparator: SortComparator = Never
    associatedtype TableColumnBody
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    nonisolated init(unshown: Void) {}

    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }

    nonisolated public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        self
    }

    nonisolated public func alignment(
        _ alignment: TableColumnAlignment
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        self
    }
}

extension TableColumn where Sort == Never, Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(unshown: ())
    }

    nonisolated public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(unshown: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(unshown: ())
    }

    nonisolated public init(_ title: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(unshown: ())
    }

}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(unshown: ())
    }

    nonisolated public init<V: Comparable>(
        _ title: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(unshown: ())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) where Content == Text {
        self.init(unshown: ())
    }

    nonisolated public init(
        _ title: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) where Content == Text {
        self.init(unshown: ())
    }

    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(unshown: ())
    }

    nonisolated public init<V, C: SortComparator>(
        _ title: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(unshown: ())
    }

}

extension TableColumn where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(unshown: ())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(unshown: ())
    }

    nonisolated public init(
        _ title: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(unshown: ())
    }

}

/// The alignment of a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String

    public static let automatic = TableColumnAlignment(name: "automatic")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "numeric")
}

/// The user's customizations of a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumnContent {
    nonisolated public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        self
    }

    nonisolated public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        self
    }

    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        self
    }
}
