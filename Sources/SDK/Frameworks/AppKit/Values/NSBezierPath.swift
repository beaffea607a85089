import UIKit

/// A path that draws itself, over UIKit's.
open class NSBezierPath: NSObject, NSCopying {
    public enum LineCapStyle: UInt, Sendable { case butt, round, square }
    public enum LineJoinStyle: UInt, Sendable { case miter, round, bevel }
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }
    public enum ElementType: UInt, Sendable { case moveTo, lineTo, cubicCurveTo, closePath, quadraticCurveTo }

    private var base: UIBezierPath

    public override init() {
        base = UIBezierPath()
        super.init()
    }

    public convenience init(rect: NSRect) {
        self.init()
        base = UIBezierPath(rect: rect)
    }

    public convenience init(ovalIn rect: NSRect) {
        self.init()
        base = UIBezierPath(ovalIn: rect)
    }

    /// Core Animation's radii are circles here: the horizontal one counts.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init()
        base = UIBezierPath(roundedRect: rect, cornerRadius: xRadius)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        base = UIBezierPath(cgPath: cgPath)
    }

    open var cgPath: CGPath {
        get { base.cgPath }
        set { base.cgPath = newValue }
    }
    open var bounds: NSRect { base.bounds }
    open var isEmpty: Bool { base.isEmpty }
    open var currentPoint: NSPoint { base.currentPoint }
    open var lineWidth: CGFloat {
        get { base.lineWidth }
        set { base.lineWidth = newValue }
    }
    open var miterLimit: CGFloat {
        get { base.miterLimit }
        set { base.miterLimit = newValue }
    }
    open var flatness: CGFloat = 0.6
    open var lineCapStyle = LineCapStyle.butt {
        didSet { base.lineCapStyle = CGLineCap(rawValue: Int32(lineCapStyle.rawValue)) ?? .butt }
    }
    open var lineJoinStyle = LineJoinStyle.miter {
        didSet { base.lineJoinStyle = CGLineJoin(rawValue: Int32(lineJoinStyle.rawValue)) ?? .miter }
    }
    open var windingRule = WindingRule.nonZero {
        didSet { base.usesEvenOddFillRule = windingRule == .evenOdd }
    }
    open func move(to point: NSPoint) { base.move(to: point) }
    open func line(to point: NSPoint) { base.addLine(to: point) }
    open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        base.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
        base.addQuadCurve(to: endPoint, controlPoint: controlPoint)
    }
    open func relativeMove(to point: NSPoint) {
        base.move(to: NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
    }
    open func relativeLine(to point: NSPoint) {
        base.addLine(to: NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
    }
    open func close() { base.close() }
    open func removeAllPoints() { base.removeAllPoints() }
    open func append(_ path: NSBezierPath) { base.append(path.base) }
    open func appendRect(_ rect: NSRect) { base.append(UIBezierPath(rect: rect)) }
    open func appendOval(in rect: NSRect) { base.append(UIBezierPath(ovalIn: rect)) }
    open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        base.append(UIBezierPath(roundedRect: rect, cornerRadius: xRadius))
    }
    /// - Parameters: angles in degrees.
    open func appendArc(
        withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
        base.addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
            clockwise: !clockwise)
    }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    open func transform(using transform: AffineTransform) {
        base.apply(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
                ty: transform.tY))
    }
    open func contains(_ point: NSPoint) -> Bool { base.contains(point) }
    open var reversed: NSBezierPath { NSBezierPath(cgPath: base.reversing().cgPath) }
    open func fill() { base.fill() }
    open func stroke() { base.stroke() }
    open func addClip() { base.addClip() }
    open func setClip() { base.addClip() }
    open class func fill(_ rect: NSRect) { UIRectFill(rect) }
    open class func stroke(_ rect: NSRect) { UIRectFrame(rect) }
    open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
        let path = NSBezierPath()
        path.move(to: point1)
        path.line(to: point2)
        path.stroke()
    }
    open class func clip(_ rect: NSRect) { UIRectClip(rect) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSBezierPath(cgPath: cgPath)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        return copy
    }
}
