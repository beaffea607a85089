import Foundation

/// The albums with a heart.
struct Favorites {
    private static let key = "favorites"

    let defaults = UserDefaults.standard

    func contains(_ id: String) -> Bool { stored.contains(id) }

    func set(_ id: String, to isFavorite: Bool) {
        defaults.set(stored.filter { $0 != id } + (isFavorite ? [id] : []), forKey: Self.key)
    }

    private var stored: [String] { defaults.stringArray(forKey: Self.key) ?? [] }
}
