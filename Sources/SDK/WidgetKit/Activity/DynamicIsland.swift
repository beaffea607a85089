import SwiftUI

/// The views of a Live Activity around the camera.
@MainActor @preconcurrency
public struct DynamicIsland {
    package let expanded: [DynamicIslandRegion]
    package let compactLeading: AnyView
    package let compactTrailing: AnyView
    package let minimal: AnyView
    package var url: URL?
    package var keyline: Color?
    private var margins: [DynamicIslandMode: [Edge: Double]] = [:]

    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = expanded().regions
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    public func widgetURL(_ url: URL?) -> DynamicIsland {
        var copy = self
        copy.url = url
        return copy
    }

    /// Sets the color of the line around the island.
    public func keylineTint(_ color: Color?) -> DynamicIsland {
        var copy = self
        copy.keyline = color
        return copy
    }

    /// Sets the content margins of the island in one of its modes, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        var copy = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            copy.margins[mode, default: [:]][edge] = length
        }
        return copy
    }

    /// The margins in a mode: the system's, except those that the widget sets.
    package func contentMargins(for mode: DynamicIslandMode, from standard: EdgeInsets) -> EdgeInsets {
        let own = margins[mode] ?? [:]
        return EdgeInsets(
            top: own[.top].map { CGFloat($0) } ?? standard.top,
            leading: own[.leading].map { CGFloat($0) } ?? standard.leading,
            bottom: own[.bottom].map { CGFloat($0) } ?? standard.bottom,
            trailing: own[.trailing].map { CGFloat($0) } ?? standard.trailing)
    }
}

public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
    public static let expanded = DynamicIslandMode(name: "expanded")
}

/// The position of a region of the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String

    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// Below the camera when the region is too wide to fit next to it.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// One region of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    package let region: DynamicIslandRegion

    nonisolated public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        region = DynamicIslandRegion(position: position, priority: priority, content: AnyView(content()))
    }

    private init(_ region: DynamicIslandRegion) {
        self.region = region
    }

    /// Sets the margins of the region's content, in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        DynamicIslandExpandedRegion(
            DynamicIslandRegion(
                position: region.position, priority: region.priority,
                content: AnyView(region.content.padding(edges, CGFloat(length)))))
    }
}

/// A type-erased region.
package struct DynamicIslandRegion {
    package let position: DynamicIslandExpandedRegionPosition
    package let priority: Double
    package let content: AnyView
}

/// The regions of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
    package let regions: [DynamicIslandRegion]
}

/// Collects the regions of the expanded island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        DynamicIslandExpandedContent(regions: [region.region])
    }

    /// Regions from a helper function of the widget.
    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        content
    }

    public static func buildBlock<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        content
    }

    public static func buildBlock<each Content: View>(
        _ contents: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
        var result: [DynamicIslandRegion] = []
        repeat result.append(contentsOf: (each contents).regions)
        return DynamicIslandExpandedContent(regions: result)
    }

    public static func buildOptional<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content?> {
        DynamicIslandExpandedContent(regions: content?.regions ?? [])
    }

    public static func buildEither<First: View, Second: View>(
        first content: DynamicIslandExpandedContent<First>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(regions: content.regions)
    }

    public static func buildEither<First: View, Second: View>(
        second content: DynamicIslandExpandedContent<Second>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(regions: content.regions)
    }
}

extension View {
    /// Lets a region that is too wide to fit next to the camera move below it.
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View {
        layoutValue(key: IslandVerticalPlacementKey.self, value: verticalPlacement)
    }
}

/// The value of `dynamicIsland(verticalPlacement:)` on a region's view.
struct IslandVerticalPlacementKey: LayoutValueKey {
    static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement? { nil }
}
