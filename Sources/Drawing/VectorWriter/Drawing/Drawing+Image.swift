import CoreGraphics
import Foundation
import PictureFiles
import RenderModel

extension Drawing {
    mutating func draw(_ image: ImageContent) {
        guard let name = definePicture(image.image) else { return }
        let mirror = image.mirrored ? image.destination.mirror : nil
        if let template = image.template {
            let mask = captured { $0.drawPixels(of: image, named: name) }
            let maskName = maskName(region: image.destination) { $0.append(mask) }
            let paint = reference(to: template.paint)
            open("g", [("mask", "url(#\(maskName))"), ("transform", mirror.map(matrix))])
            empty(
                "rect", image.destination.attributes + [("fill", paint.value), ("fill-opacity", paint.opacity)])
            close("g")
        } else {
            if let mirror { open("g", [("transform", matrix(mirror))]) }
            drawPixels(of: image, named: name)
            if mirror != nil { close("g") }
        }
    }

    private mutating func drawPixels(of image: ImageContent, named name: String) {
        let rendering = image.interpolation == .none ? "image-rendering:pixelated" : nil
        let destination = image.destination
        switch image.resizing {
        case .stretch:
            empty(
                "use", [("href", "#\(name)"), ("transform", destination.unitTransform), ("style", rendering)])
        case .tile:
            let paint = tiles(
                of: image.image, origin: destination.origin, size: image.naturalSize, opacity: 1)
            empty("rect", destination.attributes + [("fill", paint.value), ("style", rendering)])
        case .slices(let top, let left, let bottom, let right, let tiled):
            if tiled {
                note(
                    "resizable(capInsets:resizingMode: .tile)",
                    "SVG stretches the center slices of a resizable image instead of tiling them.")
            }
            for part in NinePart.parts(
                natural: image.naturalSize, destination: destination, top: top, left: left, bottom: bottom, right: right
            ) {
                open(
                    "svg",
                    part.destination.attributes + [
                        (
                            "viewBox",
                            [part.source.minX, part.source.minY, part.source.width, part.source.height]
                                .map { number(Double($0)) }.joined(separator: " ")
                        ), ("preserveAspectRatio", "none"),
                    ])
                let whole = CGRect(origin: .zero, size: image.naturalSize)
                empty("use", [("href", "#\(name)"), ("transform", whole.unitTransform), ("style", rendering)])
                close("svg")
            }
        }
    }

    /// A fill that tiles the image.
    mutating func tiles(of index: Int, origin: CGPoint, size: CGSize, opacity: Double) -> PaintReference {
        guard let picture = definePicture(index), size.width > 0, size.height > 0 else {
            return PaintReference(value: "none")
        }
        let tile = CGRect(origin: origin, size: size)
        let name = define { id, buffer in
            buffer.open("pattern", [("id", id), ("patternUnits", "userSpaceOnUse")] + tile.attributes)
            let inner = CGRect(origin: .zero, size: size)
            buffer.empty("use", [("href", "#\(picture)"), ("transform", inner.unitTransform)])
            buffer.close("pattern")
        }
        return PaintReference(value: "url(#\(name))", opacity: Self.text(opacity))
    }

    /// The image in a unit square, once per document; `nil` when its bytes cannot be embedded.
    private mutating func definePicture(_ index: Int) -> String? {
        guard tree.images.indices.contains(index) else { return nil }
        if let name = definitions.name(ofPicture: index) { return name }
        let resource = tree.images[index]
        // In base64, three bytes take four characters.
        guard resource.bytes.count / 3 * 4 <= body.room else {
            refuse()
            return nil
        }
        guard let uri = Self.dataURI(of: resource) else {
            note(resource.name.isEmpty ? "image" : resource.name, "SVG cannot embed this image format.")
            return nil
        }
        return define(picture: index) { id, buffer in
            buffer.empty(
                "image",
                [("id", id), ("width", "1"), ("height", "1"), ("preserveAspectRatio", "none"), ("href", uri)])
        }
    }

    static func dataURI(of resource: ImageResource) -> String? {
        switch resource.format {
        case .rawRGBA:
            return PNGFile.uncompressed(
                width: resource.pixelWidth, height: resource.pixelHeight, premultiplied: resource.bytes
            ).map { dataURI(type: "png", $0) }
        case .encoded:
            let format = resource.bytes.withUnsafeBytes { ImageHeader.Format(startOf: $0) }
            return format.map { dataURI(type: $0.rawValue, resource.bytes) }
        }
    }

    static func dataURI(type: String, _ bytes: [UInt8]) -> String {
        "data:image/\(type);base64," + Data(bytes).base64EncodedString()
    }
}

/// One of the nine slices of an image with cap insets.
private struct NinePart {
    /// In points of the image's natural size.
    var source: CGRect
    var destination: CGRect

    static func parts(
        natural: CGSize, destination: CGRect, top: Double, left: Double, bottom: Double, right: Double
    ) -> [NinePart] {
        let sourceX = [0, left, max(left, natural.width - right), natural.width]
        let sourceY = [0, top, max(top, natural.height - bottom), natural.height]
        let minX = destination.minX
        let maxX = destination.maxX
        let minY = destination.minY
        let maxY = destination.maxY
        let targetX = [minX, min(minX + left, maxX), max(min(minX + left, maxX), maxX - right), maxX]
        let targetY = [minY, min(minY + top, maxY), max(min(minY + top, maxY), maxY - bottom), maxY]
        var parts: [NinePart] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column],
                    height: sourceY[row + 1] - sourceY[row])
                let target = CGRect(
                    x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column],
                    height: targetY[row + 1] - targetY[row])
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
                parts.append(NinePart(source: source, destination: target))
            }
        }
        return parts
    }
}

extension CGRect {
    var attributes: XMLBuffer.Attributes {
        [
            ("x", number(Double(minX))), ("y", number(Double(minY))), ("width", number(Double(width))),
            ("height", number(Double(height))),
        ]
    }

    /// Maps the unit square onto this rectangle.
    fileprivate var unitTransform: String {
        matrix(CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: minX, ty: minY))
    }

    /// Swaps left and right of this rectangle.
    var mirror: CGAffineTransform { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: minX + maxX, ty: 0) }
}
