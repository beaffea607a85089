/// Whether texts can be selected.
public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability, Sendable {}

public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        noEffect("textSelection", "its texts cannot be selected.")
    }
}
