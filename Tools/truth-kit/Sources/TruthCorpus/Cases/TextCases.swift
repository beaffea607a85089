import SwiftUI

/// Sizes of text: styles, weights, digits, letter spacing. Glyphs of another font make other pixels, so only frames are
/// compared, to a pixel.
enum TextCases {
    private static func style(_ name: String, _ font: Font, scale: Double = 2) -> TruthCase {
        TruthCase("text-style-\(name)", .text, 150, 150, scale: scale, precision: 1 / scale) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Ag").font(font).truth("one")
                Text("Ag\nAg").font(font).truth("two")
            }
        }
    }

    @TruthCaseBuilder static var cases: [TruthCase] {
        style("large-title", .largeTitle)
        style("title", .title)
        style("title2", .title2)
        style("title3", .title3)
        style("headline", .headline)
        style("body", .body)
        style("body-3x", .body, scale: 3)
        style("callout", .callout)
        style("subheadline", .subheadline)
        style("footnote", .footnote)
        style("caption", .caption)
        style("caption2", .caption2)
        style("system-13", .system(size: 13))
        style("system-40-rounded", .system(size: 40, weight: .bold, design: .rounded))
        style("system-20-serif", .system(size: 20, design: .serif))
        style("system-20-monospaced", .system(size: 20, design: .monospaced))
        TruthCase("text-type-size", .text, 150, 150, precision: 0.5) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Ag").font(.body).dynamicTypeSize(.xSmall).truth("smallest")
                Text("Ag").font(.body).dynamicTypeSize(.xxxLarge).truth("largest")
                Text("Ag").font(.body).dynamicTypeSize(.accessibility1).truth("accessibility")
            }
        }
        TruthCase("text-weights", .text, 150, 110, precision: 0.5) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Hamburg").fontWeight(.light).truth("light")
                Text("Hamburg").truth("regular")
                Text("Hamburg").fontWeight(.semibold).truth("semibold")
                Text("Hamburg").bold().truth("bold")
            }
        }
        TruthCase("text-widths", .text, 150, 110, precision: 0.5) {
            VStack(alignment: .leading, spacing: 0) {
                Text("iiiiiiiiii").truth("i")
                Text("mmmmm").truth("m")
                Text("AVAVAV").truth("kerned")
                Text("Partly cloudy").truth("words")
            }
        }
        TruthCase("text-digits", .text, 150, 130, precision: 0.5) {
            VStack(alignment: .leading, spacing: 0) {
                Text("1111").truth("proportional")
                Text("1111").monospacedDigit().truth("ones")
                Text("8888").monospacedDigit().truth("eights")
                Text("11:08").font(.system(size: 20, weight: .bold, design: .rounded)).truth("rounded")
                Text("11:08").font(.system(size: 20, weight: .bold, design: .rounded).monospacedDigit())
                    .truth("rounded-tabular")
            }
        }
        TruthCase("text-tracking", .text, 150, 110, precision: 0.5) {
            VStack(alignment: .leading, spacing: 0) {
                Text("SPACE").truth("plain")
                Text("SPACE").tracking(2).truth("tracked")
                Text("SPACE").kerning(2).truth("kerned")
                Text("SPACE").tracking(-1).truth("tight")
            }
        }
        TruthCase("text-optical-sizes", .text, 150, 150, precision: 0.5) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Wind").font(.system(size: 9)).truth("size-9")
                Text("Wind").font(.system(size: 17)).truth("size-17")
                Text("Wind").font(.system(size: 24)).truth("size-24")
                Text("Wind").font(.system(size: 50)).truth("size-50")
            }
        }
    }
}
