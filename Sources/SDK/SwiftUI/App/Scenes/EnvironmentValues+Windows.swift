/// Whether a window receives key events.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key, active, inactive
}

private struct ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
}

private struct AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    nonisolated public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    nonisolated public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// `nil`: a widget's views make no undoable changes.
    nonisolated public var undoManager: UndoManager? { nil }

    /// False: a widget is not captured.
    nonisolated public var isSceneCaptured: Bool { false }

    /// False: a widget's process shows no documents.
    nonisolated public var documentConfiguration: DocumentConfiguration? { nil }

    /// The position of the view's window.
    nonisolated public var windowClippingMargins: EdgeInsets { EdgeInsets() }
}

/// The file of a document.
public struct DocumentConfiguration: Sendable {
    public let fileURL: URL?
    public let isEditable: Bool
}
