/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    /// The context of a custom detent.
    @dynamicMemberLookup
    public struct Context {
        private let environment: EnvironmentValues

        /// Points.
        public let maxDetentValue: CGFloat

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    private enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)

    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type)))
    }
}

/// A height computed from the sheet's context.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    static func height(in context: Context) -> CGFloat?
}

extension View {
    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        noEffect("presentationDetents", .presentation)
    }

    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        noEffect("presentationDetents", .presentation)
    }
}
