import FoundationSupplement

/// Opens a window. A widget has none.
@MainActor @preconcurrency
public struct OpenWindowAction {
    /// How an asynchronous opening shares its data.
    public struct SharingBehavior: Sendable {
        private init() {}

        public static let required = SharingBehavior()
        public static let requested = SharingBehavior()
    }

    nonisolated init() {}

    private func report() { Notices.current.addInert("OpenWindowAction", .appOnly) }

    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { report() }

    public func callAsFunction(id: String) { report() }

    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { report() }

    public func callAsFunction<D: Decodable & Encodable & Hashable>(
        value: D, sharingBehavior: SharingBehavior
    ) async throws {
        report()
    }

    public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws { report() }
}

/// Replaces a window with another.
@MainActor @preconcurrency
public struct PushWindowAction {
    nonisolated init() {}

    private func report() { Notices.current.addInert("PushWindowAction", .appOnly) }

    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { report() }
    public func callAsFunction(id: String) { report() }
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { report() }
}

/// Closes a window. A widget has none.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated init() {}

    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

public struct DismissBehavior: Sendable {
    private init() {}

    public static let interactive = DismissBehavior()
    public static let destructive = DismissBehavior()
}

/// Opens the app's settings. A widget has none.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    nonisolated init() {}

    public func callAsFunction() { Notices.current.addInert("OpenSettingsAction", .appOnly) }
}

/// Opens a document. A widget has none.
@MainActor @preconcurrency
public struct OpenDocumentAction {
    nonisolated init() {}

    public func callAsFunction(at url: URL) async throws { Notices.current.addInert("OpenDocumentAction", .appOnly) }
}

/// Creates a document. A widget has none.
@MainActor @preconcurrency
public struct NewDocumentAction {
    nonisolated init() {}

    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        Notices.current.addInert("NewDocumentAction", .appOnly)
    }

    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @autoclosure () -> D) {
        Notices.current.addInert("NewDocumentAction", .appOnly)
    }
}

/// Starts renaming. Nothing is edited in a widget.
@MainActor @preconcurrency
public struct RenameAction {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Opens an immersive space.
@MainActor @preconcurrency
public struct OpenImmersiveSpaceAction {
    public enum Result: Sendable {
        case opened, userCancelled, error
    }

    nonisolated init() {}

    @discardableResult
    public func callAsFunction(id: String) async -> Result { .error }

    @discardableResult
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) async -> Result { .error }

    @discardableResult
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) async -> Result { .error }
}

@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction {
    nonisolated init() {}

    public func callAsFunction() async {}
}

extension EnvironmentValues {
    nonisolated public var openWindow: OpenWindowAction { OpenWindowAction() }
    nonisolated public var pushWindow: PushWindowAction { PushWindowAction() }
    nonisolated public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    nonisolated public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    nonisolated public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    nonisolated public var newDocument: NewDocumentAction { NewDocumentAction() }
    nonisolated public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    nonisolated public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }

    /// `nil`: nothing is edited in a widget.
    nonisolated public var rename: RenameAction? { nil }

    /// False: a widget has no windows.
    nonisolated public var supportsMultipleWindows: Bool { false }

    /// False: a widget has no spaces.
    nonisolated public var supportsImmersiveSpaces: Bool { false }
}

extension View {
    /// Has no effect: nothing is edited in a widget.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        noEffect("renameAction", .typing)
    }

    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        noEffect("renameAction", .typing)
    }
}

extension Transaction {
    /// How a presentation is dismissed.
    public var dismissBehavior: DismissBehavior {
        get { .interactive }
        set {}
    }
}
