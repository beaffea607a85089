import SwiftData

// Models in the expanded form of `@Model`: these tests cover the behavior of models. The macro's own tests and the
// widgets that use it cover the expansion.

final class Recipe: PersistentModel {
    let _persistentModelState = _PersistentModelState()
    private var _title: String
    private var _minutes = 30
    private var _note: String?
    private var _steps: [Step] = []
    private var _tags: [Tag] = []

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            .init(name: "title", keypath: \Recipe.title, metadata: Schema.Attribute(.unique)),
            .init(name: "minutes", keypath: \Recipe.minutes),
            .init(name: "note", keypath: \Recipe.note, metadata: Schema.Attribute(.unique)),
            .init(
                name: "steps", keypath: \Recipe.steps,
                metadata: Schema.Relationship(deleteRule: .cascade, inverse: \Step.recipe)),
            .init(name: "tags", keypath: \Recipe.tags),
        ]
    }

    var title: String {
        get {
            _persistentModelState._access(self, \.title)
            return _title
        }
        set { _persistentModelState._set(self, \.title, "title", from: _title, to: newValue) { _title = newValue } }
    }

    var minutes: Int {
        get {
            _persistentModelState._access(self, \.minutes)
            return _minutes
        }
        set {
            _persistentModelState._set(self, \.minutes, "minutes", from: _minutes, to: newValue) { _minutes = newValue }
        }
    }

    var note: String? {
        get {
            _persistentModelState._access(self, \.note)
            return _note
        }
        set { _persistentModelState._set(self, \.note, "note", from: _note, to: newValue) { _note = newValue } }
    }

    var steps: [Step] {
        get {
            _persistentModelState._access(self, \.steps)
            return _steps
        }
        set { _persistentModelState._set(self, \.steps, "steps", from: _steps, to: newValue) { _steps = newValue } }
    }

    var tags: [Tag] {
        get {
            _persistentModelState._access(self, \.tags)
            return _tags
        }
        set { _persistentModelState._set(self, \.tags, "tags", from: _tags, to: newValue) { _tags = newValue } }
    }

    var summary: String { "\(title), \(minutes) min" }

    init(_ title: String, minutes: Int = 30) {
        _title = title
        _minutes = minutes
    }
}

final class Step: PersistentModel {
    let _persistentModelState = _PersistentModelState()
    let text: String
    private var _recipe: Recipe?

    static var schemaMetadata: [Schema.PropertyMetadata] { [.init(name: "recipe", keypath: \Step.recipe)] }

    var recipe: Recipe? {
        get {
            _persistentModelState._access(self, \.recipe)
            return _recipe
        }
        set { _persistentModelState._set(self, \.recipe, "recipe", from: _recipe, to: newValue) { _recipe = newValue } }
    }

    init(_ text: String) { self.text = text }
}

final class Tag: PersistentModel {
    let _persistentModelState = _PersistentModelState()
    let id: String
    private var _recipes: [Recipe] = []

    static var schemaMetadata: [Schema.PropertyMetadata] { [.init(name: "recipes", keypath: \Tag.recipes)] }

    var recipes: [Recipe] {
        get {
            _persistentModelState._access(self, \.recipes)
            return _recipes
        }
        set {
            _persistentModelState._set(self, \.recipes, "recipes", from: _recipes, to: newValue) { _recipes = newValue }
        }
    }

    init(id: String) { self.id = id }
}
