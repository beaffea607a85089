/// The user's settings and assistive technologies. A widget is drawn once for all users, so all of them are off.
extension EnvironmentValues {
    nonisolated public var accessibilityEnabled: Bool { false }
    nonisolated public var accessibilitySwitchControlEnabled: Bool { false }
    nonisolated public var accessibilityShowButtonShapes: Bool { false }
    nonisolated public var accessibilityLargeContentViewerEnabled: Bool { false }
    nonisolated public var accessibilityQuickActionsEnabled: Bool { false }
    nonisolated public var accessibilityDimFlashingLights: Bool { false }
    nonisolated public var accessibilityAssistiveAccessEnabled: Bool { false }
    nonisolated public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
    nonisolated public var accessibilityReduceHighlightingEffects: Bool { false }

    /// True unless the user turned it off.
    nonisolated public var accessibilityPlayAnimatedImages: Bool { true }
}
