/// Something of a widget's sources that is left out, so that the rest can be drawn.
package struct Omission: Hashable, Codable, Sendable {
    package enum Extent: String, Hashable, Codable, Sendable {
        /// A modifier or a view within a body.
        case expression
        /// What a function or a property computes; it gives an empty value.
        case body
        /// A whole declaration.
        case declaration
    }

    package var extent: Extent
    /// As a person would call it: `Store.load`.
    package var name: String
    /// Absolute path.
    package var file: String
    package var line: Int
    /// What the compiler says is wrong with it.
    package var reason: String

    package var description: String {
        switch extent {
        case .expression: "\(name) is left out: \(reason)"
        case .body: "\(name) gives an empty value: \(reason)"
        case .declaration: "\(name) is left out: \(reason)"
        }
    }
}
