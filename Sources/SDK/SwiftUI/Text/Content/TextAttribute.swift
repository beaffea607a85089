/// A custom attribute on a part of a text, for text renderers.
public protocol TextAttribute {}

/// Such an attribute, stored in a text. Texts are read only by the rendering pass.
package struct HeldTextAttribute: @unchecked Sendable {
    let attribute: any TextAttribute
}

extension Text {
    /// Sets an attribute for text renderers.
    nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        modified(.custom(HeldTextAttribute(attribute: value)))
    }
}
