extension Text {
    /// The layouts of the texts within a view.
    ///
    /// Has no effect: text layouts are available only to text renderers, so there are none here.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// A layout and its origin.
        public struct AnchoredLayout: Equatable {
            public var origin: Anchor<CGPoint>
            public var layout: Text.Layout

            public static func == (left: AnchoredLayout, right: AnchoredLayout) -> Bool { left.layout == right.layout }
        }

        public static var defaultValue: [AnchoredLayout] { [] }

        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}
