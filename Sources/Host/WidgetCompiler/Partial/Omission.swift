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

    /// Characters of the compiler's reason that are shown; types of views can fill pages.
    private static let shownReason = 160

    package var description: String {
        let reason = reason.count > Self.shownReason ? reason.prefix(Self.shownReason) + "…" : reason[...]
        return extent == .body ? "\(name) gives an empty value: \(reason)" : "\(name) is left out: \(reason)"
    }
}
