import ExtensionProtocol
import FoundationSupplement

/// The language in which an intent is displayed, and its images.
package struct IntentPresentation: Sendable {
    /// Larger images of options are omitted.
    private static let pictureLimit = 1 << 20

    package var locale: Locale
    /// A file of the extension's asset catalog by the image's name.
    package var picture: @Sendable (String) -> [UInt8]?

    package init(locale: Locale, picture: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) {
        self.locale = locale
        self.picture = picture
    }

    package func string(_ resource: LocalizedStringResource) -> String { resource.resolved(in: locale) }

    package func option(_ option: _IntentOption) -> ConfigurationOption {
        ConfigurationOption(
            json: option.json.encoded(), title: string(option.title), subtitle: option.subtitle.map(string),
            image: option.image.flatMap(image))
    }

    private func image(_ image: DisplayRepresentation.Image) -> ConfigurationOption.Image? {
        switch image.source {
        case .symbol(let name): return .symbol(name)
        case .asset(let name): return picture(name).flatMap(bounded) ?? .missing(name)
        case .data(let data): return bounded([UInt8](data))
        case .url(let url):
            guard url.isFileURL else { return .url(url.absoluteString) }
            return FileManager.default.contents(atPath: url.path).flatMap { bounded([UInt8]($0)) }
                ?? .missing(url.lastPathComponent)
        }
    }

    private func bounded(_ bytes: [UInt8]) -> ConfigurationOption.Image? {
        bytes.count <= Self.pictureLimit ? .picture(bytes) : nil
    }

    package func summary(_ form: _ParameterSummaryContent.Form) -> ConfigurationSummary {
        switch form {
        case .automatic: .automatic
        case .sentence(let text, let others): .sentence(.init(parts: Self.parts(of: string(text)), others: others))
        case .when(let condition, let then, let otherwise):
            .when(condition, then: summary(then), otherwise: summary(otherwise))
        case .choose(let subject, let branches, let otherwise):
            .choose(
                subject, branches: branches.map { .init(values: $0.values, summary: summary($0.form)) },
                otherwise: summary(otherwise))
        }
    }

    /// Splits a string at its `${name}` placeholders.
    private static func parts(of text: String) -> [ConfigurationSummary.Sentence.Part] {
        var parts: [ConfigurationSummary.Sentence.Part] = []
        var rest = text[...]
        while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            if start.lowerBound > rest.startIndex { parts.append(.text(String(rest[..<start.lowerBound]))) }
            parts.append(.parameter(String(rest[start.upperBound..<end])))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }
}
