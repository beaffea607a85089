struct LayoutPriorityModifier: TraitModifier {
    typealias Body = Never
    let priority: Double

    nonisolated func write(to traits: inout LayoutTraits) { traits.layoutPriority = priority }
}

struct ZIndexModifier: TraitModifier {
    typealias Body = Never
    let value: Double

    nonisolated func write(to traits: inout LayoutTraits) { traits.zIndex = value }
}

extension View {
    /// Stacks allocate space to views of a higher priority first; the default priority is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(priority: value))
    }

    /// Views of a higher index are drawn in front of their siblings.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(value: value))
    }
}
