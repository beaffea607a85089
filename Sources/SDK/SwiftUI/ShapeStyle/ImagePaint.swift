import RenderModel

/// A tiled image.
public struct ImagePaint: Sendable {
    public var image: Image
    /// The part of the image to tile, in its unit square.
    public var sourceRect: CGRect
    /// Factor on the image's natural size.
    public var scale: CGFloat

    nonisolated public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: ShapeStyle {
    /// Symbols and parts of images cannot be tiled; nothing or the whole image is drawn, with a diagnostic.
    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        let clear = _ResolvedShapeStyle(.color(Color.Resolved(.clear)))
        guard let context = request.environment.renderContext else { return clear }
        guard case .picture(let picture) = image.resolve(in: request.environment, context: context) else {
            if case .symbol(let name, _) = image.source {
                report(in: context, name, "A symbol cannot be used as a tiled paint; nothing is drawn.")
            }
            return clear
        }
        if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
            report(in: context, picture.resource.name, "The whole image is tiled instead of the given part.")
        }
        let factor = scale.isFinite && scale > 0 ? Double(scale) / picture.scale : 1 / picture.scale
        let size = CGSize(
            width: Double(picture.resource.pixelWidth) * factor, height: Double(picture.resource.pixelHeight) * factor)
        return _ResolvedShapeStyle(.image(context.index(of: picture.resource), size: size))
            .faded(StyleLevels.opacity(request.level))
    }

    private func report(in context: RenderContext, _ name: String, _ message: String) {
        context.report(
            Diagnostic(
                .warning, .notDrawn, subject: "ImagePaint(\(name))", message: message,
                remedy: "Add the tile to the asset catalog as an image of its own."))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
