import WidgetVocabulary

extension Platform {
    /// The places of the platform that show any widget, in the catalog's order.
    package var contexts: [Context] {
        let shown = Set(Family.allCases.flatMap { $0.contexts(on: self) ?? [] })
        return Context.allCases.filter(shown.contains)
    }

    /// Finds a platform by the name of the device or of its system, in any letter case.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        let names: [(String, Platform)] = [
            ("iPhone", .iPhone), ("iOS", .iPhone), ("iPad", .iPad), ("iPadOS", .iPad), ("Mac", .mac), ("macOS", .mac),
            ("Apple Watch", .appleWatch), ("Watch", .appleWatch), ("watchOS", .appleWatch),
            ("Apple Vision Pro", .visionPro), ("Vision Pro", .visionPro), ("visionOS", .visionPro),
        ]
        guard let match = names.first(where: { FoldedName($0.0) == wanted }) else {
            throw UnknownName(
                kind: "platform", name: name, suggestions: wanted.nearest(in: names.map(\.0)),
                hint: "Widgets appear on: \(Platform.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        self = match.1
    }
}
