/// Draws a tree of layers: what its values say, without what views draw themselves and without three dimensions.
///
/// 1. A layer lies over its shadow: background, contents, what its class draws, the layers in it, border.
/// 2. Contents, and layers in one that masks to its bounds, are cut off at its outline.
/// 3. All of it is cut off at the mask, when that is a shape.
extension CALayer {
    func paint(in context: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        context.saveGState()
        if let shape = mask as? CAShapeLayer, let path = shape.path {
            var place = CGAffineTransform(translationX: shape.frame.minX, y: shape.frame.minY)
            path.copy(using: &place).map(context.addPath)
            context.clip(using: shape.rule)
        }
        let isApart = opacity < 1 || shadowOpacity > 0
        if isApart {
            context.setAlpha(CGFloat(opacity))
            if shadowOpacity > 0, let color = shadowColor {
                context.setShadow(
                    offset: shadowOffset, blur: shadowRadius * 2,
                    color: color.copy(alpha: color.alpha * CGFloat(shadowOpacity)))
            }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        paintParts(in: context)
        if isApart { context.endTransparencyLayer() }
        context.restoreGState()
    }

    private func paintParts(in context: CGContext) {
        if let backgroundColor {
            context.setFillColor(backgroundColor)
            context.addPath(outline(inset: 0))
            context.fillPath()
        }
        context.saveGState()
        if masksToBounds {
            context.addPath(outline(inset: 0))
            context.clip()
        }
        paintContents(in: context)
        paintShape(in: context)
        draw(in: context)
        for child in (sublayers ?? []).enumerated().sorted(by: {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }) {
            child.element.paint(within: context)
        }
        context.restoreGState()
        if borderWidth > 0, let borderColor {
            context.setStrokeColor(borderColor)
            context.setLineWidth(borderWidth)
            context.addPath(outline(inset: borderWidth / 2))
            context.strokePath()
        }
    }

    /// Places the layer in the one above.
    private func paint(within context: CGContext) {
        context.saveGState()
        context.translateBy(x: position.x, y: position.y)
        context.concatenate(affineTransform())
        context.translateBy(
            x: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height)
        paint(in: context)
        context.restoreGState()
    }

    private func outline(inset: CGFloat) -> CGPath {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        let radius = min(max(cornerRadius - inset, 0), rect.width / 2, rect.height / 2)
        guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
        func round(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        let corners: [(point: CGPoint, radius: CGFloat)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), round(.layerMaxXMinYCorner)),
            (CGPoint(x: rect.maxX, y: rect.maxY), round(.layerMaxXMaxYCorner)),
            (CGPoint(x: rect.minX, y: rect.maxY), round(.layerMinXMaxYCorner)),
            (CGPoint(x: rect.minX, y: rect.minY), round(.layerMinXMinYCorner)),
        ]
        let path = CGMutablePath()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        for (index, corner) in corners.enumerated() {
            let next = index == 3 ? CGPoint(x: rect.midX, y: rect.minY) : corners[index + 1].point
            if corner.radius > 0 {
                path.addArc(tangent1End: corner.point, tangent2End: next, radius: corner.radius)
            } else {
                path.addLine(to: corner.point)
            }
        }
        path.closeSubpath()
        return path
    }

    private func paintContents(in context: CGContext) {
        guard let image = contents as? CGImage, bounds.width > 0, bounds.height > 0 else { return }
        context.saveGState()
        context.addPath(outline(inset: 0))
        context.clip()
        let scale = contentsScale > 0 ? contentsScale : 1
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        context.draw(GraphicsPicture(image), in: contentsGravity.place(of: size, in: bounds))
        context.restoreGState()
    }

    private func paintShape(in context: CGContext) {
        switch self {
        case let shape as CAShapeLayer: shape.paintPath(in: context)
        case let gradient as CAGradientLayer:
            context.saveGState()
            context.addPath(outline(inset: 0))
            context.clip()
            gradient.paintColors(in: context)
            context.restoreGState()
        case is CATextLayer, is CAEmitterLayer, is CAReplicatorLayer:
            Notices.current.addInert("\(type(of: self)).render", .absent("rendering for such layers"))
        default: break
        }
    }
}

extension CALayerContentsGravity {
    /// A layer's y grows downward.
    fileprivate func place(of size: CGSize, in bounds: CGRect) -> CGRect {
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let factor: CGFloat
        switch self {
        case .resizeAspect: factor = min(x, y)
        case .resizeAspectFill: factor = max(x, y)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: factor = 1
        default: return bounds
        }
        let (width, height) = (size.width * factor, size.height * factor)
        func start(_ low: CGFloat, _ room: CGFloat, isLow: Bool, isHigh: Bool) -> CGFloat {
            isLow ? low : isHigh ? low + room : low + room / 2
        }
        return CGRect(
            x: start(
                bounds.minX, bounds.width - width, isLow: [.left, .topLeft, .bottomLeft].contains(self),
                isHigh: [.right, .topRight, .bottomRight].contains(self)),
            y: start(
                bounds.minY, bounds.height - height, isLow: [.top, .topLeft, .topRight].contains(self),
                isHigh: [.bottom, .bottomLeft, .bottomRight].contains(self)),
            width: width, height: height)
    }
}

extension CAShapeLayer {
    fileprivate var rule: CGPathFillRule { fillRule == .evenOdd ? .evenOdd : .winding }

    fileprivate func paintPath(in context: CGContext) {
        guard let path else { return }
        if let fillColor {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: rule)
        }
        guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        context.setMiterLimit(miterLimit)
        context.setLineDash(
            phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        context.addPath(
            isWhole
                ? path : CGPath(storage: path.storage.trimmed(from: Double(strokeStart), to: Double(strokeEnd))))
        context.strokePath()
    }
}

extension CAGradientLayer {
    fileprivate func paintColors(in context: CGContext) {
        let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
        guard let colors, places == nil || places?.count == colors.count,
            let gradient = places.map({ CGGradient(colorsSpace: nil, colors: colors, locations: $0) })
                ?? CGGradient(colorsSpace: nil, colors: colors, locations: nil)
        else { return }
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (start, end) = (point(startPoint), point(endPoint))
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch type {
        case .radial:
            context.drawRadialGradient(
                gradient, startCenter: start, startRadius: 0, endCenter: start, endRadius: abs(end.x - start.x),
                options: options)
        case .conic:
            context.drawConicGradient(
                gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default: context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
    }
}
