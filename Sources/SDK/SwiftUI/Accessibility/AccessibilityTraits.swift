import RenderModel

/// The traits of an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32

    public init() {
        bits = 0
    }

    private init(bit: UInt32) {
        bits = 1 << bit
    }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }

    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let inserted = !contains(newMember)
        bits |= newMember.bits
        return (inserted, newMember)
    }

    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(newMember)
        bits |= newMember.bits
        return common.bits == 0 ? nil : common
    }

    private func with(_ bits: UInt32) -> AccessibilityTraits {
        var copy = self
        copy.bits = bits
        return copy
    }

    /// The role that the traits determine, if any.
    var role: Semantics.Role? {
        if contains(.isToggle) { return .toggle }
        if contains(.isButton) { return .button }
        if contains(.isLink) { return .link }
        if contains(.isHeader) { return .header }
        if contains(.isImage) { return .image }
        return contains(.isStaticText) ? .text : nil
    }
}

/// How a view's children become accessibility elements.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }

    let kind: Kind

    /// The children are not read.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The children are read individually.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// The children are read as one element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The verbosity of a string.
public enum AccessibilityTextContentType: Hashable, Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
