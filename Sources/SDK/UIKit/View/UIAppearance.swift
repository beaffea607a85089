@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Appearance settings for all views of a class. The proxy stores them; no view uses them.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance where Self: NSCoding {
    public static func appearance() -> Self {
        guard let proxy = Self(coder: NSCoder()) else {
            preconditionFailure("\(Self.self) has no appearance proxy: it cannot be created from a coder")
        }
        return proxy
    }

    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance()
    }

    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance()
    }
}
