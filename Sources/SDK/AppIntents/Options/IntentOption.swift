/// One value that the user can choose, as it is shown.
public struct _IntentOption: Sendable {
    package var json: _IntentJSON
    package var title: LocalizedStringResource
    package var subtitle: LocalizedStringResource?
    package var image: DisplayRepresentation.Image?
    package var synonyms: [LocalizedStringResource] = []

    package init(_ json: _IntentJSON, shown: DisplayRepresentation) {
        self.json = json
        title = shown.title
        subtitle = shown.subtitle
        image = shown.image
        synonyms = shown.synonyms
    }

    /// A value that is shown as it is written.
    package init(plain json: _IntentJSON) {
        let text = json.text ?? json.encoded()
        self.init(json, shown: DisplayRepresentation(title: LocalizedStringResource(stringLiteral: text)))
    }

    /// A provider's item; what the item does not say is taken from its value.
    init<Value: Sendable>(_ item: IntentItem<Value>) {
        let json = (item.value as? any _IntentValue)?._intentJSON ?? .string(String(describing: item.value))
        if let shown = (item.value as? any DisplayRepresentable)?.displayRepresentation {
            self.init(json, shown: shown)
        } else {
            self.init(plain: json)
        }
        title = item.title ?? title
        subtitle = item.subtitle ?? subtitle
        image = item.image ?? image
    }
}

/// What options are asked for.
public enum _IntentOptionQuery: Sendable {
    case suggested
    case search(String)
    case values([_IntentJSON])
}

/// Options in sections, in the order in which they are shown.
public struct _IntentOptionList: Sendable {
    package struct Section: Sendable {
        package var title: LocalizedStringResource?
        package var options: [_IntentOption]

        package init(title: LocalizedStringResource? = nil, options: [_IntentOption]) {
            self.title = title
            self.options = options
        }
    }

    package var sections: [Section]
    package var prompt: LocalizedStringResource?

    package init(sections: [Section]) {
        self.sections = sections
    }

    package init(options: [_IntentOption]) {
        sections = [Section(options: options)]
    }

    init<Results: ResultsCollection>(_ results: Results) {
        sections = results._sections.map { section in
            Section(title: section.title, options: section.items.map { _IntentOption($0) })
        }
        prompt = (results as? any PromptingResults)?.promptLabel
    }

    package var options: [_IntentOption] { sections.flatMap(\.options) }

    /// The options that fit a query, for makers of options that cannot search themselves.
    ///
    /// A text fits when the title, the subtitle or a synonym contains it, whatever the case of the letters. Values are
    /// given in the order of the query.
    package func filtered(by query: _IntentOptionQuery) -> _IntentOptionList {
        switch query {
        case .suggested: return self
        case .search(let text):
            guard !text.isEmpty else { return self }
            var list = self
            list.sections = sections.compactMap { section in
                let fitting = section.options.filter { option in
                    let texts = [option.title] + [option.subtitle].compactMap(\.self) + option.synonyms
                    return texts.contains { $0.resolved().range(of: text, options: .caseInsensitive) != nil }
                }
                return fitting.isEmpty ? nil : Section(title: section.title, options: fitting)
            }
            return list
        case .values(let values):
            let known = options
            return _IntentOptionList(
                options: values.compactMap { value in known.first { $0.json.text == value.text } })
        }
    }
}

/// Results that say what to ask above them.
protocol PromptingResults {
    var promptLabel: LocalizedStringResource? { get }
}

extension IntentItemCollection: PromptingResults {}
