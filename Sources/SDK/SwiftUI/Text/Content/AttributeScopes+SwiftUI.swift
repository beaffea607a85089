import FoundationSupplement

extension AttributeScopes {
    /// Attributes that `Text` supports.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// A run of an attributed string with the attributes that `Text` draws.
struct StyledRun {
    var text: String
    var font: Font?
    var color: Color?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kern: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var intent: InlinePresentationIntent = []
    var background: Color?
    var link: URL?
}

extension AttributedString {
    /// The runs in order; most strings have a single plain one.
    var styledRuns: [StyledRun] {
        typealias Own = AttributeScopes.SwiftUIAttributes
        return runs.map { run in
            StyledRun(
                text: String(characters[run.range]), font: run[Own.FontAttribute.self],
                color: run[Own.ForegroundColorAttribute.self], underline: run[Own.UnderlineStyleAttribute.self],
                strikethrough: run[Own.StrikethroughStyleAttribute.self], kern: run[Own.KerningAttribute.self],
                tracking: run[Own.TrackingAttribute.self], baselineOffset: run[Own.BaselineOffsetAttribute.self],
                intent: run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? [],
                background: run[Own.BackgroundColorAttribute.self],
                link: run[AttributeScopes.FoundationAttributes.LinkAttribute.self])
        }
    }
}
