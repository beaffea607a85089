extension AttributedString {
    /// The height of a text's lines.
    public struct LineHeight: Hashable, Sendable {
        enum Kind: Hashable {
            case font(CGFloat)
            case multiple(CGFloat)
            case exact(CGFloat)
            case leading(CGFloat)
        }

        let kind: Kind

        public static var normal: LineHeight { LineHeight(kind: .font(0)) }
        public static var variable: LineHeight { LineHeight(kind: .font(0)) }
        public static var tight: LineHeight { LineHeight(kind: .font(-2)) }
        public static var loose: LineHeight { LineHeight(kind: .font(2)) }

        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
    }

    /// The horizontal alignment of a text's lines.
    public enum TextAlignment: Hashable, Sendable {
        case left, right, center
    }

    /// The writing direction of a paragraph.
    public enum WritingDirection: Hashable, Sendable {
        case leftToRight, rightToLeft
    }
}

extension Text {
    /// The reference of a text's alignment.
    public struct AlignmentStrategy: Hashable, Sendable {
        private enum Kind { case standard, layout, writing }

        private let kind: Kind

        public static let `default` = AlignmentStrategy(kind: .standard)
        public static let layoutBased = AlignmentStrategy(kind: .layout)
        public static let writingDirectionBased = AlignmentStrategy(kind: .writing)
    }

    /// The reference of a text's writing direction.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private enum Kind { case standard, layout, content }

        private let kind: Kind

        public static let `default` = WritingDirectionStrategy(kind: .standard)
        public static let layoutBased = WritingDirectionStrategy(kind: .layout)
        public static let contentBased = WritingDirectionStrategy(kind: .content)
    }
}

extension View {
    /// Lines with a custom height. Their distance changes by the difference from body text's height.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        transformEnvironment(\.self) { environment in
            guard let lineHeight else { return }
            let font = (environment.font ?? .body).request(in: environment, modifiers: environment.fontModifiers)
            let usual = CGFloat(font.leading ?? font.size * 1.2)
            switch lineHeight.kind {
            case .font(let points), .leading(let points): environment.lineSpacing = points
            case .multiple(let factor): environment.lineSpacing = CGFloat(font.size) * factor - usual
            case .exact(let points): environment.lineSpacing = points - usual
            }
        }
    }

    /// Accepted: alignments follow the layout direction.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }

    /// Accepted: paragraphs follow the direction of their characters.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
}
