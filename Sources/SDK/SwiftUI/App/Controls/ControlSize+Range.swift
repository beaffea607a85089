extension View {
    /// Limits the size of controls to a range.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize) { size in
            let allowed = ControlSize.allCases.filter { range.contains($0) }
            guard let lowest = allowed.first, let highest = allowed.last else { return }
            size = min(max(size, lowest), highest)
        }
    }
}
