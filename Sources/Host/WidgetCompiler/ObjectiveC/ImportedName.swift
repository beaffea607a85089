/// The possible Swift names of an Objective-C method.
///
/// 1. `NS_SWIFT_NAME` determines it, if present.
/// 2. `initWithRoom:window:` is `init(room:window:)`; `roomWithDoor:` of a class `Room` is `init(door:)`.
/// 3. The first part is divided before its last preposition: `messageForGuest:` is `message(forGuest:)`.
/// 4. Trailing words that only repeat a parameter's type are dropped: `message(for:)` where that is a `Guest`.
///
/// Which words are dropped depends on lists that are not fully known here. So all likely names are returned; sources
/// use one of them, and the others cost nothing.
struct ImportedName: Hashable, Sendable {
    /// `init` for initializers.
    var base: String
    /// Empty for a parameter without a label.
    var labels: [String]

    /// As the compiler formats it.
    var description: String { "\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))" }

    /// A name from an attribute, such as `open(_:at:)`, or `door` for a property.
    init?(swiftName: String, parameterCount: Int) {
        let parts = swiftName.split(separator: "(", maxSplits: 1)
        guard let base = parts.first, !base.contains(".") else { return nil }
        self.base = String(base)
        labels = parts.count < 2 ? [] : parts[1].split(separator: ":").map { $0 == "_" ? "" : String($0) }
        if labels.last == ")" { labels.removeLast() }
        guard labels.count == parameterCount || parts.count < 2 && parameterCount == 0 else { return nil }
    }

    init(base: String, labels: [String]) {
        self.base = base
        self.labels = labels
    }

    /// The likely names, most likely first.
    ///
    /// - Parameters:
    ///   - method: the method without its error parameter.
    ///   - types: the names of its parameters' types; a plural for collections.
    static func candidates(of method: ObjectiveCMethod, types: [String]) -> [ImportedName] {
        if let name = method.attributes.swiftName {
            return [ImportedName(swiftName: name, parameterCount: types.count)].compactMap(\.self)
        }
        guard let first = method.parts.first else { return [] }
        let prefix = method.attributes.isRefined ? "__" : ""
        var names: [ImportedName] = []
        func add(_ base: String, _ labels: [String]) {
            let name = ImportedName(base: prefix + base, labels: labels)
            if !base.isEmpty, !names.contains(name) { names.append(name) }
        }
        guard !types.isEmpty else {
            add(CamelWords(first).lowered, [])
            return names
        }
        let others = zip(method.parts, types).dropFirst()
        let plain = others.map { CamelWords($0.0).lowered }
        let short = others.map { without($0.1, in: CamelWords($0.0)).lowered }
        for (base, label) in heads(
            of: CamelWords(first), type: types[0],
            isClosure: method.parameters[0].type.isBlock || types[0].hasSuffix("Handler")
        ) {
            add(base, [label] + short)
            add(base, [label] + plain)
        }
        return names
    }

    /// The labels that the first part of an initializer's or a factory method's selector may begin with.
    ///
    /// - Parameter words: the words after `init`, or after the name of the class.
    static func initializers(of method: ObjectiveCMethod, words: ArraySlice<String>, types: [String]) -> [ImportedName]
    {
        var words = words
        if let first = words.first, ["with", "using"].contains(first.lowercased()), words.count > 1 || first == "With" {
            words = words.dropFirst()
        }
        guard !types.isEmpty else {
            // `initForTesting`: a label without a value.
            return words.isEmpty ? [ImportedName(base: "init", labels: [])] : []
        }
        let others = zip(method.parts, types).dropFirst()
        let plain = others.map { CamelWords($0.0).lowered }
        let short = others.map { without($0.1, in: CamelWords($0.0)).lowered }
        let head = CamelWords(words: words)
        var names: [ImportedName] = []
        for label in [without(types[0], in: head).lowered, head.lowered] {
            for rest in [short, plain] {
                let name = ImportedName(base: "init", labels: [label] + rest)
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// The possible splits of the first part into a name and the label of the first parameter.
    private static func heads(
        of words: CamelWords, type: String, isClosure: Bool
    ) -> [(base: String, label: String)] {
        var heads: [(base: String, label: String)] = []
        let whole = words.words
        var splits: [Int] = []
        if let preposition = words.lastPreposition, whole.first?.lowercased() != "set" {
            splits.append(preposition)
            // `componentsSeparatedByText:` is `components(separatedBy:)`.
            let before = whole[preposition - 1].lowercased()
            if preposition > 1, before.hasSuffix("ed") || before.hasSuffix("ing") {
                splits.insert(preposition - 1, at: 0)
            }
        }
        for split in splits {
            let base = CamelWords(words: whole[..<split]).lowered
            let label = CamelWords(words: whole[split...])
            var labels = [without(type, in: label).lowered, label.lowered]
            if ["with", "using"].contains(whole[split].lowercased()), split + 1 < whole.count {
                let rest = CamelWords(words: whole[(split + 1)...]).lowered
                // `loadWithCompletion:` is `load(completion:)`.
                labels.insert(rest, at: isClosure ? 0 : labels.count)
                labels.append("")
            }
            heads += labels.map { (base, $0) }
        }
        if whole.count > 1, whole.last == "Animated" {
            heads.append((CamelWords(words: whole.dropLast()).lowered, "animated"))
        }
        heads.append((without(type, in: words).lowered, ""))
        heads.append((words.lowered, ""))
        return heads
    }

    /// A name without the trailing words that it shares with the type.
    private static func without(_ type: String, in name: CamelWords) -> CamelWords {
        let typeWords = CamelWords(type).words
        var left = name.words
        var count = 0
        while count < typeWords.count, let last = left.last,
            isSame(last, typeWords[typeWords.count - 1 - count])
        {
            left.removeLast()
            count += 1
        }
        guard count > 0, let last = left.last, CamelWords.isOpen(last) else { return name }
        return CamelWords(words: left)
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        let (first, second) = (first.lowercased(), second.lowercased())
        return first == second || first == second + "s" || first + "s" == second || first + "es" == second
    }
}
