import Observation
import SwiftData
import Synchronization
import Testing

@Suite("Models")
struct ModelTests {
    @Test("The schema has the stored properties and their attributes")
    func metadata() throws {
        #expect(Recipe.schemaMetadata.map(\.name) == ["title", "minutes", "note", "steps", "tags"])
        #expect((Recipe.schemaMetadata[0].metadata as? Schema.Attribute)?.isUnique == true)
        let steps = try #require(Recipe.schemaMetadata[3].metadata as? Schema.Relationship)
        #expect(steps.deleteRule == .cascade && steps.inverseKeyPath == \Step.recipe)
        #expect(Schema(Recipe.self, Step.self).entitiesByName.keys.sorted() == ["Recipe", "Step"])
    }

    @Test("A model has its values before and after insertion, and an identity")
    func values() {
        let recipe = Recipe("Soup")
        #expect(recipe.summary == "Soup, 30 min" && recipe.note == nil)
        recipe.minutes += 15
        recipe.note = "hot"
        #expect(recipe.summary == "Soup, 45 min" && recipe.note == "hot")
        #expect(recipe.id == recipe.persistentModelID && recipe.id.entityName == "Recipe")
        #expect(recipe != Recipe("Soup") && Set([recipe, recipe]).count == 1)
        #expect(Tag(id: "quick").id == "quick")
    }

    @Test("Observers of a value are notified of changes")
    func observed() {
        let recipe = Recipe("Soup")
        let changes = Atomic<Int>(0)
        withObservationTracking {
            _ = recipe.minutes
        } onChange: {
            changes.add(1, ordering: .relaxed)
        }
        recipe.note = "hot"
        #expect(changes.load(ordering: .relaxed) == 0)
        recipe.minutes = 1
        #expect(changes.load(ordering: .relaxed) == 1)
    }

    @Test("Both ends of a relationship stay consistent, with or without an explicit inverse")
    func inverses() {
        let (soup, stew) = (Recipe("Soup"), Recipe("Stew"))
        let step = Step("Stir")
        soup.steps.append(step)
        #expect(step.recipe === soup)
        step.recipe = stew
        #expect(soup.steps.isEmpty && stew.steps == [step])
        step.recipe = nil
        #expect(stew.steps.isEmpty)
        let tag = Tag(id: "quick")
        tag.recipes = [soup, stew]
        #expect(soup.tags == [tag] && stew.tags == [tag])
        soup.tags = []
        #expect(tag.recipes == [stew])
    }
}
