import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// Finds the case that a person means, in any letter case and spacing.
///
/// - Parameter names: what each case may be called, the preferred name first.
/// - Throws: `UnknownName` with the nearest preferred names.
func choice<Case: CaseIterable>(
    named name: String, kind: String, names: (Case) -> [String], hint: String? = nil
) throws(UnknownName) -> Case {
    let wanted = FoldedName(name)
    for value in Case.allCases where names(value).contains(where: { FoldedName($0) == wanted }) { return value }
    let preferred = Case.allCases.compactMap { names($0).first }
    throw UnknownName(
        kind: kind, name: name, suggestions: wanted.nearest(in: preferred),
        hint: hint ?? "Known: \(preferred.joined(separator: ", ")).")
}

/// What is asked of the provider.
package enum RenderState: String, CaseIterable, Hashable, Sendable {
    case placeholder, snapshot, timeline

    var purpose: EntriesRequest.Purpose {
        switch self {
        case .placeholder: .placeholder
        case .snapshot: .snapshot
        case .timeline: .timeline
        }
    }
}

/// What is written for each picture.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    case png, svg
    /// The render tree as text for eyes and tests.
    case tree
    /// The render tree as JSON.
    case json

    /// Extension of the file's name.
    package var fileExtension: String {
        switch self {
        case .png: "png"
        case .svg: "svg"
        case .tree: "txt"
        case .json: "json"
        }
    }
}

extension TypeSize {
    /// The name in file names and the one to type: `large`, `ax5`.
    package var shortName: String {
        switch self {
        case .accessibility1: "ax1"
        case .accessibility2: "ax2"
        case .accessibility3: "ax3"
        case .accessibility4: "ax4"
        case .accessibility5: "ax5"
        default: rawValue
        }
    }

    package init(argument name: String) throws(UnknownName) {
        self = try choice(
            named: name, kind: "type size",
            names: { size in [size.shortName, size.rawValue] })
    }
}

extension TypeSize {
    /// The nine that widgets get: smaller ones become large.
    package static let ofWidgets: [Self] = allCases.filter { $0 != .xSmall && $0 != .small && $0 != .medium }
}
