import FoundationSupplement
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

    private struct Reader: View {
        @Query var all: [Recipe]
        var body: some View { Text("\(all.count)") }
    }

    /// Findings about views with no container around while a view is drawn.
    private func warnings(_ view: some View) -> [String] {
        _ = Notices.current.take()
        _ = ViewRenderer(
            size: CGSize(width: 100, height: 100), environment: EnvironmentValues(),
            date: Date(timeIntervalSinceReferenceDate: 0), resources: NoResources()
        ).render(view)
        return Notices.current.take().map(\.subject).filter { $0 == "modelContext" }
    }

    @Test("A container or context in the environment causes no warning, whether or not a view uses it")
    func givenContainers() throws {
        let container = try ModelContainer(
            for: Recipe.self, Step.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        for view in [AnyView(Text("Menu")), AnyView(Reader())] {
            #expect(warnings(view.modelContainer(container)) == [])
            #expect(warnings(view.modelContext(context)) == [])
            #expect(warnings(view.environment(\.modelContext, context)) == [])
        }
    }
}
