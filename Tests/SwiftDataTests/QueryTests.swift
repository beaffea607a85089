import SwiftData
import SwiftUI
import Testing

/// Views that fetch what they show.
@MainActor
@Suite("Queries of views")
struct QueryTests {
    private struct Menu {
        @Query var all: [Recipe]
        @Query(sort: \Recipe.title) var byTitle: [Recipe]
        @Query(filter: #Predicate<Recipe> { $0.minutes < 20 }, sort: [SortDescriptor(\Recipe.minutes, order: .reverse)])
        var quick: [Recipe]
    }

    @Test("@Query reads from the environment's context")
    func queries() throws {
        let container = try ModelContainer(
            for: Recipe.self, Step.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (title, minutes) in [("Stew", 40), ("Bread", 10), ("Soup", 15)] {
            container.mainContext.insert(Recipe(title, minutes: minutes))
        }
        var environment = EnvironmentValues()
        environment.modelContext = container.mainContext
        EnvironmentValues.withCurrent(environment) {
            let menu = Menu()
            #expect(menu.all.map(\.title) == ["Stew", "Bread", "Soup"])
            #expect(menu.byTitle.map(\.title) == ["Bread", "Soup", "Stew"])
            #expect(menu.quick.map(\.title) == ["Soup", "Bread"])
        }
        #expect(Menu().all.isEmpty)
    }
}
