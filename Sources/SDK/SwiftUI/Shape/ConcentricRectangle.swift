/// A rectangle whose corners are concentric with those of its container.
public struct ConcentricRectangle: Shape {
    private let topLeading: Edge.Corner.Style
    private let topTrailing: Edge.Corner.Style
    private let bottomLeading: Edge.Corner.Style
    private let bottomTrailing: Edge.Corner.Style
    private let uniform: Edge.Corner.Set

    nonisolated public init() {
        self.init(corners: .concentric)
    }

    /// - Parameter isUniform: all corners get the largest radius.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(corners, corners, corners, corners, isUniform ? .all : [])
    }

    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner, [])
    }

    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners, [.top, .bottom])
    }

    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, .top)
    }

    nonisolated public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners, .bottom)
    }

    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
            [.leading, .trailing])
    }

    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner, .leading)
    }

    nonisolated public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners, .trailing)
    }

    nonisolated private init(
        _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
        _ bottomTrailing: Edge.Corner.Style, _ uniform: Edge.Corner.Set
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.uniform = uniform
    }

    /// 1. Get the container's radii less the distances to its sides; 0 without a container.
    /// 2. Each corner uses its style's radius.
    /// 3. Uniform corners take the largest radius among them.
    nonisolated public func path(in rect: CGRect) -> Path {
        let environment = EnvironmentValues.current
        var concentric = RectangleCornerRadii()
        if let container = environment.containerShape, let containerFrame = container.frame,
            let shapeFrame = environment.shapeFrame
        {
            let local = containerFrame.offsetBy(dx: -shapeFrame.minX, dy: -shapeFrame.minY)
            concentric = container.radii(rect, local) ?? RectangleCornerRadii()
        }
        var radii = RectangleCornerRadii(
            topLeading: topLeading.radius(concentric: concentric.topLeading),
            bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
            bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
            topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
        func unify(_ corners: Edge.Corner.Set, _ paths: WritableKeyPath<RectangleCornerRadii, CGFloat>...) {
            guard uniform.isSuperset(of: corners) else { return }
            let largest = paths.map { radii[keyPath: $0] }.max() ?? 0
            for path in paths { radii[keyPath: path] = largest }
        }
        if uniform == .all {
            unify(.all, \.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing)
        } else {
            unify(.top, \.topLeading, \.topTrailing)
            unify(.bottom, \.bottomLeading, \.bottomTrailing)
            unify(.leading, \.topLeading, \.bottomLeading)
            unify(.trailing, \.topTrailing, \.bottomTrailing)
        }
        return Path(roundedRect: rect, cornerRadii: radii)
    }
}

extension ConcentricRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount, radii: { shape, rect, _ in shape.path(in: rect) }, of: self)
    }
}

extension Shape where Self == ConcentricRectangle {
    nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    nonisolated public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    nonisolated public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner)
    }

    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }

    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    nonisolated public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
            bottomLeadingCorner: bottomLeadingCorner)
    }
}
