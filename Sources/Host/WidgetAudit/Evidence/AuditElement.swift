import CoreGraphics
import RenderModel

/// A visible leaf of a tree, or a control, with everything resolved that its ancestors decide.
package struct AuditElement: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case text(TextFacts)
        case symbol(name: String)
        case image(ImageFacts)
        case shape(ShapeFacts)
        /// A progress view, without its parts.
        case progress(isIndeterminate: Bool)
    }

    package enum Layer: Hashable, Sendable {
        case content
        /// The widget's own background, which a place may remove.
        case containerBackground
    }

    package enum Group: Hashable, Sendable {
        case primary, accent
        /// Keeps its colors in accented mode.
        case fullColor
    }

    /// How far the colors of the element in the picture are known.
    package enum Colors: Hashable, Sendable {
        case known
        /// A blend mode, a mask, a blur or a filter changes them.
        case unknown
    }

    /// An accessibility identifier, with the path of the view that has it.
    package struct Identifier: Hashable, Sendable {
        package var name: String
        package var path: [Int]
    }

    package var content: Content
    /// Indices of children from the root of the tree.
    package var path: [Int]
    /// The path of view types, such as `VStack/Text#1`: the same in every appearance, type size and language.
    package var identity: String
    /// In points of the canvas, with all transforms, before clipping.
    package var frame: CGRect
    /// The part of the frame inside of all clips.
    package var visible: CGRect
    /// From the coordinates of the tree to those of the canvas.
    package var toCanvas: CGAffineTransform
    /// The product of the opacities of all ancestors.
    package var opacity: Double
    package var layer: Layer
    package var group: Group
    package var colors: Colors
    /// What assistive technology speaks: the label of the element or of the nearest ancestor that has one.
    package var label: String?
    /// The accessibility identifiers of the element and of its ancestors, from the outside. They are not spoken. A symbol
    /// has its name.
    package var identifiers: [Identifier]
    /// Hidden from assistive technology.
    package var isHidden: Bool
    /// Replaced or hidden because of a redaction.
    package var isRedacted: Bool
    /// The rectangle of the mask that decides what of the element is visible, on the canvas; `nil` without a mask.
    package var mask: CGRect?
    /// A part of a gauge or a progress view, in any style.
    package var isOfGauge = false
    /// For a symbol whose drawing is known.
    package var drawing: SymbolFacts?

    package var text: TextFacts? { if case .text(let facts) = content { facts } else { nil } }
    package var image: ImageFacts? { if case .image(let facts) = content { facts } else { nil } }
    package var shape: ShapeFacts? { if case .shape(let facts) = content { facts } else { nil } }
    package var isMasked: Bool { mask != nil }
    package var isSymbol: Bool { if case .symbol = content { true } else { false } }

    /// The factor of a transform, which also enlarges type; 1 without one.
    package var scale: Double {
        abs(toCanvas.a * toCanvas.d - toCanvas.b * toCanvas.c).squareRoot()
    }
}

/// A text as the widget shows it.
package struct TextFacts: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        /// Points per em in the tree; a transform still applies.
        package var size: Double
        package var paint: Paint
        package var level: Fill.Level
        /// Where glyphs are, from the capitals' height to the baseline, in coordinates of the tree.
        package var ink: CGRect
        package var isColorFont: Bool
        /// The file of a font of the widget's own; `nil` for the system's.
        package var ownFont: String?
    }

    /// The visible string, at most `AuditText.limit` characters.
    package var string: String
    package var runs: [Run]
    package var isTruncated: Bool
    /// Whether it shows the time by itself.
    package var isDynamic: Bool
    /// The factor by which a minimum scale factor shrank it; 1 if it did not.
    package var scaleFactor: Double
    package var lineCount: Int
    /// What assistive technology speaks: also the part that an ellipsis replaces. `nil` if it speaks nothing.
    package var whole: String?

    package var smallestSize: Double? { runs.map(\.size).min() }
    package var ink: CGRect { runs.reduce(CGRect.null) { $0.union($1.ink) } }
}

/// An image without its pixels.
package struct ImageFacts: Hashable, Sendable {
    package enum Opacity: Hashable, Sendable {
        /// The file's format has no alpha channel.
        case opaque
        case unknown
    }

    /// Asset name, or empty.
    package var name: String
    /// Index into the picture's `images`.
    package var resource = 0
    package var pixelWidth: Int
    package var pixelHeight: Int
    package var opacity: Opacity
    package var destination: CGRect
    package var naturalSize: CGSize
    package var isStretched: Bool
    package var isTemplate: Bool
    package var accentedRendering: ImageContent.AccentedRendering
}

/// A shape and its paint.
package struct ShapeFacts: Hashable, Sendable {
    package var path: PathStorage
    package var isFilled: Bool
    package var evenOdd: Bool
    package var paint: Paint
    package var level = Fill.Level.custom
    /// `nil` for a filled shape.
    package var stroke: StrokeGeometry?

    init(path: PathStorage, isFilled: Bool, evenOdd: Bool, paint: Paint) {
        self.path = path
        self.isFilled = isFilled
        self.evenOdd = evenOdd
        self.paint = paint
    }

    init(_ shape: ShapeContent) {
        switch shape.style {
        case .fill(let evenOdd):
            self.init(path: shape.path, isFilled: true, evenOdd: evenOdd, paint: shape.fill.paint)
        case .stroke(let geometry):
            self.init(path: shape.path, isFilled: false, evenOdd: false, paint: shape.fill.paint)
            stroke = geometry
        }
        level = shape.fill.level
    }
}

/// The drawing of a symbol and its colors.
package struct SymbolFacts: Hashable, Sendable {
    /// Equal for equal drawings.
    package var key: String
    /// One for each layer.
    package var fills: [Fill]
    /// Where the layers are, in coordinates of the tree.
    package var ink: CGRect
}

extension AuditElement {
    /// Changes the colors by filters, the innermost first. Colors that are not known then are marked so.
    mutating func apply(_ filters: [ColorFilter]) {
        func changed(_ paint: Paint) -> Paint? { paint.filtered(by: filters) }
        switch content {
        case .text(var text):
            for index in text.runs.indices {
                guard let paint = changed(text.runs[index].paint) else {
                    colors = .unknown
                    return
                }
                text.runs[index].paint = paint
            }
            content = .text(text)
        case .shape(var shape):
            guard let paint = changed(shape.paint) else {
                colors = .unknown
                return
            }
            shape.paint = paint
            content = .shape(shape)
        case .symbol:
            for index in drawing?.fills.indices ?? 0..<0 {
                guard let paint = changed(drawing?.fills[index].paint ?? .color(.clear)) else {
                    colors = .unknown
                    return
                }
                drawing?.fills[index].paint = paint
            }
        case .image, .progress: colors = .unknown
        }
    }
}

/// A part of the picture that reacts to a tap.
package struct TapFacts: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case link, button, toggle }

    package var kind: Kind
    package var url: String?
    package var path: [Int]
    package var identity: String
    /// In points of the canvas, before clipping.
    package var frame: CGRect
    /// The part of the frame inside of all clips.
    package var visible: CGRect
    package var label: String?
    /// The type of the intent that it performs.
    package var intent: String?
    /// For a toggle whose two states differ in nothing but the colors of their parts: the greatest contrast ratio
    /// between the colors of a part; otherwise `nil`.
    package var stateContrast: Double?
}

extension AuditElement {
    /// About its bytes in memory, without those of the tree that it is read from.
    var memory: Int {
        MemoryLayout<AuditElement>.stride + identity.utf8.count + path.count * MemoryLayout<Int>.stride
            + identifiers.count * MemoryLayout<Identifier>.stride
    }
}

/// The limits of strings in evidence.
enum AuditText {
    /// Characters.
    static let limit = 120
    /// A character has any number of scalars.
    private static let scalarLimit = 4 * limit

    static func limited(_ text: String) -> String {
        let scalars = text.prefix(limit).unicodeScalars.prefix(scalarLimit)
        return scalars.endIndex < text.endIndex ? String(String.UnicodeScalarView(scalars)) + "…" : text
    }
}
