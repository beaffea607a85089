/// One selectable value with its display representation.
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

    /// A value displayed literally.
    package init(plain json: _IntentJSON) {
        let text = json.text ?? json.encoded()
        self.init(json, shown: DisplayRepresentation(title: LocalizedStringResource(stringLiteral: text)))
    }

    /// A provider's item; missing details are taken from its value.
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

/// The kind of request for options.
public enum _IntentOptionQuery: Sendable {
    case suggested
    case search(String)
    case values([_IntentJSON])
}

/// Options in sections, in display order.
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

    /// The options that match a search, for providers that cannot search themselves.
    ///
    /// An option matches when its title, its subtitle or a synonym contains the search string, ignoring case. Values
    /// are returned in the order of the query.
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

/// Results with a prompt.
protocol PromptingResults {
    var promptLabel: LocalizedStringResource? { get }
}

extension IntentItemCollection: PromptingResults {}
