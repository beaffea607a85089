extension UIViewController {
    /// What the system gives to the controller of an extension; widgets have none.
    public var extensionContext: NSExtensionContext? { nil }

    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { nil }
        set {}
    }

    public func setNeedsUpdateContentUnavailableConfiguration() {}
}
