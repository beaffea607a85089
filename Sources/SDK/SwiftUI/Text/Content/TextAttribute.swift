/// A custom attribute on a part of a text, for text renderers.
public protocol TextAttribute {}

/// Such a mark, kept in a text. Sendable: the rendering thread alone reads texts.
package struct HeldTextAttribute: @unchecked Sendable {
    let attribute: any TextAttribute
}

extension Text {
    /// Sets an attribute for text renderers.
    nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        modified(.custom(HeldTextAttribute(attribute: value)))
    }
}
