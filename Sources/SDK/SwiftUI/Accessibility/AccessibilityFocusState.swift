/// Assistive technologies that move a focus.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8

    public init() {
        bits = 0
    }

    private init(bits: UInt8) {
        self.bits = bits
    }

    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }

    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let inserted = !contains(newMember)
        bits |= newMember.bits
        return (inserted, newMember)
    }

    public mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    public mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        bits |= newMember.bits
        return common.bits == 0 ? nil : common
    }
}

/// The view that an assistive technology focuses. A widget's views are not notified, so the value only changes when it
/// is set.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper
    public struct Binding {
        let storage: Storage

        public var wrappedValue: Value {
            get { storage.value }
            nonmutating set { storage.value = newValue }
        }

        public var projectedValue: Binding { self }
    }

    /// Changed only by the rendering pass, on one thread at a time.
    final class Storage: @unchecked Sendable {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let storage: Storage

    nonisolated public init() where Value == Bool {
        storage = Storage(false)
    }

    nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        storage = Storage(false)
    }

    nonisolated public init<T: Hashable>() where Value == T? {
        storage = Storage(nil)
    }

    nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        storage = Storage(nil)
    }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { Binding(storage: storage) }
}

extension View {
    /// Has no effect: a widget's views are not focused individually while it is drawn.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        self
    }

    /// Has no effect: a widget's views are not focused individually while it is drawn.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
}
