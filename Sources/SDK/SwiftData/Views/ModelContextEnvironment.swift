import SwiftUI

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// The context that views fetch from and insert into. Without a container around a view it is empty.
    public var modelContext: ModelContext {
        get { surroundingModelContext ?? Self.empty() }
        set { surroundingModelContext = newValue }
    }

    fileprivate var surroundingModelContext: ModelContext? {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }

    private static func empty() -> ModelContext {
        do {
            let context = ModelContext(
                try ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
            context.isSubstitute = true
            return context
        } catch {
            preconditionFailure("A container without models cannot be created: \(error)")
        }
    }
}

extension View {
    /// Sets the container for the views within.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.surroundingModelContext, container.mainContext)
    }

    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.surroundingModelContext, modelContext)
    }

    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Creates a container for the views within.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let result = Result {
            try ModelContainer(
                for: Schema(modelTypes), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        }
        onSetup(result)
        let context = (try? result.get())?.mainContext
        context?.autosaveEnabled = isAutosaveEnabled
        return environment(\.surroundingModelContext, context)
    }
}
