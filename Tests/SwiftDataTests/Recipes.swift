import SwiftData

@Model
final class Recipe {
    @Attribute(.unique) var title: String
    var minutes: Int = 30
    var note: String?
    @Relationship(deleteRule: .cascade, inverse: \Step.recipe) var steps: [Step] = []
    var tags: [Tag] = []
    @Transient var isOpen = false
    var summary: String { "\(title), \(minutes) min" }

    init(_ title: String, minutes: Int = 30) {
        self.title = title
        self.minutes = minutes
    }
}

@Model
final class Step {
    var text: String
    var recipe: Recipe?

    init(_ text: String) { self.text = text }
}

@Model
final class Tag {
    var id: String
    var recipes: [Recipe] = []

    init(id: String) { self.id = id }
}
