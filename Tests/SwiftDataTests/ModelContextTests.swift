import Foundation
import SwiftData
import Testing

@Suite("Contexts of models")
struct ModelContextTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(
            for: Recipe.self, Step.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    private func fill(_ context: ModelContext) throws {
        for (index, title) in ["Soup", "Bread", "Salad", "Stew"].enumerated() {
            context.insert(Recipe(title, minutes: 10 * index))
        }
        try context.save()
    }

    private func titles(_ context: ModelContext, _ descriptor: FetchDescriptor<Recipe> = .init()) throws -> [String] {
        try context.fetch(descriptor).map(\.title)
    }

    @Test("Inserted models are fetched immediately, and by other contexts once saved")
    func saving() throws {
        let (context, other) = (ModelContext(container), ModelContext(container))
        context.insert(Recipe("Soup"))
        #expect(context.hasChanges)
        #expect(try titles(context) == ["Soup"])
        #expect(try titles(other) == [])
        try context.save()
        #expect(!context.hasChanges)
        #expect(try titles(other) == ["Soup"])
        var pending = FetchDescriptor<Recipe>()
        pending.includePendingChanges = false
        context.insert(Recipe("Stew"))
        #expect(try titles(context, pending) == ["Soup"])
    }

    @Test("Descriptors filter, order, skip and limit")
    func descriptors() throws {
        let context = ModelContext(container)
        try fill(context)
        var descriptor = FetchDescriptor<Recipe>(
            predicate: #Predicate { $0.minutes >= 10 && !$0.title.contains("w") },
            sortBy: [SortDescriptor(\.minutes, order: .reverse)])
        #expect(try titles(context, descriptor) == ["Salad", "Bread"])
        descriptor.fetchLimit = 1
        descriptor.fetchOffset = 1
        #expect(try titles(context, descriptor) == ["Bread"])
        #expect(try context.fetchCount(FetchDescriptor<Recipe>()) == 4)
        #expect(try context.fetchIdentifiers(FetchDescriptor<Recipe>()).count == 4)
    }

    @Test("Inserting a model inserts its related models; deleting follows the rules")
    func related() throws {
        let context = ModelContext(container)
        let recipe = Recipe("Soup")
        let tag = Tag(id: "quick")
        recipe.steps = [Step("Cut"), Step("Cook")]
        recipe.tags = [tag]
        context.insert(recipe)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Step>()).map(\.text) == ["Cut", "Cook"])
        recipe.steps.append(Step("Eat"))
        #expect(try context.fetchCount(FetchDescriptor<Step>()) == 3)
        context.delete(recipe)
        #expect(recipe.isDeleted && tag.recipes.isEmpty)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Step>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 1)
    }

    @Test("Rollback restores values and objects")
    func rollback() throws {
        let context = ModelContext(container)
        try fill(context)
        let soup = try #require(try context.fetch(FetchDescriptor<Recipe>()).first)
        let tag = Tag(id: "quick")
        soup.tags = [tag]
        try context.save()
        soup.minutes = 99
        #expect(soup.hasChanges && context.changedModelsArray.count == 1)
        context.delete(soup)
        #expect(context.changedModelsArray.contains { $0 === soup } == false && soup.tags.isEmpty)
        context.insert(Recipe("Pie"))
        context.rollback()
        #expect(!context.hasChanges)
        #expect(soup.minutes == 0 && soup.tags == [tag] && tag.recipes == [soup])
        #expect(try titles(context) == ["Soup", "Bread", "Salad", "Stew"])
    }

    @Test("Rollback restores changed values")
    func rollbackOfValues() throws {
        let context = ModelContext(container)
        try fill(context)
        let soup = try #require(try context.fetch(FetchDescriptor<Recipe>()).first)
        soup.minutes = 99
        soup.minutes = 98
        context.rollback()
        #expect(soup.minutes == 0 && !context.hasChanges)
    }

    @Test("Of two models with the same unique value the later one wins")
    func unique() throws {
        let context = ModelContext(container)
        context.insert(Recipe("Soup", minutes: 1))
        try context.save()
        context.insert(Recipe("Soup", minutes: 2))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Recipe>()).map(\.minutes) == [2])
        try context.delete(model: Recipe.self, where: #Predicate { $0.minutes == 2 })
        #expect(try titles(context) == [])
    }

    @Test("Models without a value never conflict")
    func uniqueWithoutValue() throws {
        let context = ModelContext(container)
        try fill(context)
        #expect(try context.fetchCount(FetchDescriptor<Recipe>()) == 4)
    }

    @Test("The later of two models replaces the earlier one in all relationships")
    func uniqueWithRelationships() throws {
        let context = ModelContext(container)
        let (old, step, tag) = (Recipe("Soup", minutes: 1), Step("Cut"), Tag(id: "quick"))
        old.steps = [step]
        old.tags = [tag]
        context.insert(old)
        try context.save()
        let id = old.persistentModelID
        let new = Recipe("Soup", minutes: 2)
        context.insert(new)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Recipe>()) == [new])
        #expect(new.persistentModelID == id && old.modelContext == nil && new.modelContext === context)
        #expect(new.steps == [step] && step.recipe === new && new.tags == [tag] && tag.recipes == [new])
        #expect(!context.hasChanges)
    }

    @Test("Contexts on several threads save and fetch concurrently")
    func threads() throws {
        let (container, main) = (container, ModelContext(container))
        main.autosaveEnabled = true
        let shared = main
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            let own = ModelContext(container)
            for index in 0..<20 {
                shared.insert(Tag(id: "\(thread).\(index)"))
                _ = try? own.fetchCount(FetchDescriptor<Tag>())
            }
        }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Tag>()) == 160)
    }

    @MainActor
    @Test("The main context autosaves before another one fetches")
    func autosave() throws {
        container.mainContext.insert(Recipe("Soup"))
        #expect(try titles(ModelContext(container)) == ["Soup"])
    }
}
