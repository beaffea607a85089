/// What a configuration sheet needs to know of an intent, with texts resolved in one language.
package struct IntentDescriptor: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        package struct Option: Hashable, Sendable {
            package var id: String
            package var title: String
            package var subtitle: String?
        }

        package var name: String
        package var title: String
        package var description: String?
        /// `boolean`, `integer`, `real`, `text`, `date`, `url`, `file`, `measurement`, `enumeration` or `entity`.
        package var shape: String
        package var typeName: String
        package var isOptional: Bool
        package var isArray: Bool
        package var range: ClosedRange<Double>?
        package var defaultJSON: String?
        /// Fixed options; those of entities have to be asked for.
        package var options: [Option]
    }

    package var typeName: String
    package var title: String
    package var description: String?
    package var parameters: [Parameter]

    package init<Intent: AppIntent>(of type: Intent.Type, locale: Locale) {
        typeName = IntentRegistry.name(of: type)
        title = type.title.resolved(in: locale)
        description = type.declaredDescription?.descriptionText.resolved(in: locale)
        parameters = type.init().parameters.map { name, parameter in
            let kind = parameter.kind
            return Parameter(
                name: name, title: parameter.title.resolved(in: locale),
                description: parameter.description?.resolved(in: locale), shape: kind.shape.rawValue,
                typeName: kind.typeName, isOptional: kind.isOptional, isArray: kind.isArray, range: parameter.range,
                defaultJSON: parameter.defaultJSON?.encoded(),
                options: kind.options.map { Parameter.Option($0, locale: locale) })
        }
    }
}

extension IntentDescriptor.Parameter.Option {
    package init(_ option: _IntentValueKind.Option, locale: Locale) {
        self.init(
            id: option.id, title: option.title.resolved(in: locale), subtitle: option.subtitle?.resolved(in: locale))
    }
}
