public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public enum DragState: Hashable, Sendable { case none, lifting, dragging }
    public enum DropState: Hashable, Sendable { case none, notTargeted, targeted }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

public protocol UIContentConfiguration {
    @MainActor @preconcurrency
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

public struct UIBackgroundConfiguration: Hashable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
        get { NSDirectionalRectEdge(rawValue: edges) }
        set { edges = newValue.rawValue }
    }
    private var edges: UInt = 0
    public var backgroundColor: UIColor?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { transformers.background }
        set { transformers.background = newValue }
    }
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { transformers.stroke }
        set { transformers.stroke = newValue }
    }
    private var transformers = Transformers()

    /// Functions are not compared.
    private struct Transformers: Hashable {
        var background: UIConfigurationColorTransformer?
        var stroke: UIConfigurationColorTransformer?

        static func == (left: Self, right: Self) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    @MainActor @preconcurrency
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    private static func filled(_ color: UIColor?) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        return configuration
    }

    public static func clear() -> UIBackgroundConfiguration { filled(.clear) }
    public static func listCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
    public static func listHeader() -> UIBackgroundConfiguration { filled(.systemBackground) }
    public static func listFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
    public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { filled(.systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { filled(.secondarySystemGroupedBackground) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { filled(.clear) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { filled(.clear) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { filled(.clear) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { filled(.clear) }
}
