import Foundation

extension CGContext {
    /// The visible part of the plane, in user space.
    var visiblePlane: CGRect { boundingBoxOfClipPath }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
            restorePath(path)
            strokePath()
        }
    }

    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let path = CGMutablePath()
        path.move(to: currentPointOfPath)
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        addPath(path)
    }

    public func strokeLineSegments(between points: [CGPoint]) {
        drawn {
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                move(to: points[index])
                addLine(to: points[index + 1])
            }
        } then: {
            strokePath()
        }
    }

    public func clip(to rects: [CGRect]) {
        for rect in rects { addRect(rect) }
        clip()
    }

    /// Clips are undone with the graphics state that contains them.
    public func resetClip() {}

    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling, rect.width > 0, rect.height > 0 else { return draw(image, in: rect) }
        let area = visiblePlane
        let columns = Int(((area.maxX - rect.minX) / rect.width).rounded(.up))
        let rows = Int(((area.maxY - rect.minY) / rect.height).rounded(.up))
        let firstColumn = Int(((area.minX - rect.minX) / rect.width).rounded(.down))
        let firstRow = Int(((area.minY - rect.minY) / rect.height).rounded(.down))
        guard columns > firstColumn, rows > firstRow, (columns - firstColumn) * (rows - firstRow) <= 10_000 else {
            return
        }
        for row in firstRow..<rows {
            for column in firstColumn..<columns {
                draw(image, in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
            }
        }
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    public func setFillColor(_ components: [CGFloat]) {
        guard let color = CGColor.of(components) else { return }
        setFillColor(color)
    }

    public func setStrokeColor(_ components: [CGFloat]) {
        guard let color = CGColor.of(components) else { return }
        setStrokeColor(color)
    }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }
}

/// Has no effect: edges are always antialiased and colors are sRGB.
extension CGContext {
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    public func setPatternPhase(_ phase: CGSize) {}
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    public func setFontSize(_ size: CGFloat) {}
    public func flush() {}
    public func synchronize() {}
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    public func endPage() {}
    public func beginPDFPage(_ pageInfo: [AnyHashable: Any]?) {}
    public func endPDFPage() {}
    public func closePDF() {}
}

extension CGColor {
    fileprivate static func of(_ components: [CGFloat]) -> CGColor? {
        switch components.count {
        case 4: CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        case 2: CGColor(gray: components[0], alpha: components[1])
        default: nil
        }
    }
}
