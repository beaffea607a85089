/// The sizing of a presentation.
public protocol PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The root of a presentation.
public struct PresentationSizingRoot {
    init() {}

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

public struct PresentationSizingContext {
    init() {}
}

public struct AutomaticPresentationSizing: PresentationSizing {
    init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

public struct FittedPresentationSizing: PresentationSizing {
    init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

public struct FormPresentationSizing: PresentationSizing {
    init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

public struct PagePresentationSizing: PresentationSizing {
    init() {}

    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension View {
    /// Has no effect: a widget cannot present views.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        noEffect("presentationSizing", .presentation)
    }
}
