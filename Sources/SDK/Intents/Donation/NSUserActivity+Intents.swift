import FoundationSupplement

extension NSUserActivity {
    /// Nothing that a person does comes from an intent here.
    public var interaction: INInteraction? { nil }

    /// Has no effect: nothing suggests shortcuts.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { [] }
        set {}
    }
}
