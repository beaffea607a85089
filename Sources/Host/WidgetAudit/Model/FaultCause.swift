import RenderModel

/// What several views of a widget may have in common, so that their fault has one cause and is one finding
/// (`CauseMerge`).
package enum FaultCause: Hashable, Sendable {
    /// The color of a text or symbol, and the one behind it, both as they are shown.
    case colors(RGBA, behind: RGBA)
    /// The color of a text, and the view behind it whose colors are not known, or change from point to point: its path
    /// of view types without numbers, or nothing for the place behind the widget.
    case unknown(RGBA, behind: String)
    /// A block that hides what is in front of it: its path of view types without numbers, and the color that the widget
    /// gives it, or none for a gradient or an image.
    case block(String, RGBA?)
    /// The fixed size of texts in points, and their path of view types without numbers.
    case size(Double, String)

    /// The end of a message about one of the views, with the number of the others; empty without others.
    func remark(about others: Int) -> String {
        guard others > 0 else { return "" }
        let isOne = others == 1
        let views = isOne ? "1 other view" : "\(others) other views"
        return switch self {
        case .colors: "; \(views) \(isOne ? "has" : "have") the same colors"
        case .unknown: "; \(views) in this color \(isOne ? "is" : "are") on the same background"
        case .block: "; \(views) \(isOne ? "is" : "are") on such a block"
        case .size: "; \(views) \(isOne ? "has" : "have") the same size"
        }
    }
}

extension RGBA {
    /// The color in steps of 1/255, so that colors that look the same are equal.
    var inBytes: RGBA {
        func step(_ component: Float) -> Float { (component * 255).rounded() / 255 }
        return RGBA(red: step(red), green: step(green), blue: step(blue), alpha: step(alpha))
    }
}
