/// Which views behind a sheet are interactive.
public struct PresentationBackgroundInteraction: Sendable {
    private init() {}

    public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }

    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction()
    }
}

/// How a presentation adapts to less space.
public struct PresentationAdaptation: Sendable {
    private init() {}

    public static var automatic: PresentationAdaptation { PresentationAdaptation() }
    public static var none: PresentationAdaptation { PresentationAdaptation() }
    public static var popover: PresentationAdaptation { PresentationAdaptation() }
    public static var sheet: PresentationAdaptation { PresentationAdaptation() }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
    public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
    public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

extension View {
    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        noEffect("presentationDragIndicator", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        noEffect("presentationBackground", .presentation)
    }

    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        noEffect("presentationBackground", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        noEffect("presentationBackgroundInteraction", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        noEffect("presentationCompactAdaptation", .presentation)
    }

    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        noEffect("presentationCompactAdaptation", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        noEffect("presentationContentInteraction", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        noEffect("presentationCornerRadius", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationPreventsAppTermination(_ preventsTermination: Bool) -> some View {
        noEffect("presentationPreventsAppTermination", .presentation)
    }

    /// Has no effect: a widget cannot present views.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        noEffect("interactiveDismissDisabled", .presentation)
    }
}
