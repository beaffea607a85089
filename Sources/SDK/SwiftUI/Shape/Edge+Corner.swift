extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        public struct Set: OptionSet, Hashable, Sendable {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }

            public static let topLeading = Set(.topLeading)
            public static let topTrailing = Set(.topTrailing)
            public static let bottomLeading = Set(.bottomLeading)
            public static let bottomTrailing = Set(.bottomTrailing)
            public static let top: Set = [.topLeading, .topTrailing]
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            public static let leading: Set = [.topLeading, .bottomLeading]
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            public static let all: Set = [.top, .bottom]
        }

        /// The style of a corner.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            indirect enum Kind: Hashable, Sendable {
                case fixed(CGFloat)
                case concentric(minimum: Kind?)
            }

            let kind: Kind

            /// Points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

            /// The container's radius at the corner, less the distance to it.
            public static var concentric: Style { Style(kind: .concentric(minimum: nil)) }

            public static func concentric(minimum: Style?) -> Style { Style(kind: .concentric(minimum: minimum?.kind)) }
        }
    }
}

extension Edge.Corner.Style {
    public init(floatLiteral value: Double) {
        self.init(kind: .fixed(CGFloat(value)))
    }

    public init(integerLiteral value: Int) {
        self.init(kind: .fixed(CGFloat(value)))
    }

    /// The radius of a corner, given its concentric radius.
    func radius(concentric: CGFloat) -> CGFloat { Self.radius(kind, concentric) }

    private static func radius(_ kind: Kind, _ concentric: CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): max(radius, 0)
        case .concentric(let minimum): max(concentric, minimum.map { radius($0, concentric) } ?? 0)
        }
    }
}
