import UniformTypeIdentifiers

/// A scene for documents. A widget's process has none.
public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never

    nonisolated init(unshown: Void) {}
}

extension DocumentGroup where Document: FileDocument {
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(unshown: ())
    }

    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(unshown: ())
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    nonisolated public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(unshown: ())
    }

    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(unshown: ())
    }
}

/// The scene from which documents are opened.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
    public typealias Body = Never

    nonisolated public init(_ title: Text, @ViewBuilder _ actions: () -> Actions) {}

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {}

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: () -> Actions) {}

    nonisolated public init<Background: View>(
        _ title: Text, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background
    ) {}

    nonisolated public init<Background: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background
    ) {}

    @_disfavoredOverload
    nonisolated public init<Background: View>(
        _ titleResource: LocalizedStringResource, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Background: View>(
        _ title: S, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background
    ) {}

    nonisolated public init(@ViewBuilder _ actions: () -> Actions) {}
}

/// A button that creates a document.
public struct NewDocumentButton<Label: View>: View {
    nonisolated public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) where Label == Text {}

    nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) where Label == Text {}

    nonisolated public init(contentType: UTType? = nil) where Label == Text {}

    public var body: some View {
        EmptyView().notDrawn("NewDocumentButton", WidgetLimit.documents.rawValue)
    }
}
