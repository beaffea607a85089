import SwiftUI

/// Which part of a Live Activity a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}

public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }

extension ActivityAttributes {
    /// A Live Activity's preview. Attributes alone do not say which widget shows them, so nothing is shown and the
    /// diagnostic says so.
    @MainActor @preconcurrency
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        Color.clear.noEffect("ActivityAttributes.previewContext", "previews of attributes alone are not drawn.")
    }
}
