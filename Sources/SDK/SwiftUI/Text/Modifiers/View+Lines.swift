extension AttributedString {
    /// How high the lines of a text are.
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

    /// Where the lines of a text begin.
    public enum TextAlignment: Hashable, Sendable {
        case left, right, center
    }

    /// In which direction a paragraph is written.
    public enum WritingDirection: Hashable, Sendable {
        case leftToRight, rightToLeft
    }
}

extension Text {
    /// What a text's alignment follows.
    public struct AlignmentStrategy: Hashable, Sendable {
        private enum Kind { case standard, layout, writing }

        private let kind: Kind

        public static let `default` = AlignmentStrategy(kind: .standard)
        public static let layoutBased = AlignmentStrategy(kind: .layout)
        public static let writingDirectionBased = AlignmentStrategy(kind: .writing)
    }

    /// What a text's writing direction follows.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private enum Kind { case standard, layout, content }

        private let kind: Kind

        public static let `default` = WritingDirectionStrategy(kind: .standard)
        public static let layoutBased = WritingDirectionStrategy(kind: .layout)
        public static let contentBased = WritingDirectionStrategy(kind: .content)
    }
}

extension View {
    /// Lines of another height. Their distance changes by what the height differs from that of body text.
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

    /// Accepted: alignments follow the direction of the interface.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }

    /// Accepted: paragraphs follow the direction of their letters.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
}
