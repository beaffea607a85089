/// A string that is looked up when the language is known.
package struct LocalizedText: Sendable {
    private let resolve: @Sendable (Locale) -> String

    package init(verbatim text: String) {
        resolve = { _ in text }
    }

    package init(_ resource: LocalizedStringResource) {
        resolve = { resource.resolved(in: $0) }
    }

    package init(_ resolve: @escaping @Sendable (Locale) -> String) {
        self.resolve = resolve
    }

    package func string(in locale: Locale) -> String { resolve(locale) }
}
