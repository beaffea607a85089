import SwiftUI

// Sendable: the classes of this file have no mutable state outside of a lock.

/// The traits of an environment.
open class UITraitCollection: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let table: TraitTable

    init(table: TraitTable) {
        self.table = table
        super.init()
    }

    public override convenience init() { self.init(table: TraitTable()) }

    public required convenience init?(coder: NSCoder) {
        var table = TraitTable()
        table.userInterfaceStyle = UIUserInterfaceStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .unspecified
        self.init(table: table)
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(table: Self.table(TraitTable(), mutations))
    }

    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(table: traitCollections.reduce(into: TraitTable()) { $0.take($1.table) })
    }

    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init { $0[trait] = value }
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    public convenience init(imageDynamicRange: UIImageDynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }

    public convenience init(typesettingLanguage: String) {
        self.init { $0.typesettingLanguage = typesettingLanguage }
    }

    private static func table(
        _ table: TraitTable, _ mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitTable {
        var traits: any UIMutableTraits = table
        mutations(&traits)
        return traits as? TraitTable ?? table
    }

    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(table: Self.table(table, mutations))
    }

    open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { table[trait] }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { table.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { table.userInterfaceStyle }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { table.layoutDirection }
    open var displayScale: CGFloat { table.displayScale }
    open var displayGamut: UIDisplayGamut { table.displayGamut }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { table.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { table.verticalSizeClass }
    open var forceTouchCapability: UIForceTouchCapability { table.forceTouchCapability }
    open var preferredContentSizeCategory: UIContentSizeCategory { table.preferredContentSizeCategory }
    open var accessibilityContrast: UIAccessibilityContrast { table.accessibilityContrast }
    open var userInterfaceLevel: UIUserInterfaceLevel { table.userInterfaceLevel }
    open var legibilityWeight: UILegibilityWeight { table.legibilityWeight }
    open var activeAppearance: UIUserInterfaceActiveAppearance { table.activeAppearance }
    open var sceneCaptureState: UISceneCaptureState { table.sceneCaptureState }
    open var imageDynamicRange: UIImageDynamicRange { table.imageDynamicRange }
    open var typesettingLanguage: String { table.typesettingLanguage }

    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.table.values.allSatisfy { key, value in
            guard let own = table.values[key] as? AnyHashable, let other = value as? AnyHashable else { return false }
            return own == other
        }
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return table.values.count == other.table.values.count && containsTraits(in: other)
    }

    open override var hash: Int { userInterfaceStyle.hashValue ^ table.values.count }

    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(userInterfaceStyle.rawValue, forKey: "style") }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
            UITraitDisplayGamut.self,
        ]
    }

    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self]
    }
}

/// The traits of the view that is being evaluated.
extension UITraitCollection {
    private static let currentKey = "UITraitCollection.current"

    public class var current: UITraitCollection {
        get {
            Thread.current.threadDictionary[currentKey] as? UITraitCollection
                ?? UITraitCollection(EnvironmentValues.current)
        }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Thread.current.threadDictionary[Self.currentKey]
        Thread.current.threadDictionary[Self.currentKey] = self
        actions()
        Thread.current.threadDictionary[Self.currentKey] = outer
    }

    convenience init(_ environment: EnvironmentValues) {
        var table = TraitTable()
        table.userInterfaceIdiom = .phone
        table.userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        table.displayScale = environment.displayScale
        table.displayGamut = .P3
        table.layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        table.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
        table.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        table.legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
        table.horizontalSizeClass = .compact
        table.verticalSizeClass = .regular
        table.userInterfaceLevel = .base
        table.forceTouchCapability = .unavailable
        table.activeAppearance = .active
        self.init(table: table)
    }

    /// The environment that is being evaluated, with these traits.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues.current
        if let scheme = ColorScheme(userInterfaceStyle) { environment.colorScheme = scheme }
        if let size = DynamicTypeSize(preferredContentSizeCategory) { environment.dynamicTypeSize = size }
        if let direction = LayoutDirection(layoutDirection) { environment.layoutDirection = direction }
        if displayScale > 0 { environment.displayScale = displayScale }
        if let weight = LegibilityWeight(legibilityWeight) { environment.legibilityWeight = weight }
        return environment
    }

    /// The traits set as current by code, or else those being evaluated.
    static var currentEnvironment: EnvironmentValues {
        guard let traits = Thread.current.threadDictionary[currentKey] as? UITraitCollection else {
            return EnvironmentValues.current
        }
        return traits.environment
    }
}
