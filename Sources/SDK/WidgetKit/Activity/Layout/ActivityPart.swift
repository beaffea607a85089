import SwiftUI

/// The dimensions of the place that shows a Live Activity, in points.
package struct ActivityMetrics: Hashable, Sendable {
    package var width: CGFloat
    package var minimumHeight: CGFloat
    package var maximumHeight: CGFloat
    /// The area covered by the camera.
    package var camera: CGSize
    /// Maximum width of the content next to the camera.
    package var sideWidth: CGFloat
    package var cornerRadius: CGFloat
    /// The system's content margins.
    package var margins: EdgeInsets

    package init(
        width: CGFloat, minimumHeight: CGFloat, maximumHeight: CGFloat, camera: CGSize = .zero, sideWidth: CGFloat = 0,
        cornerRadius: CGFloat = 0, margins: EdgeInsets = EdgeInsets()
    ) {
        self.width = width
        self.minimumHeight = minimumHeight
        self.maximumHeight = maximumHeight
        self.camera = camera
        self.sideWidth = sideWidth
        self.cornerRadius = cornerRadius
        self.margins = margins
    }

    func limited(_ height: CGFloat) -> CGFloat { min(max(height, minimumHeight), maximumHeight) }
}

/// A part of a Live Activity as the system shows it.
package enum ActivityPart: Hashable, Sendable {
    /// On the Lock Screen and in similar places.
    case content
    case compact
    /// In a separate circle, or attached to the camera.
    case minimal(IslandAttachment)
    case expanded
}

package enum IslandAttachment: Hashable, Sendable { case detached, attached }

extension ActivityMoment {
    /// The view of a part. It takes the size that it needs, so that the place can adapt.
    ///
    /// - Parameter limit: the maximum height in points; infinite to measure the ideal height.
    @MainActor
    package func view(of part: ActivityPart, in metrics: ActivityMetrics, limit: CGFloat) -> AnyView {
        var metrics = metrics
        metrics.maximumHeight = limit
        if part == .content {
            return AnyView(ActivityContentLayout(metrics: metrics) { IslandPart(content()) }.activityGround())
        }
        let island = island()
        let standard = metrics.margins
        let margins: (DynamicIslandMode) -> EdgeInsets = { island.contentMargins(for: $0, from: standard) }
        // The standard margins are those of the leading side; the other side mirrors them.
        let mirrored = EdgeInsets(
            top: standard.top, leading: standard.trailing, bottom: standard.bottom, trailing: standard.leading)
        let view =
            switch part {
            case .content: AnyView(EmptyView())
            case .compact:
                AnyView(
                    CompactIslandLayout(
                        metrics: metrics, leading: margins(.compactLeading),
                        trailing: island.contentMargins(for: .compactTrailing, from: mirrored)
                    ) {
                        IslandPart(island.compactLeading).layoutValue(key: IslandSlotKey.self, value: .leading)
                        IslandPart(island.compactTrailing).layoutValue(key: IslandSlotKey.self, value: .trailing)
                        IslandCamera(size: metrics.camera)
                    }
                    .modifier(IslandShape(metrics: metrics, keyline: island.keyline)))
            case .minimal(let attachment):
                AnyView(
                    MinimalIslandLayout(metrics: metrics, margins: margins(.minimal), attachment: attachment) {
                        IslandCamera(size: metrics.camera)
                        IslandBubble(keyline: island.keyline)
                        IslandPart(island.minimal).layoutValue(key: IslandSlotKey.self, value: .leading)
                    })
            case .expanded:
                AnyView(
                    ExpandedIslandLayout(metrics: metrics, margins: margins(.expanded)) {
                        ForEach(Array(island.expanded.enumerated()), id: \.offset) { _, region in
                            IslandPart(region.content)
                                .layoutValue(
                                    key: IslandSlotKey.self,
                                    value: .region(region.position, priority: region.priority))
                        }
                        IslandCamera(size: metrics.camera)
                    }
                    .modifier(IslandShape(metrics: metrics, keyline: island.keyline)))
            }
        return AnyView(
            view.widgetURL(island.url).environment(\.colorScheme, .dark)
                .environment(\.ringLabelPlacement, part == .expanded ? .below : .inside))
    }
}
