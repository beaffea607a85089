import RenderModel

/// An image drawn where it is shown: by an image renderer's code, or from a view.
package final class RenderedPicture: Equatable, Sendable {
    /// Points.
    let size: CGSize
    /// Pixels per point; affects only the size limit.
    let scale: Double
    /// The drawing in a rectangle of the image's natural size.
    nonisolated(unsafe) private let make: (CGRect, EnvironmentValues, RenderContext) -> [RenderNode]

    init(
        size: CGSize, scale: Double = 1, _ make: @escaping (CGRect, EnvironmentValues, RenderContext) -> [RenderNode]
    ) {
        self.size = size
        self.scale = scale
        self.make = make
    }

    package static func == (left: RenderedPicture, right: RenderedPicture) -> Bool { left === right }

    /// The image scaled to a rectangle of the canvas and clipped to its edges.
    func node(in rect: CGRect, environment: EnvironmentValues, context: RenderContext) -> RenderNode {
        guard size.width > 0, size.height > 0 else { return RenderNode(.group, frame: rect) }
        let own = CGRect(origin: .zero, size: size)
        let clip = RenderNode(
            .effect(.clip(PathStorage(rect: own), evenOdd: false)), frame: own,
            children: make(own, environment, context))
        let transform = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        return RenderNode(.effect(.transform(transform)), frame: rect, children: [clip])
    }
}

extension Image {
    /// An image drawn by code into a canvas of a given size, in points.
    nonisolated public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            source: .rendered(
                RenderedPicture(size: size) { frame, environment, context in
                    let layer = GraphicsLayer(frame: frame, environment: environment, context: context, symbols: [])
                    var graphics = GraphicsContext(layer: layer)
                    EnvironmentValues.withCurrent(environment) { renderer(&graphics) }
                    return layer.picture
                }))
        self.label = label
        isDecorative = label == nil
    }
}
