import SwiftUI

// Has no effect: a widget has no scenes.
extension Scene {
    nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }

    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene { self }

    nonisolated public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        self
    }

    nonisolated public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        self
    }
}
