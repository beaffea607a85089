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

    /// The families that the widget comes in.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        describing { $0.families = families }
    }

    /// Lets the content reach the edges of its place.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        describing { $0.contentMargins = .disabled }
    }

    /// Whether a place may leave out the container background.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        describing { $0.background = isRemovable ? .removable : .permanent }
    }

    /// How the widget may be fixed in a room; both ways when the widget does not say.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
        describing { $0.mountingStyles = styles }
    }

    /// What the widget seems to be coated with in a room; glass when the widget does not say.
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        describing { $0.texture = texture }
    }

    /// Asks for the configuration as soon as the widget is added.
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        describing { $0.promptsForConfiguration = true }
    }

    /// Where the widget would rather not be shown in some sizes.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        describing { descriptor in
            descriptor.disfavored += locations.map { (location: $0, families: families) }
        }
    }

    /// Accepted; there are no background transfers here.
    public func onBackgroundURLSessionEvents(
        matching identifier: String,
        _ handler: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        describing { _ in }
    }

    /// Accepted; there are no background transfers here.
    public func onBackgroundURLSessionEvents(
        matching matches: ((String) -> Bool)? = nil,
        _ handler: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        describing { _ in }
    }

    /// Accepted; widgets and apps are not told apart by what they show.
    public func associatedKind(_ kind: String) -> some WidgetConfiguration {
        describing { _ in }
    }

    /// Accepted; nothing pushes here.
    public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
        describing { _ in }
    }
}

/// Where a Live Activity is shown smaller than on the Lock Screen.
public enum ActivityFamily: Hashable, Sendable { case small, medium }

/// Is told of the token for widget pushes.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// A token for widget pushes.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}
