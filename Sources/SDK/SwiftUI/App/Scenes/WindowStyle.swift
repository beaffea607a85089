/// The style of an app's windows.
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle {
    public init() {}
}

public struct HiddenTitleBarWindowStyle: WindowStyle {
    public init() {}
}

public struct TitleBarWindowStyle: WindowStyle {
    public init() {}
}

public struct PlainWindowStyle: WindowStyle {
    public init() {}
}

public struct VolumetricWindowStyle: WindowStyle {
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
    public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// The style of a window's toolbar.
public protocol WindowToolbarStyle {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool = true) {}
}

public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
    public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}
