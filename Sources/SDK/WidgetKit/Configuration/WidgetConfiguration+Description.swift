extension WidgetConfiguration {
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        describing { $0.displayName = LocalizedText(displayName) }
    }

    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        let text = String(displayName)
        return describing { $0.displayName = LocalizedText(verbatim: text) }
    }

    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        describing { $0.description = LocalizedText(description) }
    }

    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        let text = String(description)
        return describing { $0.description = LocalizedText(verbatim: text) }
    }

    /// The families that the widget supports.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        describing { $0.families = families }
    }

    /// Lets the content extend to the edges of its place.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        describing { $0.contentMargins = .disabled }
    }

    /// Whether a place may remove the container background.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        describing { $0.background = isRemovable ? .removable : .permanent }
    }

    /// The mounting styles that the widget supports on visionOS; both by default.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
        describing { $0.mountingStyles = styles }
    }

    /// The texture of the widget on visionOS; glass by default.
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        describing { $0.texture = texture }
    }

    /// Prompts for the configuration as soon as the widget is added.
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        describing { $0.promptsForConfiguration = true }
    }

    /// Locations where the widget prefers not to be shown in some sizes.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        describing { descriptor in
            descriptor.disfavored += locations.map { (location: $0, families: families) }
        }
    }

    /// Has no effect: there are no background transfers here.
    public func onBackgroundURLSessionEvents(
        matching identifier: String,
        _ handler: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        describing { _ in }
    }

    /// Has no effect: there are no background transfers here.
    public func onBackgroundURLSessionEvents(
        matching matches: ((String) -> Bool)? = nil,
        _ handler: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        describing { _ in }
    }

    /// Has no effect: widgets and apps are not matched by content.
    public func associatedKind(_ kind: String) -> some WidgetConfiguration {
        describing { _ in }
    }

    /// Has no effect: there are no pushes here.
    public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
        describing { _ in }
    }
}

/// Where a Live Activity is shown in a smaller size than on the Lock Screen.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

/// Receives the token for widget pushes.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// A token for widget pushes.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}
