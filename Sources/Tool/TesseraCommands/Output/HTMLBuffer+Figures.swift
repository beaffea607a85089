import CoreGraphics
import Foundation

extension HTMLBuffer {
    /// Defines pictures, which figures on the page refer to.
    mutating func define(_ pictures: [(name: String, size: CGSize, svg: [UInt8])]) {
        raw("<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n")
        for (name, size, svg) in pictures {
            open(
                "image",
                [
                    ("id", name), ("width", Self.number(Double(size.width))),
                    ("height", Self.number(Double(size.height))),
                    ("href", "data:image/svg+xml;base64," + Data(svg).base64EncodedString()),
                ])
            close("image")
        }
        raw("</defs></svg>\n")
    }

    /// A part of a picture that the page defines, with marks, at two pixels for each point.
    mutating func figure(showing part: CGRect, of picture: String, marks: [CGRect], caption: String) {
        let box = [part.minX, part.minY, part.width, part.height].map { Self.number(Double($0)) }
        open("figure")
        open(
            "svg",
            [
                ("viewBox", box.joined(separator: " ")), ("width", Self.number(Double(part.width) * 2)),
                ("role", "img"), ("aria-label", caption),
            ])
        raw("<use href=\"#\(picture)\"/>")
        for mark in marks {
            for name in ["halo", "mark"] {
                open(
                    "rect",
                    [
                        ("class", name), ("x", Self.number(Double(mark.minX))), ("y", Self.number(Double(mark.minY))),
                        ("width", Self.number(Double(mark.width))), ("height", Self.number(Double(mark.height))),
                    ])
                close("rect")
            }
        }
        close("svg")
        element("figcaption", text: caption)
        close("figure")
    }
}
