/// The reason that a template of a symbol is not used, as the end of a sentence.
package enum SymbolTemplateProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case malformed(String)
    /// Something that templates of the SF Symbols app do not have.
    case unsupported(String)
    case lacksVariants
    /// The letter of the scale.
    case lacksGuides(Character)
    case empty(String)

    package var description: String {
        switch self {
        case .unreadable(let reason): "the file cannot be read: \(reason)"
        case .malformed(let reason): "it is not a valid SVG file: \(reason)"
        case .unsupported(let what): "it has \(what), which templates of the SF Symbols app do not have"
        case .lacksVariants: "it has no variant such as Regular-S; it is not a template of the SF Symbols app"
        case .lacksGuides(let scale): "it has no guides Baseline-\(scale) and Capline-\(scale)"
        case .empty(let variant): "its variant \(variant) has no drawing"
        }
    }
}
