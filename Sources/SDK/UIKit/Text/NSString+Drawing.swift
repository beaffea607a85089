import SwiftUI
import Typesetter

extension CGSize {
    fileprivate static let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// Measuring strings, and drawing them into the current context, with the attributes that the typesetter supports.
extension NSAttributedString {
    public func size() -> CGSize { measured(CGSize.unbounded) }

    /// - Parameter size: the available space; lengths that are not positive are unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let room =
            options.contains(.usesLineFragmentOrigin)
            ? size : CGSize.unbounded
        let rect = CGRect(origin: .zero, size: measured(room))
        context?.totalBounds = rect
        return rect
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    /// Has no effect: text in images drawn in code is not supported yet, which is reported.
    public func draw(in rect: CGRect) { draw(with: rect, options: [], context: nil) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "NSAttributedString.draw",
                message: "Text drawn into an image with code is not shown.",
                remedy: "Overlay a Text on the image."))
    }

    private func measured(_ room: CGSize) -> CGSize {
        let environment = UITraitCollection.currentEnvironment
        var spans: [TextSpan] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            var span = TextSpan(
                attributedSubstring(from: range).string, font: font.font.request(in: environment))
            if let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double {
                span.spacing = .kerning(kern)
            }
            spans.append(span)
        }
        guard !spans.isEmpty else { return .zero }
        func bound(_ length: CGFloat) -> Double? { length > 0 && length < 1e6 ? Double(length) : nil }
        let text = Typesetter.standard.prepare(TextLayoutInput(spans: spans))
        return text.measure(width: bound(room.width), height: nil).size
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

/// Objective-C's additions to strings.
extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
