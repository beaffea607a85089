import AppIntents

/// Asks a handler for the options of a parameter.
public struct _INOptions<Intent: INIntent> {
    let reach: _INParameter.Options.Reach
    let provide: (Intent, Any, String?) async throws -> _INOptionList?

    /// - Parameter provide: returns `nil` if the handler is for something else.
    public static func listed(_ provide: @escaping (Intent, Any) async throws -> _INOptionList?) -> Self {
        Self(reach: .listed) { intent, handler, _ in try await provide(intent, handler) }
    }

    /// - Parameter provide: receives the user's search string; `nil` when it is empty.
    public static func searched(_ provide: @escaping (Intent, Any, String?) async throws -> _INOptionList?) -> Self {
        Self(reach: .searched, provide: provide)
    }
}

/// The options that a handler returned, with the objects that they represent.
public struct _INOptionList {
    let list: _IntentOptionList
    private let objects: [(json: _IntentJSON, object: AnyObject)]

    public init<Object: AnyObject>(_ collection: INObjectCollection<Object>) {
        list = _IntentOptionList(
            sections: collection.sections.map { section in
                .init(
                    title: section.title.map { LocalizedStringResource(stringLiteral: $0) },
                    options: section.items.map { Self.option(for: $0) })
            })
        objects = collection.allItems.map { (Self.option(for: $0).json, $0) }
    }

    /// The object with an identifier, or else of a title.
    func object(for json: _IntentJSON) -> AnyObject? {
        if let found = objects.first(where: { $0.json.text == json.text }) { return found.object }
        return objects.first { ($0.object as? INObject)?.displayString == json.text }?.object
    }

    private static func option(for item: AnyObject) -> _IntentOption {
        switch item {
        case let object as INObject:
            let shown = DisplayRepresentation(
                title: LocalizedStringResource(stringLiteral: object.displayString),
                subtitle: object.subtitleString.map { LocalizedStringResource(stringLiteral: $0) },
                image: object.displayImage?.shown,
                synonyms: (object.alternativeSpeakableMatches ?? []).map { .init(stringLiteral: $0.spokenPhrase) })
            return _IntentOption(.string(object.identifier ?? object.displayString), shown: shown)
        case let number as NSNumber:
            return _IntentOption(plain: _IntentJSON(json: number.stringValue) ?? .number(number.doubleValue))
        case let text as NSString: return _IntentOption(plain: .string(String(describing: text)))
        case let url as NSURL: return _IntentOption(plain: .string(url.absoluteString))
        case let person as INPerson: return _IntentOption(plain: .string(person.displayName))
        case let place as CLPlacemark: return _IntentOption(plain: .string(place.name ?? ""))
        default: return _IntentOption(plain: .string(String(describing: item)))
        }
    }
}
