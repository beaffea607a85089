import Foundation

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint else { return }
        let plane = visiblePlane
        let line = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
        let reach =
            2 * (hypot(plane.width, plane.height) + hypot(line.x, line.y))
            + hypot(plane.midX - startPoint.x, plane.midY - startPoint.y)
        let unit = CGPoint(x: line.x / hypot(line.x, line.y), y: line.y / hypot(line.x, line.y))
        func corner(_ base: CGPoint, along: CGFloat, across: CGFloat) -> CGPoint {
            CGPoint(x: base.x + unit.x * along - unit.y * across, y: base.y + unit.y * along + unit.x * across)
        }
        let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let after = options.contains(.drawsAfterEndLocation) ? reach : 0
        var area = PathStorage()
        area.move(to: corner(startPoint, along: before, across: -reach))
        area.line(to: corner(endPoint, along: after, across: -reach))
        area.line(to: corner(endPoint, along: after, across: reach))
        area.line(to: corner(startPoint, along: before, across: reach))
        area.close()
        add(gradient, .linear(from: startPoint, to: endPoint), in: area)
    }

    /// Concentric circles; otherwise the center of the end is used.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
        }
        let outer = max(startRadius, endRadius)
        let goesOn = options.contains(endRadius >= startRadius ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        var area = goesOn ? PathStorage(rect: visiblePlane) : PathStorage(ellipseIn: circle(outer))
        let inner = min(startRadius, endRadius)
        let fillsMiddle = options.contains(
            endRadius >= startRadius ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        if inner > 0, !fillsMiddle {
            area = area.combined(with: PathStorage(ellipseIn: circle(inner)), .subtraction, evenOdd: false)
        }
        add(
            gradient, .radial(center: endCenter, from: Double(startRadius), to: Double(endRadius)), in: area)
    }

    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        add(gradient, .conic(center: center, angle: Double(angle)), in: PathStorage(rect: visiblePlane))
    }

    private func add(_ gradient: CGGradient, _ form: GraphicsGradient.Form, in area: PathStorage) {
        add(.gradient(GraphicsGradient(gradient: gradient, form: form, area: area, transform: ctm)))
    }
}
