/// A menu of the menu bar.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

}

/// The position of the system's items in a menu.
public struct CommandGroupPlacement: Sendable {
    private init() {}

    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

/// Items next to the system's own.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct SidebarCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct ToolbarCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct InspectorCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct TextEditingCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct TextFormattingCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct ImportFromDevicesCommands: Commands {
    public typealias Body = Never

    nonisolated public init() {}
}
