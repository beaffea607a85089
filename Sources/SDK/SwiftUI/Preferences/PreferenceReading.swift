/// Whether the content made from a preference is in front of or behind the view.
enum PreferenceLayer {
    case overlay, background
}

struct PreferenceReadingModifier<K: PreferenceKey, Content: View> {
    let layer: PreferenceLayer
    let alignment: Alignment
    let content: (K.Value) -> Content
}

extension PreferenceReadingModifier: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        var inner = inputs
        inner.stackAxis = nil
        return PreferenceReadingNode(node, layer, alignment, inputs) { primary in
            let value = primary.preference(K.self) ?? K.defaultValue
            let view = EnvironmentValues.withCurrent(inner.environment) { content(value) }
            return ZStackLayout(alignment: alignment).makeNode(view, inputs: inner)
        }
    }
}

/// 1. Size and guides are those of the primary view.
/// 2. When placed, the primary is placed first; then its preference is read and the secondary view created from it.
/// 3. The secondary is proposed the primary's size and aligned with it.
private final class PreferenceReadingNode: LayoutNode {
    private let primary: LayoutNode
    private let layer: PreferenceLayer
    private let alignment: Alignment
    private let make: (LayoutNode) -> LayoutNode
    private var secondary: LayoutNode?

    init(
        _ primary: LayoutNode, _ layer: PreferenceLayer, _ alignment: Alignment, _ inputs: _ViewInputs,
        make: @escaping (LayoutNode) -> LayoutNode
    ) {
        self.primary = primary
        self.layer = layer
        self.alignment = alignment
        self.make = make
        super.init(inputs)
        traits = primary.traits
    }

    override var children: [LayoutNode] {
        guard let secondary else { return [primary] }
        return layer == .overlay ? [primary, secondary] : [secondary, primary]
    }

    override var preferenceSources: [LayoutNode] { [primary] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(for: proposal) }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        primary.place(at: .zero, proposal: proposal)
        let secondary = make(primary)
        self.secondary = secondary
        let own = primary.dimensions(for: proposal)
        let other = secondary.dimensions(for: ProposedViewSize(size))
        let origin = CGPoint(
            x: own[alignment.horizontal.key] - other[alignment.horizontal.key],
            y: own[alignment.vertical.key] - other[alignment.vertical.key])
        secondary.place(at: origin, proposal: ProposedViewSize(size))
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        primary.dimensions(for: proposal)[explicit: key]
    }

    override func makeGuides() -> GuideSet { primary.guides }

    override func makeSpacing() -> ViewSpacing { primary.spacing }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        emitter.emitChildren(of: self, frame: frame)
    }
}

extension View {
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceReadingModifier<Key, V>(layer: .overlay, alignment: alignment, content: transform))
    }

    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceReadingModifier<Key, T>(layer: .overlay, alignment: .center, content: transform))
    }

    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(PreferenceReadingModifier<Key, V>(layer: .background, alignment: alignment, content: transform))
    }

    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceReadingModifier<Key, T>(layer: .background, alignment: .center, content: transform))
    }

    /// Runs when the view is placed, if anything in it sets the key, before the widget's view is archived.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(MeasuringModifier(value: { node, _ in node.preference(K.self) }, action: { _, new in action(new) }))
    }
}
