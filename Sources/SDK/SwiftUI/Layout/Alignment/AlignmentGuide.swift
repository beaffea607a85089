/// Sets the position of a view's guide.
public struct _AlignmentWritingModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: NodeModifier {
    public typealias Body = Never

    nonisolated package func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        AlignmentGuideNode(node, key, computeValue, inputs)
    }
}

private final class AlignmentGuideNode: UnaryNode {
    private let key: AlignmentKey
    private let computeValue: (ViewDimensions) -> CGFloat

    init(
        _ child: LayoutNode, _ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat,
        _ inputs: _ViewInputs
    ) {
        self.key = key
        self.computeValue = computeValue
        super.init(child, inputs)
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let dimensions = child.dimensions(for: proposal)
        return key == self.key ? computeValue(dimensions) : dimensions[explicit: key]
    }

    override func makeGuides() -> GuideSet { child.guides.union(key.set) }
}

extension View {
    /// A guide at a distance in points from the view's leading edge.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: guide.key, computeValue: computeValue))
    }

    /// A guide at a distance in points from the view's top edge.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: guide.key, computeValue: computeValue))
    }
}
