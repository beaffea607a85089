/// Refers to an image set of the asset catalog.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    nonisolated public init(name: String, bundle: Bundle) {
        self.name = name
    }
}
