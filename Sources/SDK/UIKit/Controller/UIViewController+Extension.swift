extension UIViewController {
    /// The extension context of a controller; widgets have none.
    public var extensionContext: NSExtensionContext? { nil }

    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { nil }
        set {}
    }

    public func setNeedsUpdateContentUnavailableConfiguration() {}
}
