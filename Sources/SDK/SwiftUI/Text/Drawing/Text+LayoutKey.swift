extension Text {
    /// The layouts of the texts within a view.
    ///
    /// Has no effect: texts tell their layouts to text renderers alone, so there are none here.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// A layout and where it begins.
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
