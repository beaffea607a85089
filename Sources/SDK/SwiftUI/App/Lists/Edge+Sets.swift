extension VerticalEdge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }

        public static let top = VerticalEdge.Set(.top)
        public static let bottom = VerticalEdge.Set(.bottom)
        public static let all: VerticalEdge.Set = [.top, .bottom]
    }
}

extension HorizontalEdge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }

        public static let leading = HorizontalEdge.Set(.leading)
        public static let trailing = HorizontalEdge.Set(.trailing)
        public static let all: HorizontalEdge.Set = [.leading, .trailing]
    }
}
