import CoreGraphics
import RenderModel

/// The shape of a widget, or of an icon next to it, and what places draw in it: nodes without semantics, behind or in
/// front of the content.
package struct WidgetOutline {
    let frame: CGRect
    let cornerRadius: Double

    package init(frame: CGRect, cornerRadius: Double) {
        self.frame = frame
        self.cornerRadius = cornerRadius
    }

    func filled(_ paint: Paint) -> RenderNode {
        RenderNode(.shape(ShapeContent(path: path(inset: 0), fill: Fill(paint))), frame: frame)
    }

    /// An opaque tint, lit from above, on which white is readable; see `AppearanceConstants.brightestTint`.
    package func tinted(_ tint: RGBA) -> [RenderNode] {
        var upper = tint.limited(toLuminance: AppearanceConstants.brightestTint)
        upper.alpha = 1
        let lower = upper.darkened(to: AppearanceConstants.tintFalloff)
        return [filled(downwards([(upper, 0), (lower, 1)])), edge(AppearanceConstants.tintEdge)]
    }

    /// The blurred backdrop, a sheen at the top, and an edge highlight.
    package func glass() -> [RenderNode] {
        let backdrop = Backdrop(
            radius: AppearanceConstants.glassBlur, saturation: AppearanceConstants.glassSaturation,
            cover: AppearanceConstants.glassCover)
        let (alpha, reach) = AppearanceConstants.sheen
        return [
            filled(.backdrop(backdrop)),
            filled(downwards([(.white.opacity(alpha), 0), (.white.opacity(0), reach)])),
            edge(AppearanceConstants.glassEdge),
        ]
    }

    /// The room light on a surface: the darker the room, the more black covers it; the brighter the room, the stronger
    /// its coating shines where the light falls.
    func lit(
        by light: RoomLight, darkest: Double, coating: (alpha: Double, reach: Double)
    ) -> [RenderNode] {
        let level = min(max(light.level, 0), 1)
        let shade = (1 - darkest) * (1 - level)
        let start = place(light.source)
        let end = place(CGPoint(x: 1 - light.source.x, y: 1 - light.source.y))
        let shine = ColorRamp(
            stops: [
                GradientStop(color: .white.opacity(coating.alpha * level), location: 0),
                GradientStop(color: .white.opacity(0), location: coating.reach),
            ], interpolation: .device)
        return [
            filled(.color(.black.opacity(shade))), filled(.linear(shine, from: start, to: end)),
        ]
    }

    /// A thin bright line within the outline, from the upper left corner to the lower right one.
    private func edge(_ alpha: (near: Double, middle: Double, far: Double)) -> RenderNode {
        let ramp = ColorRamp(
            stops: [
                GradientStop(color: .white.opacity(alpha.near), location: 0),
                GradientStop(color: .white.opacity(alpha.middle), location: 0.3),
                GradientStop(color: .white.opacity(alpha.middle), location: 0.7),
                GradientStop(color: .white.opacity(alpha.far), location: 1),
            ], interpolation: .device)
        let width = AppearanceConstants.edgeWidth
        let paint = Paint.linear(
            ramp, from: frame.origin, to: CGPoint(x: frame.maxX, y: frame.maxY))
        return RenderNode(
            .shape(
                ShapeContent(
                    path: path(inset: width / 2), style: .stroke(StrokeGeometry(width: width)), fill: Fill(paint))),
            frame: frame)
    }

    private func downwards(_ stops: [(color: RGBA, location: Double)]) -> Paint {
        .linear(
            ColorRamp(
                stops: stops.map { GradientStop(color: $0.color, location: $0.location) }, interpolation: .device),
            from: CGPoint(x: frame.midX, y: frame.minY), to: CGPoint(x: frame.midX, y: frame.maxY))
    }

    private func place(_ fraction: CGPoint) -> CGPoint {
        CGPoint(x: frame.minX + frame.width * fraction.x, y: frame.minY + frame.height * fraction.y)
    }

    private func path(inset: Double) -> PathStorage {
        let rect = frame.insetBy(dx: inset, dy: inset)
        let radius = max(min(cornerRadius - inset, rect.width / 2, rect.height / 2), 0)
        guard radius > 0 else { return PathStorage(rect: rect) }
        return PathStorage(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
    }
}
