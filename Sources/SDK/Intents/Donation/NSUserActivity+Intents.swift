import FoundationSupplement

extension NSUserActivity {
    /// User actions never come from an intent here.
    public var interaction: INInteraction? { nil }

    /// Has no effect: nothing suggests shortcuts.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { [] }
        set {}
    }
}
