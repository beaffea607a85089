/// Items of a toolbar. A widget has none, so they are never created.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Body { get }
}

/// Customizable items of a toolbar.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never called: a widget has no toolbar.
    public var body: Never { preconditionFailure("\(Self.self) is primitive; its body is never evaluated") }
}

/// Items whose content is discarded.
public struct _UnshownToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never

    nonisolated init() {}
}

extension ToolbarContent {
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent { _UnshownToolbarContent() }

    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        _UnshownToolbarContent()
    }
}

extension CustomizableToolbarContent {
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent {
        _UnshownToolbarContent()
    }

    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent {
        _UnshownToolbarContent()
    }
}
