/// A name in a widget's sources that the SDK does not have, as the compiler reports it.
package enum SymbolReference: Hashable, Sendable {
    case type(String)
    case member(String, of: String)
    case name(String)
    case module(String)
    case attribute(String)
    /// A call of a function or an initializer with arguments that no declaration of that name accepts.
    case call(String, labels: [String])

    /// The name for looking it up in documentation.
    package var symbol: String {
        switch self {
        case .type(let name), .name(let name), .module(let name): name
        case .attribute(let name): "@\(name)"
        case .member(let name, let owner): "\(Self.plainName(of: owner)).\(name)"
        case .call(let name, let labels): "\(name)(\(labels.map { $0 + ":" }.joined()))"
        }
    }

    /// A type as in the title of its documentation: without generic arguments, `some` and `?`. The SDK's internal types
    /// of views and shapes are replaced by their public counterparts.
    package static func plainName(of type: String) -> String {
        let base = (type.hasPrefix("some ") ? type.dropFirst(5) : type[...]).prefix { $0 != "<" && $0 != "?" }
        return base.hasPrefix("_") ? "View" : String(base)
    }
}
