import Foundation

/// A drawing destination. Drawing is kept as vector commands, so it stays sharp at every size.
///
/// Lengths in points, y downward, as in the contexts that UIKit returns.
public final class CGContext {
    /// The state saved by `saveGState`.
    struct State {
        var transform = CGAffineTransform.identity
        var fill = CGColor.black
        var stroke = CGColor.black
        var line = GraphicsLine()
        var alpha = 1.0
        var blend = CGBlendMode.normal
        var clip: PathStorage?
        var masks: [Mask] = []
        var shadow: GraphicsShadow?
        var quality = CGInterpolationQuality.default
    }

    /// An image whose alpha masks the drawing.
    struct Mask {
        var picture: GraphicsPicture
        var rect: CGRect
        var transform: CGAffineTransform
    }

    /// The text position and matrix; independent of the graphics state here.
    public var textMatrix = CGAffineTransform.identity
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    let bounds: CGRect
    private(set) var state = State()
    private var saved: [State] = []
    private(set) var currentPath = PathStorage()
    package private(set) var steps: [GraphicsStep] = []
    /// Transparency layers, each with the earlier drawing and the state of its parent.
    private var layers: [(steps: [GraphicsStep], state: State)] = []
    let bitmap: ContextBitmap?

    package init(size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
        bitmap = nil
    }

    /// A context with an upward y axis, like that of a bitmap.
    init(bitmap: ContextBitmap) {
        bounds = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        self.bitmap = bitmap
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
    }

    public func saveGState() { saved.append(state) }

    public func restoreGState() { state = saved.popLast() ?? state }

    /// From user space to points of the image.
    public var ctm: CGAffineTransform { state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// - Parameter angle: radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }

    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

    public func setLineWidth(_ width: CGFloat) { state.line.width = max(Double(width), 0) }

    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dash = lengths.map { Double($0) }
        state.line.dashPhase = Double(phase)
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }

    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

    /// Stored; images are always sampled with the painter's best quality.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.quality }
        set { state.quality = newValue }
    }

    public func setInterpolationQuality(_ quality: CGInterpolationQuality) { interpolationQuality = quality }

    /// - Parameter blur: in the image's units.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { GraphicsShadow(color: $0, blur: Double(blur), offset: offset) }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        layers.append((steps, state))
        steps = []
        state.alpha = 1
        state.blend = .normal
        state.shadow = nil
        state.clip = nil
        state.masks = []
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let own = steps
        steps = layer.steps
        state = layer.state
        guard !own.isEmpty else { return }
        add(.group(own, clip: nil, alpha: 1, blend: .normal))
    }

    public var boundingBoxOfClipPath: CGRect {
        let area = state.clip?.boundingRect ?? bounds
        return area.applying(state.transform.inverted())
    }
}

/// Building a path.
extension CGContext {
    public func beginPath() { currentPath = PathStorage() }

    public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }

    public func addLine(to point: CGPoint) { currentPath.line(to: point.applying(state.transform)) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.quad(to: end.applying(state.transform), control: control.applying(state.transform))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.cubic(
            to: end.applying(state.transform), control1: control1.applying(state.transform),
            control2: control2.applying(state.transform))
    }

    public func addRect(_ rect: CGRect) { append(PathStorage(rect: rect)) }

    public func addEllipse(in rect: CGRect) { append(PathStorage(ellipseIn: rect)) }

    /// - Parameters:
    ///   - startAngle: radians from the right.
    ///   - clockwise: relative to an upward y axis; on the screen it is reversed.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        append(path.storage)
    }

    public func addPath(_ path: CGPath) { append(path.storage) }

    public func closePath() { currentPath.close() }

    /// The current path, in user space.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(state.transform.inverted()))
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }

    public var currentPointOfPath: CGPoint {
        (currentPath.currentPoint ?? .zero).applying(state.transform.inverted())
    }

    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
    }

    public func replacePathWithStrokedPath() {
        let line = scaledLine
        currentPath = currentPath.dashed(lengths: line.dash, phase: line.dashPhase).stroked(
            width: line.width, cap: line.cap, join: line.join, miterLimit: line.miterLimit)
    }

    private func append(_ path: PathStorage) { currentPath.append(path.applying(state.transform)) }
}

/// Drawing.
extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) {
        add(.fill(currentPath, evenOdd: rule == .evenOdd, state.fill))
        beginPath()
    }

    public func strokePath() {
        add(.stroke(currentPath, scaledLine, state.stroke))
        beginPath()
    }

    /// Clips later drawing to the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        var path = currentPath
        // The stored path uses the winding rule.
        if rule == .evenOdd { path = PathStorage(rect: bounds).combined(with: path, .intersection, evenOdd: true) }
        state.clip = state.clip?.combined(with: path, .intersection, evenOdd: false) ?? path
        beginPath()
    }

    public func clip(to rect: CGRect) {
        addRect(rect)
        clip()
    }

    public func fill(_ rect: CGRect) {
        drawn {
            addRect(rect)
        } then: {
            fillPath()
        }
    }

    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    public func stroke(_ rect: CGRect) {
        drawn {
            addRect(rect)
        } then: {
            strokePath()
        }
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let line = state.line
        setLineWidth(width)
        stroke(rect)
        state.line = line
    }

    public func fillEllipse(in rect: CGRect) {
        drawn {
            addEllipse(in: rect)
        } then: {
            fillPath()
        }
    }

    public func strokeEllipse(in rect: CGRect) {
        drawn {
            addEllipse(in: rect)
        } then: {
            strokePath()
        }
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let state = state
        self.state.blend = .destinationOut
        self.state.alpha = 1
        self.state.fill = .black
        fill(rect)
        self.state = state
    }

    /// Draws an image as Core Graphics does: in a context whose y grows downward it is upside down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        add(.picture(GraphicsPicture(image), rect, placing(rect)))
    }

    /// Masks later drawing with the image; it is oriented as `draw(_:in:)` would draw it.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        state.masks.append(Mask(picture: GraphicsPicture(mask), rect: rect, transform: placing(rect)))
    }

    private func placing(_ rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY).concatenating(state.transform)
    }

    /// Draws an image upright.
    package func draw(_ picture: GraphicsPicture, in rect: CGRect, alpha: Double = 1) {
        let kept = state.alpha
        state.alpha *= alpha
        add(.picture(picture, rect, state.transform))
        state.alpha = kept
    }

    func restorePath(_ path: PathStorage) { currentPath = path }

    func drawn(_ path: () -> Void, then draw: () -> Void) {
        let kept = currentPath
        beginPath()
        path()
        draw()
        currentPath = kept
    }

    private var scaledLine: GraphicsLine {
        let transform = state.transform
        let factor = Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        var line = state.line
        line.width *= factor
        line.dash = line.dash.map { $0 * factor }
        line.dashPhase *= factor
        return line
    }

    func add(_ step: GraphicsStep) {
        bitmap?.paint(step, in: state)
        var step = state.shadow.map { GraphicsStep.shadowed([step], $0) } ?? step
        for mask in state.masks { step = .masked([step], mask.picture, mask.rect, mask.transform) }
        let isPlain = state.clip == nil && state.alpha == 1 && state.blend == .normal
        steps.append(
            isPlain ? step : .group([step], clip: state.clip, alpha: state.alpha, blend: state.blend))
    }
}
