extension EntityQuery {
    /// Whether the suggestions are complete.
    var optionSource: _IntentValueKind.OptionSource {
        self is any EntityStringQuery || self is any EnumerableEntityQuery ? .searched : .listed
    }

    /// The options of an entity query.
    ///
    /// 1. Suggestions are the query's own.
    /// 2. A search is passed to the query if it supports searching; otherwise all entities, or the suggestions, are
    ///    filtered.
    /// 3. Values are looked up by identifier and returned in the requested order.
    func options(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        switch query {
        case .suggested: return _IntentOptionList(try await suggestedEntities())
        case .search(let text):
            if let search = self as? any EntityStringQuery { return try await search.found(text) }
            if let listing = self as? any EnumerableEntityQuery { return try await listing.all().filtered(by: query) }
            return _IntentOptionList(try await suggestedEntities()).filtered(by: query)
        case .values(let values):
            let texts = values.compactMap(\.text)
            return _IntentOptionList(options: try await entities(withIdentifiers: texts).map { _IntentOption($0) })
        }
    }

    /// The existing entities, in the order of the identifiers.
    private func entities(withIdentifiers texts: [String]) async throws -> [Entity] {
        let ids = texts.compactMap { Entity.ID.entityIdentifier(for: $0) }
        guard !ids.isEmpty else { return [] }
        let found = try await entities(for: ids)
        return ids.compactMap { id in found.first { $0.id == id } }
    }

    /// The entity with the identifier, or else a suggested one with that title.
    func entity(from json: _IntentJSON) async throws -> Entity {
        guard let text = json.text else { throw _IntentValueError.wrongType(expected: "an identifier", found: json) }
        if let found = try await entities(withIdentifiers: [text]).first { return found }
        let suggested = try await suggestedEntities().intentItems.compactMap { $0 as? Entity }
        let titled = suggested.first { entity in
            entity.displayRepresentation.title.resolved().caseInsensitiveCompare(text) == .orderedSame
        }
        if let titled { return titled }
        throw _IntentValueError.unknownOption(text, known: suggested.map { _IntentOption($0) })
    }
}

extension EntityStringQuery {
    fileprivate func found(_ text: String) async throws -> _IntentOptionList {
        _IntentOptionList(try await entities(matching: text))
    }
}

extension EnumerableEntityQuery {
    fileprivate func all() async throws -> _IntentOptionList {
        _IntentOptionList(options: try await allEntities().map { _IntentOption($0) })
    }
}

extension _IntentOption {
    fileprivate init(_ entity: some AppEntity) {
        self.init(entity._intentJSON, shown: entity.displayRepresentation)
    }
}

extension DynamicOptionsProvider {
    /// The options of a provider that is not a query: all of its results.
    func listedOptions(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        let list = _IntentOptionList(try await results())
        guard case .values(let values) = query else { return list.filtered(by: query) }
        // A value that is no longer offered remains the selected one.
        let known = list.options
        return _IntentOptionList(
            options: values.map { value in known.first { $0.json.text == value.text } ?? _IntentOption(plain: value) })
    }

    /// The names of the parameters requested by `@IntentParameterDependency` properties.
    var dependencies: [String] {
        var seen: Set<String> = []
        return Mirror(reflecting: self).children
            .flatMap { ($0.value as? any ParameterDependent)?.parameterNames ?? [] }
            .filter { seen.insert($0).inserted }
    }
}
