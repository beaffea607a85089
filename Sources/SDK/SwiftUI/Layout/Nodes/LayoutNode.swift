import RenderModel

/// An evaluated view: the unit that is measured, placed and emitted.
///
/// The life cycle of a node:
/// 1. `_makeView` creates it. It keeps the environment values it needs.
/// 2. Its container calls `size(for:)` any number of times; the results for the last few proposals are cached.
/// 3. Its container calls `place(at:proposal:)` once with the final proposal; the node fixes its frame and places its
///    own children.
/// 4. `emit(into:frame:)` writes render nodes with the absolute frame.
///
/// Coordinates while placing are *leading-based*: x grows from the leading edge. Emission mirrors each container whose
/// direction is right to left, so that no layout needs to know about directions.
///
/// Subclasses override `measure`, `placeChildren`, `explicitGuide`, `makeSpacing` and `emit`. They are not isolated;
/// all nodes of a tree live on the thread that renders it.
package class LayoutNode {
    package let environment: EnvironmentValues
    package let context: RenderContext
    @exclusivity(unchecked) package final var traits = LayoutTraits()
    /// Name of the view type that made the node; set by the view that evaluated to it.
    package final var viewType = ""
    /// Size and leading-based origin within the container, once placed.
    @exclusivity(unchecked) package private(set) final var frame = CGRect.zero
    /// Set by `place`; detects children that a custom layout did not place.
    @exclusivity(unchecked) package final var isPlaced = false
    @exclusivity(unchecked) package private(set) final var placedProposal = ProposedViewSize.unspecified

    // Nodes live on one thread and the accesses below never overlap; the runtime exclusivity check would cost more than
    // the lookup itself.
    @exclusivity(unchecked) private var cache = SizeCache()

    package init(_ inputs: _ViewInputs) {
        environment = inputs.environment
        context = inputs.context
    }

    package init(environment: EnvironmentValues, context: RenderContext) {
        self.environment = environment
        self.context = context
    }

    package var children: [LayoutNode] { [] }

    /// The child of a node that always has exactly one, for walks that need no array of it.
    package var onlyChild: LayoutNode? { nil }

    /// The nodes whose preferences flow up through this one.
    package var preferenceSources: [LayoutNode] { children }

    /// The node's size for a proposal, from the cache where possible. Never negative, never NaN; infinite only for an
    /// infinite proposal.
    package final func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = cache.size(for: proposal) { return known }
        var size = measure(proposal)
        if !(size.width >= 0) || !(size.height >= 0) {
            reportInvalidSize(size)
            size = CGSize(
                width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
        }
        if isProposalInvariant(size) {
            cache.constant = size
        } else {
            cache.insert(size, for: proposal)
        }
        return size
    }

    /// The size of the node for every proposal; `nil` while unknown.
    package final var constantSize: CGSize? { cache.constant }

    /// True when `size`, just returned by `measure`, is the node's size for every proposal. A container returns true
    /// when it does not use the proposal and its children's sizes are constant.
    package func isProposalInvariant(_ size: CGSize) -> Bool { false }

    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: size(for: proposal), proposal: proposal, node: self)
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = finite(size(for: proposal))
        frame = CGRect(origin: finite(origin), size: size)
        placedProposal = proposal
        isPlaced = true
        let outer = context.enterPlacement(of: self)
        placeChildren(size: size, proposal: proposal)
        context.placement = outer
    }

    /// Places the node so that the given unit point is at `point`.
    package final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = size(for: proposal)
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        place(at: origin, proposal: proposal)
    }

    package private(set) final lazy var spacing: ViewSpacing = makeSpacing()
    package private(set) final lazy var guides: GuideSet = makeGuides()

    package var layoutDirection: LayoutDirection { environment.layoutDirection }

    /// The size for a proposal, in points.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Places the children within (0, 0, size), leading-based.
    package func placeChildren(size: CGSize, proposal: ProposedViewSize) {}

    /// A guide that the view or its content sets, leading-based and relative to its top leading corner; `nil` for the
    /// default position.
    package func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    package func makeSpacing() -> ViewSpacing { ViewSpacing() }

    /// The guides for which `explicitGuide` may return a value: those that the children may set, and the text baselines
    /// for a leaf.
    package func makeGuides() -> GuideSet {
        let children = children
        if children.isEmpty { return .baselines }
        return children.reduce(into: []) { $0.formUnion($1.guides) }
    }

    /// Appends what the node draws to `emitter`. `frame` is the absolute, mirrored frame in canvas points.
    package func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        emitter.emitGroup(self, frame: frame)
    }

    private func finite(_ size: CGSize) -> CGSize {
        if size.width.isFinite && size.height.isFinite { return size }
        reportInvalidSize(size)
        return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    }

    private func finite(_ point: CGPoint) -> CGPoint {
        if point.x.isFinite && point.y.isFinite { return point }
        context.report(
            Diagnostic(
                .error, .invalidGeometry, subject: viewType.isEmpty ? "view" : viewType,
                message: "A view was placed at (\(point.x), \(point.y)); 0 is used instead.",
                remedy: "Look for a division by zero in an offset, position or layout."))
        return CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
    }

    private func reportInvalidSize(_ size: CGSize) {
        context.report(
            Diagnostic(
                .error, .invalidGeometry, subject: viewType.isEmpty ? "view" : viewType,
                message: "A view has the size \(size.width) x \(size.height); 0 is used instead.",
                remedy: "Look for a division by zero or a negative length in a frame, padding or layout."))
    }
}

/// Traits that a view passes to its container.
package struct LayoutTraits {
    package var layoutPriority: Double = 0
    package var zIndex: Double = 0
    package var tag: AnyHashable?
    /// Values of custom `LayoutValueKey`s and of the grids, by key type.
    package var values: [ObjectIdentifier: Any] = [:]
    /// Values of `ContainerValueKey`s, by key type.
    var containerValues: [ObjectIdentifier: Any] = [:]
    /// The section that contains the view, outside of containers.
    var section: SectionMark?

    package init() {}
}

/// A node with one child that by default has the node's own frame.
package class UnaryNode: LayoutNode {
    package let child: LayoutNode

    package init(_ child: LayoutNode, _ inputs: _ViewInputs) {
        self.child = child
        super.init(inputs)
        traits = child.traits
    }

    package final override var children: [LayoutNode] { [child] }
    package final override var onlyChild: LayoutNode? { child }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

    package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: proposal)
    }

    package override func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        child.dimensions(for: proposal)[explicit: key]
    }

    package override func makeSpacing() -> ViewSpacing { child.spacing }

    package override func makeGuides() -> GuideSet { child.guides }

    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        emitter.emit(child, in: self, frame: frame)
    }
}
