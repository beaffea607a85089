/// A part of a widget's sources that is omitted, so that the rest can be drawn.
package struct Omission: Hashable, Codable, Sendable {
    package enum Extent: String, Hashable, Codable, Sendable {
        /// A modifier or a view within a body.
        case expression
        /// The body of a function or a property, which returns an empty value instead.
        case body
        /// A whole declaration.
        case declaration
    }

    package var extent: Extent
    /// The name as the user knows it: `Store.load`.
    package var name: String
    /// Absolute path.
    package var file: String
    package var line: Int
    /// The compiler's error.
    package var reason: String

    /// The maximum number of characters of the reason to show; the types of views can fill pages.
    private static let shownReason = 160

    package var description: String {
        let reason = reason.count > Self.shownReason ? reason.prefix(Self.shownReason) + "…" : reason[...]
        return extent == .body ? "\(name) returns an empty value: \(reason)" : "\(name) is omitted: \(reason)"
    }
}
