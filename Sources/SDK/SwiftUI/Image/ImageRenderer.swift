import OpenCombine

/// Renders views to images.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

    public var content: Content { didSet { objectWillChange.send() } }
    public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }
    /// Pixels per point.
    public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }
    public var isOpaque = false { didSet { objectWillChange.send() } }
    public var colorMode = ColorRenderingMode.nonLinear { didSet { objectWillChange.send() } }
    public var allowedDynamicRange: Image.DynamicRange?
    /// Has no effect: an image is rendered again for every request.
    public var isObservationEnabled = false

    private let environment: EnvironmentValues

    public init(content view: Content) {
        content = view
        environment = EnvironmentValues.current
    }

    private func rendered() -> RenderedPicture? {
        let proposal = proposedSize
        let (content, scale) = (content, max(scale, 0.01))
        var environment = environment
        environment.displayScale = scale
        let date = environment.renderContext?.date ?? Date(timeIntervalSinceReferenceDate: 0)
        let resources = environment.renderContext?.resources ?? RunningBundle.resources
        let size = ViewRenderer(size: .zero, environment: environment, date: date, resources: resources)
            .sizeThatFits(content, proposal)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        return RenderedPicture(size: size, scale: Double(scale)) { [environment] frame, _, context in
            let node = ViewRenderer.makeRoot(content, inputs: _ViewInputs(environment: environment, context: context))
            node.place(at: frame.origin, proposal: proposal)
            return RenderEmitter().collect { node.emit(into: &$0, frame: node.frame) }
        }
    }

    /// The view as an image; `nil` if it has no size.
    public var cgImage: CGImage? {
        guard let picture = rendered() else { return nil }
        let pixels = CGSize(
            width: (picture.size.width * scale).rounded(), height: (picture.size.height * scale).rounded())
        return CGImage(
            width: Int(pixels.width), height: Int(pixels.height),
            picture: GraphicsPicture(Image(source: .rendered(picture))), in: CGRect(origin: .zero, size: pixels))
    }

    /// Passes the view's size and a closure that draws it into a context to `renderer`.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderer: (CGContext) -> Void) -> Void
    ) {
        guard let picture = rendered() else { return renderer(.zero) { _ in } }
        renderer(picture.size) { context in
            context.draw(
                GraphicsPicture(Image(source: .rendered(picture))), in: CGRect(origin: .zero, size: picture.size))
        }
    }
}
