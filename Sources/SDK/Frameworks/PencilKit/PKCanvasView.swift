import CoreGraphics
import UIKit

/// Strokes of a pencil.
public struct PKDrawing: Equatable, Codable, Sendable {
    public private(set) var strokes: [PKStroke]

    public init() {
        strokes = []
    }

    public init(strokes: [PKStroke]) {
        self.strokes = strokes
    }

    public init(data: Data) throws {
        self = try JSONDecoder().decode(PKDrawing.self, from: data)
    }

    public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }

    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }

    public func transformed(using transform: CGAffineTransform) -> PKDrawing { self }

    /// Strokes are not drawn: the image is empty.
    @MainActor
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: rect.size).image { _ in }
    }
}

public struct PKStroke: Equatable, Codable, Sendable {
    public var path: PKStrokePath
    public var transform = CGAffineTransform.identity

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
        self.path = path
        self.transform = transform
    }

    public var renderBounds: CGRect {
        path.points.reduce(.null) { $0.union(CGRect(origin: $1.location, size: $1.size)) }
    }
}

public struct PKStrokePath: Equatable, Codable, Sendable {
    let points: [PKStrokePoint]

    public init<T: Collection>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        points = Array(controlPoints)
    }
}

public struct PKStrokePoint: Equatable, Codable, Sendable {
    public let location: CGPoint
    public let size: CGSize

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        self.location = location
        self.size = size
    }
}

public struct PKInk: Equatable, @unchecked Sendable {
    // Sendable: a copied value, and colors are immutable.

    public enum InkType: String, Hashable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
    }

    public var inkType: InkType
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = .black) {
        self.inkType = inkType
        self.color = color
    }
}

public protocol PKTool {}

public struct PKInkingTool: PKTool, Equatable, @unchecked Sendable {
    // Sendable: a copied value, and colors are immutable.

    public typealias InkType = PKInk.InkType

    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        inkType = type
        self.color = color
        self.width = width ?? 3
    }

    public init(ink: PKInk, width: CGFloat) {
        self.init(ink.inkType, color: ink.color, width: width)
    }
}

public struct PKEraserTool: PKTool, Equatable, Sendable {
    public enum EraserType: Hashable, Sendable {
        case vector, bitmap, fixedWidthBitmap
    }

    public var eraserType: EraserType

    public init(_ eraserType: EraserType) {
        self.eraserType = eraserType
    }

    public init(_ eraserType: EraserType, width: CGFloat) {
        self.eraserType = eraserType
    }
}

public struct PKLassoTool: PKTool, Equatable, Sendable {
    public init() {}
}

public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    case `default`, anyInput, pencilOnly
}

@MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The drawing canvas; only apps can show it.
open class PKCanvasView: UIScrollView {
    open var drawing = PKDrawing()
    open var tool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var isDrawingEnabled = true
}

@MainActor
open class PKToolPicker: NSObject {
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var isVisible: Bool { false }

    public override init() {
        super.init()
    }

    open func addObserver(_ observer: any PKToolPickerObserver) {}

    open func removeObserver(_ observer: any PKToolPickerObserver) {}

    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
}

@MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
