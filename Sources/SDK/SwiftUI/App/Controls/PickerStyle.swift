/// The style of a picker.
@MainActor @preconcurrency
public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
}

public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
}

public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public init() {}
}

public struct PalettePickerStyle: PickerStyle {
    nonisolated public init() {}
}

public struct PopUpButtonPickerStyle: PickerStyle {
    nonisolated public init() {}
}

public struct RadioGroupPickerStyle: PickerStyle {
    nonisolated public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
}

public struct WheelPickerStyle: PickerStyle {
    nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The selection effect of a palette.
public struct PaletteSelectionEffect: Sendable, Equatable {
    private let name: String

    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }

    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
}

extension View {
    /// Has no effect: a widget draws no pickers.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { noEffect("pickerStyle", .notDrawn) }

    /// Has no effect: a widget draws no pickers.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        noEffect("paletteSelectionEffect", .notDrawn)
    }

    /// Has no effect: a widget draws no pickers.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        noEffect("defaultWheelPickerItemHeight", .notDrawn)
    }

    /// Has no effect: a widget draws no pickers.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        noEffect("horizontalRadioGroupLayout", .notDrawn)
    }
}
