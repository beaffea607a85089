/// The style of a table.
@MainActor @preconcurrency
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
}

public struct InsetTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

public struct BorderedTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
    nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// The user's customization of a table's columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
    public init() {}

    public mutating func resetOrder() {}

    public subscript(visibility id: String) -> Visibility {
        get { .automatic }
        set {}
    }
}

extension View {
    /// Has no effect: a widget does not support tables.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { noEffect("tableStyle", .notDrawn) }

    /// Has no effect: a widget does not support tables.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        noEffect("tableColumnHeaders", .notDrawn)
    }
}
