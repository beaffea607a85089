import RenderModel
import SymbolSet
import Typesetter

/// Natural size and baseline of an image, in points.
struct ImageMetrics {
    var size: CGSize
    /// From the top; the bottom edge for images other than symbols.
    var baseline: Double
    /// A symbol's margins above and below its drawing.
    var margin: Double = 0
    /// A symbol's margins at the sides of its drawing.
    var sides = SymbolSideMargins.Sides(left: 0, right: 0)

    /// Where the drawing is when it fills a rectangle with its margins, which are scaled with it.
    func drawing(in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return rect }
        let across = rect.width / size.width
        let down = rect.height / size.height
        return CGRect(
            x: rect.minX + sides.left * across, y: rect.minY + margin * down,
            width: rect.width - (sides.left + sides.right) * across, height: rect.height - 2 * margin * down)
    }
}

/// The result of looking up an image.
enum ResolvedImage {
    case symbol(SymbolCache.Symbol, pointSize: Double)
    case picture(AssetImage)
    case drawing(DrawnPicture)
    case rendered(RenderedPicture)
    /// A symbol without a drawing, which Apple's system may have; with the size in points that it would have.
    case undrawn(Double)
    /// The catalog has no image with the name. It is laid out as on iPhone, where a missing image has no natural size:
    /// in picture I0174 a resizable one that keeps its ratio has an empty square.
    case absent
}

extension Image {
    func metrics(in environment: EnvironmentValues, context: RenderContext) -> ImageMetrics {
        switch resolve(in: environment, context: context) {
        case .symbol(let symbol, let pointSize):
            // Symbol frames are whole pixels: a chevron of 64 pt is 70.33 x 25.67 at three pixels per point.
            let grid = environment.displayScale > 0 ? Double(environment.displayScale) : 1
            func snapped(_ length: Double) -> Double { max((length * pointSize * grid).rounded(), 1) / grid }
            let drawing = symbol.metrics.size
            var metrics = ImageMetrics(
                size: CGSize(width: snapped(drawing.width), height: snapped(drawing.height)),
                baseline: (symbol.metrics.baseline * pointSize * grid).rounded() / grid)
            // A resizable symbol fills its frame.
            guard resizing == nil else { return metrics }
            // The frame is whole pixels high, its margins are not: a heart of 15 points is laid out 17.33 high (I0903).
            let scale = symbolLook.scale ?? environment.imageScale
            let margin = SymbolMetrics.imageMargin.height * scale.symbolScale.factor
            let height = snapped(drawing.height + 2 * margin)
            metrics.margin = max(height - metrics.size.height, 0) / 2
            metrics.size.height = height
            // A bicycle of 17 points is 81 pixels wide and has 6 on each side (I0902). A badge has a negative margin.
            func whole(_ length: Double) -> Double { (length * pointSize * grid).rounded() / grid }
            metrics.sides.left = whole(symbol.metrics.margins.left)
            metrics.sides.right = whole(symbol.metrics.margins.right)
            let width = metrics.size.width + metrics.sides.left + metrics.sides.right
            if width > 0 {
                metrics.size.width = width
            } else {
                metrics.sides = SymbolSideMargins.Sides(left: 0, right: 0)
            }
            metrics.baseline = ((symbol.metrics.baseline + margin) * pointSize * grid).rounded() / grid
            return metrics
        case .picture(let picture):
            let size = CGSize(
                width: Double(picture.resource.pixelWidth) / picture.scale,
                height: Double(picture.resource.pixelHeight) / picture.scale)
            return ImageMetrics(size: size, baseline: size.height)
        case .drawing(let drawing): return ImageMetrics(size: drawing.size, baseline: drawing.size.height)
        case .rendered(let picture): return ImageMetrics(size: picture.size, baseline: picture.size.height)
        case .undrawn(let side): return ImageMetrics(size: CGSize(width: side, height: side), baseline: side)
        case .absent: return ImageMetrics(size: .zero, baseline: 0)
        }
    }

    /// Whether a name has the form of symbol names: lowercase letters, digits and periods.
    private static func canNameSymbol(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E
            }
    }

    /// Looks up the symbol or image; reports a missing one once.
    func resolve(in environment: EnvironmentValues, context: RenderContext) -> ResolvedImage {
        let font = (environment.font ?? .body).request(in: environment, modifiers: environment.fontModifiers)
        switch source {
        case .symbol(let name, _):
            guard let cache = SymbolCache.standard else {
                let problem = SymbolCache.problem
                context.report(
                    Diagnostic(
                        .error, .missingSymbol, subject: name,
                        message: problem.map { "The file with the symbols \($0)." } ?? "No symbols are installed.",
                        remedy: problem == nil ? "Run ./dev setup." : problem?.remedy))
                return .undrawn(font.size)
            }
            guard Self.canNameSymbol(name) else {
                context.report(
                    Diagnostic(
                        .error, .missingSymbol, subject: name,
                        message: "“\(name)” is not a valid symbol name; \(environment.missingPictures.words)."))
                return .absent
            }
            let full =
                environment.symbolVariants == .none
                ? name : environment.symbolVariants.name(for: name, known: cache.contains)
            let weight = symbolLook.weight?.value ?? font.weight
            let scale = (symbolLook.scale ?? environment.imageScale).symbolScale
            let pointSize = symbolLook.pointSize ?? font.size
            if let remark = cache.remark(about: full) {
                context.report(
                    Diagnostic(
                        .warning, .missingSymbol, subject: full, message: remark,
                        remedy: "Export the template from the SF Symbols app again, with the system's colors."))
            }
            guard let symbol = cache.symbol(name: full, weight: weight, scale: scale) else {
                let nearest = cache.nearestNames(to: full)
                let isPossible = cache.isAppleName(full) && !cache.isMisspelled(full)
                context.report(
                    Diagnostic(
                        .error, isPossible ? .missingSymbol : .unknownSymbol, subject: full,
                        message: "The symbol “\(full)” has no drawing; a placeholder box is shown instead.",
                        remedy: nearest.isEmpty ? nil : "Similar: \(nearest.joined(separator: ", "))."))
                return .undrawn(pointSize * scale.factor)
            }
            return .symbol(symbol, pointSize: pointSize)
        case .asset(let name):
            let isDark = environment.colorScheme == .dark
            let scale = Double(environment.displayScale)
            guard let picture = context.resources.image(named: name, dark: isDark, scale: scale) else {
                if let problem = context.resources.problem(ofImage: name, dark: isDark, scale: scale) {
                    context.report(
                        Diagnostic(
                            .error, .missingImage, subject: name,
                            message: "The file of image “\(name)” \(problem); \(environment.missingPictures.words).",
                            remedy: problem.remedy))
                    return .absent
                }
                let known = context.resources.imageNames.sorted()
                context.report(
                    Diagnostic(
                        .error, .missingImage, subject: name,
                        message: "The asset catalog has no image “\(name)”; \(environment.missingPictures.words).",
                        remedy: known.isEmpty ? "The widget has no images." : "It has \(known.joined(separator: ", "))."
                    ))
                return .absent
            }
            context.checkArea(of: picture.resource)
            return .picture(picture)
        case .picture(let resource, let scale):
            context.checkArea(of: resource)
            return .picture(AssetImage(resource: resource, scale: scale, isTemplate: false))
        case .drawing(let drawing):
            context.checkArea(
                width: drawing.size.width * drawing.scale, height: drawing.size.height * drawing.scale, name: "")
            return .drawing(drawing)
        case .rendered(let picture):
            context.checkArea(
                width: picture.size.width * picture.scale, height: picture.size.height * picture.scale, name: "")
            return .rendered(picture)
        }
    }
}

extension Image {
    /// Whether Apple has a symbol with that name; every well-formed name counts while no symbols are installed.
    package static func isSymbolName(_ name: String) -> Bool {
        canNameSymbol(name) && SymbolCache.standard?.isAppleName(name) ?? true
    }

    /// Size in points of UIKit's symbol image next to text of 17 pt, with its margins, in whole pixels; `nil` if there
    /// is no drawing.
    package static func plainSize(ofSymbol name: String, displayScale: Double) -> CGSize? {
        let grid = displayScale > 0 ? displayScale : 1
        func snapped(_ length: Double) -> Double { (length * 17 * grid).rounded() / grid }
        let margin = SymbolMetrics.imageMargin
        return SymbolCache.standard?.symbol(name: name, weight: .regular, scale: .medium).map { symbol in
            CGSize(
                width: snapped(symbol.metrics.layoutWidth),
                height: snapped(symbol.metrics.size.height + 2 * margin.height))
        }
    }
}

extension Image {
    /// The frame of the glyph when UIKit's symbol image, with its margins, fills a rectangle.
    func glyphPlace(in rect: CGRect) -> CGRect {
        guard case .symbol(let name, _) = source,
            let glyph = SymbolCache.standard?.symbol(
                name: name, weight: symbolLook.weight?.value ?? .regular,
                scale: symbolLook.scale?.symbolScale ?? .medium)?.metrics
        else { return rect }
        let margin = SymbolMetrics.imageMargin.height
        let height = glyph.size.height + 2 * margin
        let metrics = ImageMetrics(
            size: CGSize(width: glyph.layoutWidth, height: height), baseline: 0, margin: margin, sides: glyph.margins)
        return metrics.drawing(in: rect)
    }
}

extension RenderContext {
    /// A widget's image may have at most 2.2 × 2.0 times the pixels of the widget; on a device a larger one fails the
    /// whole reload (public reports of `WidgetArchiver.ArchivingError.imageTooLarge`). The message starts with the text
    /// of the device's log, so that it can be found there and on the web.
    func checkArea(of image: RenderModel.ImageResource) {
        checkArea(width: Double(image.pixelWidth), height: Double(image.pixelHeight), name: image.name)
    }

    /// Runs `operation` without the size limit for images.
    func withoutAreaCheck<Result>(_ operation: () -> Result) -> Result {
        let limit = canvasPixels
        canvasPixels = nil
        defer { canvasPixels = limit }
        return operation()
    }

    /// Lengths in pixels.
    func checkArea(width: Double, height: Double, name: String) {
        guard let canvasPixels else { return }
        let limit = canvasPixels * 4.4
        let area = width * height
        guard area > limit else { return }
        func whole(_ number: Double) -> String { Int(exactly: number.rounded()).map(String.init) ?? "\(number)" }
        report(
            Diagnostic(
                .error, .imageTooLarge, subject: name.isEmpty ? "image" : name,
                message: """
                    Widget archival failed due to image being too large - (\(whole(width)), \(whole(height))), \
                    totalArea: \(whole(area)) > max[\(limit)]. On a phone the widget stays a placeholder.
                    """,
                remedy: "Scale the image down to the size that the widget shows."))
    }
}
