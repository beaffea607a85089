/// The combination of the insides of two shapes.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let combination: PathCombination
    let evenOdd: Bool

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(
            storage: first.path(in: rect).storage.combined(
                with: second.path(in: rect).storage, combination, evenOdd: evenOdd))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .union, evenOdd: eoFill)
    }

    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .intersection, evenOdd: eoFill)
    }

    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .subtraction, evenOdd: eoFill)
    }

    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .symmetricDifference, evenOdd: eoFill)
    }
}

extension Path {
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(storage: storage.combined(with: other.storage, .union, evenOdd: eoFill))
    }

    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(storage: storage.combined(with: other.storage, .intersection, evenOdd: eoFill))
    }

    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(storage: storage.combined(with: other.storage, .subtraction, evenOdd: eoFill))
    }

    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(storage: storage.combined(with: other.storage, .symmetricDifference, evenOdd: eoFill))
    }

    /// The same area with an outline that does not intersect itself.
    public func normalized(eoFill: Bool = true) -> Path {
        Path(storage: storage.combined(with: PathStorage(), .union, evenOdd: eoFill))
    }
}
