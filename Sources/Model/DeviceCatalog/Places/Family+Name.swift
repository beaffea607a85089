import WidgetVocabulary

extension Family {
    /// Finds a family by WidgetKit's name or its short name, in any letter case, with or without a leading dot.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        let match = Family.allCases.first {
            FoldedName($0.rawValue) == wanted || FoldedName($0.shortName) == wanted
        }
        guard let match else {
            throw UnknownName(
                kind: "widget family", name: name, suggestions: wanted.nearest(in: Family.allCases.map(\.shortName)),
                hint: "Families: \(Family.allCases.map(\.shortName).joined(separator: ", ")).")
        }
        self = match
    }
}
