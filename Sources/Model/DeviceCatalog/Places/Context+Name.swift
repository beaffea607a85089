import WidgetVocabulary

extension Context {
    /// Finds a place by its name, in any letter case.
    ///
    /// - Throws: `UnknownName` with the nearest names.
    package init(named name: String) throws(UnknownName) {
        let wanted = FoldedName(name)
        let short: [String: Context] = ["complication": .watchComplication, "today": .todayView]
        let match =
            Context.allCases.first { FoldedName($0.name) == wanted || FoldedName($0.rawValue) == wanted }
            ?? short[wanted.text]
        guard let match else {
            let names = Context.allCases.map(\.name)
            throw UnknownName(
                kind: "place", name: name, suggestions: wanted.nearest(in: names),
                hint: "Places: \(names.joined(separator: ", ")).")
        }
        self = match
    }
}
