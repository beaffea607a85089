import CoreGraphics
import RenderModel

/// Small marks of one form in red and green, such as the dots of rows that show which line runs.
///
/// 1. Marks are filled shapes and symbols that are about as wide as high and at most a twentieth of the widget.
/// 2. Repeated ones, with the same path of view types, the same size and the same symbol, are compared.
/// 3. They are states if one of them is red and another one is green: these are the colors of bad and good, and the ones
///    that most color-blind people confuse. Other colors are often categories, such as those of calendars.
struct StateMarks {
    /// The first red mark with a green sibling.
    let element: AuditElement

    private static let mostShare = 5.0
    private static let mostRatio: CGFloat = 1.5

    /// `nil` for a picture without such marks.
    init?(_ picture: PictureEvidence) {
        let marks = picture.content.filter { element in
            let (width, height) = (element.frame.width, element.frame.height)
            return Self.hue(of: element) != nil && !element.isRedacted && picture.share(of: element) <= Self.mostShare
                && max(width, height) <= Self.mostRatio * min(width, height)
        }
        for group in RepeatedViews.groups(of: marks, atLeast: 2) {
            let red = group.first { mark in Self.hue(of: mark).map { $0 <= 20 || $0 >= 340 } == true }
            guard let red else { continue }
            let isCompared = group.contains { mark in
                Self.form(of: mark) == Self.form(of: red)
                    && Self.hue(of: mark).map { (90...160).contains($0) } == true
            }
            if isCompared {
                element = red
                return
            }
        }
        return nil
    }

    private static func hue(of element: AuditElement) -> Float? {
        switch element.content {
        case .shape(let shape): return shape.isFilled ? shape.paint.plainColor?.hue : nil
        case .symbol: return element.drawing?.fills.first?.paint.plainColor?.hue
        case .text, .image, .progress: return nil
        }
    }

    /// The size in points, and the drawing of a symbol.
    private static func form(of element: AuditElement) -> String {
        let size = [element.frame.width, element.frame.height].map { Measure.digits(Double($0)) }
        return (size + [element.drawing?.key ?? ""]).joined(separator: " ")
    }
}
