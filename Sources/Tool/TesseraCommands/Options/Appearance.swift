import DeviceCatalog
import ExtensionProtocol
import WidgetVocabulary

/// Finds the case with a name, ignoring letter case and spacing.
///
/// - Parameter names: The names of each case, the preferred name first.
/// - Throws: `UnknownName` with the nearest preferred names.
func choice<Case: CaseIterable>(
    named name: String, kind: String, names: (Case) -> [String], hint: String? = nil
) throws(UnknownName) -> Case {
    let wanted = FoldedName(name)
    for value in Case.allCases where names(value).contains(where: { FoldedName($0) == wanted }) { return value }
    let preferred = Case.allCases.compactMap { names($0).first }
    throw UnknownName(
        kind: kind, name: name, suggestions: wanted.nearest(in: preferred),
        hint: hint ?? "Valid names: \(preferred.joined(separator: ", ")).")
}

/// A request to the provider.
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

/// The file format of each picture.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    case png, svg
    /// The render tree as readable text.
    case tree
    /// The render tree as JSON.
    case json

    /// The file extension.
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
    /// The name in file names and options: `large`, `ax5`.
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
    /// The nine sizes that widgets receive; smaller ones become large.
    package static let ofWidgets: [Self] = allCases.filter { $0 != .xSmall && $0 != .small && $0 != .medium }
}
