import SwiftUI

// Map controls, which a widget does not show.

@MainActor @preconcurrency
public struct MapCompass: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}

@MainActor @preconcurrency
public struct MapPitchToggle: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}

@MainActor @preconcurrency
public struct MapPitchSlider: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}

@MainActor @preconcurrency
public struct MapScaleView: View {
    nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}

@MainActor @preconcurrency
public struct MapUserLocationButton: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}

@MainActor @preconcurrency
public struct MapZoomStepper: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}

@MainActor @preconcurrency
public struct MapLocationCompass: View {
    nonisolated public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}
