import SwiftUI

/// The annotation view of a mark.
struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
}

/// The context of an annotation.
public struct AnnotationContext {
    /// Points.
    public let targetSize: CGSize
}

/// The position of a view around or over something.
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind

    public static let automatic = AnnotationPosition(kind: .automatic)
    public static let overlay = AnnotationPosition(kind: .overlay)
    public static let top = AnnotationPosition(kind: .top)
    public static let bottom = AnnotationPosition(kind: .bottom)
    public static let leading = AnnotationPosition(kind: .leading)
    public static let trailing = AnnotationPosition(kind: .trailing)
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The treatment of an annotation that would leave its container.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Boundary: Hashable, Sendable {
        enum Kind: Hashable { case automatic, chart, plot }

        let kind: Kind

        public static let automatic = Boundary(kind: .automatic)
        public static let chart = Boundary(kind: .chart)
        public static let plot = Boundary(kind: .plot)
    }

    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable {
            case automatic, disabled, padScale
            case fit(Boundary)
        }

        let kind: Kind

        public static let automatic = Strategy(kind: .automatic)
        public static let disabled = Strategy(kind: .disabled)
        public static let padScale = Strategy(kind: .padScale)
        public static let fit = Strategy(kind: .fit(.automatic))

        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    }

    let x: Strategy
    let y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
    /// - Parameter spacing: points between mark and annotation.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { _ in content() }
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic, content)
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { _ in content() }
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution, content)
    }

    nonisolated private func annotated<C: View>(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> C
    ) -> ModifiedChartContent<Self> {
        let annotation = Annotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflow,
            content: { AnyView(content($0)) })
        return changing { $0.annotations.append(annotation) }
    }
}
