/// Computes a guide's default position from a view's size.
public protocol AlignmentID {
    nonisolated static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Identifies a guide of either axis. Sendable: a type and constants.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis
    /// The set with only this guide, or with the one bit shared by all custom guides.
    package let set: GuideSet

    package init(id: any AlignmentID.Type, axis: Axis, set: GuideSet = .custom) {
        self.id = id
        self.axis = axis
        self.set = set
    }

    /// The value that a container derives from its content's explicit values: the minimum for the first baseline, the
    /// maximum for the last one, the mean for other guides (N1440–N1442). `nil` when no content has a value.
    package func combine(_ values: [CGFloat]) -> CGFloat? {
        guard let first = values.first else { return nil }
        switch set {
        case .firstBaseline: return values.reduce(first, min)
        case .lastBaseline: return values.reduce(first, max)
        default: return values.reduce(0, +) / CGFloat(values.count)
        }
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.id == right.id && left.axis == right.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
    }
}

/// Guides that a view may set explicitly. Containers query only views whose set has the guide they look for.
package struct GuideSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package static let leading = GuideSet(rawValue: 1 << 0)
    package static let horizontalCenter = GuideSet(rawValue: 1 << 1)
    package static let trailing = GuideSet(rawValue: 1 << 2)
    package static let top = GuideSet(rawValue: 1 << 3)
    package static let verticalCenter = GuideSet(rawValue: 1 << 4)
    package static let bottom = GuideSet(rawValue: 1 << 5)
    package static let firstBaseline = GuideSet(rawValue: 1 << 6)
    package static let lastBaseline = GuideSet(rawValue: 1 << 7)
    /// All guides beyond the built-in ones.
    package static let custom = GuideSet(rawValue: 1 << 8)
    package static let baselines: GuideSet = [.firstBaseline, .lastBaseline]
    package static let all = GuideSet(rawValue: .max)
}

/// A guide on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    nonisolated public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal)
    }

    /// The value that a container derives from its content's explicit values.
    nonisolated public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values.compactMap(\.self))
    }

    package init(key: AlignmentKey) {
        self.key = key
    }

    private init(_ id: any AlignmentID.Type, _ set: GuideSet) {
        key = AlignmentKey(id: id, axis: .horizontal, set: set)
    }

    public static let leading = HorizontalAlignment(Leading.self, .leading)
    public static let center = HorizontalAlignment(Center.self, .horizontalCenter)
    public static let trailing = HorizontalAlignment(Trailing.self, .trailing)
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A guide on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    nonisolated public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical)
    }

    /// The value that a container derives from its content's explicit values.
    nonisolated public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values.compactMap(\.self))
    }

    package init(key: AlignmentKey) {
        self.key = key
    }

    private init(_ id: any AlignmentID.Type, _ set: GuideSet) {
        key = AlignmentKey(id: id, axis: .vertical, set: set)
    }

    public static let top = VerticalAlignment(Top.self, .top)
    public static let center = VerticalAlignment(Center.self, .verticalCenter)
    public static let bottom = VerticalAlignment(Bottom.self, .bottom)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .firstBaseline)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastBaseline)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    /// A view without text has its baselines at its bottom edge (N1443).
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A pair of guides for both axes.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    nonisolated public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size for one proposal, and its guides.
public struct ViewDimensions {
    package let size: CGSize
    package let proposal: ProposedViewSize
    package let node: LayoutNode?

    package init(size: CGSize, proposal: ProposedViewSize, node: LayoutNode?) {
        self.size = size
        self.proposal = proposal
        self.node = node
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let node, node.guides.contains(key.set) else { return nil }
        return node.explicitGuide(key, size: size, proposal: proposal)
    }
}

extension ViewDimensions: Equatable {
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.proposal == right.proposal && left.node === right.node
    }
}
