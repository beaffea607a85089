import RenderModel

/// An image: a symbol, an image of the asset catalog, or one created at run time.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case symbol(name: String, variableValue: Double?)
        case asset(name: String)
        /// Pixels per point in `scale`.
        case picture(RenderModel.ImageResource, scale: Double)
        /// The drawing of code in a context.
        case drawing(DrawnPicture)
        /// Drawn where the image is shown.
        case rendered(RenderedPicture)
    }

    /// How a resizable image fills its frame. Insets in points.
    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode
    }

    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only the image's alpha is used; it is drawn in the foreground style.
        case template
        case original
    }

    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// The size of a symbol next to text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    package var source: Source
    /// The accessibility label.
    package var label: Text?
    package var isDecorative = false
    package var resizing: Resizing?
    package var templateMode: TemplateRenderingMode?
    package var interpolation: Interpolation?
    package var symbolMode: SymbolRenderingMode?
    package var symbolLook = SymbolLook()
    var symbolColorMode: SymbolColorRenderingMode?
    package var accentedRendering: ImageContent.AccentedRendering = .automatic

    nonisolated package init(source: Source) {
        self.source = source
    }

    nonisolated public init(systemName: String) {
        source = .symbol(name: systemName, variableValue: nil)
    }

    /// - Parameter variableValue: 0…1; layers of the symbol above it are faded.
    nonisolated public init(systemName: String, variableValue: Double?) {
        source = .symbol(name: systemName, variableValue: variableValue)
    }

    /// An image of the widget's asset catalog. The bundle is always the widget's.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name: name)
    }

    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        source = .asset(name: name)
    }

    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(name: name)
        self.label = label
    }

    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        source = .asset(name: name)
        isDecorative = true
    }

    nonisolated public init(_ resource: ImageResource) {
        source = .asset(name: resource.name)
    }

    nonisolated public init(
        decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
    ) {
        self.init(cgImage, scale: scale, orientation: orientation)
        isDecorative = true
    }

    nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(cgImage, scale: scale, orientation: orientation)
        self.label = label
    }

    nonisolated private init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? Double(scale) : 1
        switch cgImage.content {
        case .pixels(let bytes):
            let pixels = orientation.applied(to: bytes, width: cgImage.width, height: cgImage.height)
            let resource = RenderModel.ImageResource(
                name: "", pixelWidth: pixels.width, pixelHeight: pixels.height, bytes: pixels.bytes, format: .rawRGBA)
            source = .picture(resource, scale: scale)
        case .picture(let picture, let place):
            source = .drawing(
                DrawnPicture(
                    picture, in: place, width: cgImage.width, height: cgImage.height, scale: scale,
                    orientation: orientation))
        }
    }
}

extension Image {
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.templateMode = renderingMode
        return copy
    }

    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    /// Edges are always antialiased here.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }

    nonisolated package func accentedRendering(_ mode: ImageContent.AccentedRendering) -> Image {
        var copy = self
        copy.accentedRendering = mode
        return copy
    }
}

extension Image: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(ImageNode(view, inputs))
    }
}
