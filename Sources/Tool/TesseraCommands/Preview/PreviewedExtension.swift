import WidgetHost

/// An extension of a preview.
///
/// A set of extensions gives each an identifier for its widgets: its name, with a number if several have that name.
/// Numbers follow the order of identities, so that the order on the command line does not matter. A larger set may
/// number its extensions otherwise; widgets that are copied to it get the identifiers of the larger set.
struct PreviewedExtension: Hashable, Sendable {
    /// The path, with the target of a project.
    var identity: String
    /// The name of the folder or the target.
    var name: String

    /// The identifiers of a set of extensions, in the same order.
    static func ids(of extensions: [PreviewedExtension]) -> [ExtensionID] {
        let names = Set(extensions.map(\.name))
        var ids = extensions.map(\.name)
        var taken: Set<String> = []
        for index in order(of: extensions) {
            var number = 1
            // An extension may be called like another one with its number.
            while taken.contains(ids[index]) || number > 1 && names.contains(ids[index]) {
                number += 1
                ids[index] = "\(extensions[index].name) \(number)"
            }
            taken.insert(ids[index])
        }
        return ids.map { ExtensionID($0) }
    }

    /// The identifiers in a set of extensions by those in a smaller set that is part of it.
    static func ids(of extensions: [PreviewedExtension], byThoseOf part: [String]) -> [ExtensionID: ExtensionID] {
        var members: [Int] = []
        var identities = part.sorted()[...]
        for index in order(of: extensions) where extensions[index].identity == identities.first {
            members.append(index)
            identities.removeFirst()
        }
        let ids = ids(of: extensions)
        let earlier = Self.ids(of: members.map { extensions[$0] })
        return Dictionary(uniqueKeysWithValues: zip(earlier, members.map { ids[$0] }))
    }

    /// The indices by identity; equal ones, of an extension that is named twice, keep their order.
    private static func order(of extensions: [PreviewedExtension]) -> [Int] {
        extensions.indices.sorted { (extensions[$0].identity, $0) < (extensions[$1].identity, $1) }
    }
}
