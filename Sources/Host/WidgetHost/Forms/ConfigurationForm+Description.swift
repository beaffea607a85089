import ExtensionProtocol
import Foundation
import WidgetVocabulary

extension ConfigurationForm {
    /// Creates the form.
    ///
    /// 1. A field's kind depends on its parameter's value kind, its options and whether it accepts several values.
    /// 2. Its value is the one that the extension reports, which includes defaults; without the extension, it is the
    ///    configured value or the source's default.
    /// 3. The summary determines the visible fields and their order.
    ///
    /// - Parameters:
    ///   - values: The current values as the extension reports them; empty if it is not available.
    ///   - provided: The options of parameters for which the extension returns the complete list.
    init(
        _ widget: WidgetDescription, _ instance: WidgetInstance, values: [ConfigurationReply.Value] = [],
        provided: [String: [ConfigurationOption]] = [:]
    ) {
        let set = Dictionary(instance.configuration.map { ($0.name, $0.json) }) { _, last in last }
        let reported = Dictionary(values.map { ($0.name, $0) }) { _, last in last }
        var present: [String: String] = [:]
        for parameter in widget.parameters {
            present[parameter.name] =
                reported.isEmpty ? set[parameter.name] ?? parameter.defaultJSON : reported[parameter.name]?.json
        }
        let names = widget.parameters.map(\.name)
        let visible = widget.summary.visibleParameters(of: names, values: present, family: instance.family)
        let order = visible + names.filter { !visible.contains($0) }
        let fields = order.compactMap { name -> Field? in
            guard let parameter = widget.parameters.first(where: { $0.name == name }) else { return nil }
            let options = provided[name] ?? parameter.options
            let shown = reported[name]?.shown ?? options.filter { $0.json == present[name] }
            return Field(
                name: name, title: parameter.title,
                kind: Kind(parameter, options: options.map { Choice($0) }, family: instance.family),
                details: Details(parameter), valueJSON: present[name],
                valueTitle: shown.isEmpty ? nil : shown.map(\.title).joined(separator: ", "),
                isRequired: parameter.presence == .required, isVisible: visible.contains(name),
                problem: reported[name]?.problem)
        }
        let sentence = widget.summary.sentence(values: present, family: instance.family)?.parts ?? []
        self.init(
            instance: instance.id, title: widget.intentTitle.isEmpty ? widget.displayName : widget.intentTitle,
            description: widget.intentDescription.isEmpty ? widget.description : widget.intentDescription,
            fields: fields,
            sentence: sentence.map { part in
                switch part {
                case .text(let text): .text(text)
                case .parameter(let name): .field(name)
                }
            })
    }
}

extension ConfigurationForm {
    /// Sets the colors of the asset catalog for an appearance.
    mutating func setColors(of description: ExtensionDescription?, in scheme: ColorScheme) {
        func text(_ color: ThemeColor?) -> String? { color.map { (scheme == .dark ? $0.dark : $0.light).hexText } }
        accent = text(description?.accent)
        background = text(description?.widgetBackground)
    }
}

extension ConfigurationForm.Kind {
    fileprivate init(
        _ parameter: ConfigurationParameter, options: [ConfigurationForm.Choice], family: Family
    ) {
        if let list = parameter.list {
            let limit = list.limit(for: family).maximum
            switch parameter.optionSource {
            case .search: self = .searches(limit: limit)
            case .fixed, .provider: self = .choices(options, limit: limit)
            case .none: self = .unsupported(typeName: parameter.typeName)
            }
            return
        }
        switch parameter.optionSource {
        case .search: self = .search
        case .fixed, .provider: self = .choice(options)
        case .none: self.init(free: parameter)
        }
    }

    /// The control for a value that may be any value of its type.
    private init(free parameter: ConfigurationParameter) {
        switch parameter.kind {
        case .boolean: self = .toggle
        case .integer(let field):
            self = .wholeNumber(minimum: field.range?.lowerBound, maximum: field.range?.upperBound)
        case .real(let field): self = .number(minimum: field.range?.lowerBound, maximum: field.range?.upperBound)
        case .measurement(let field): self = .number(minimum: field.minimum, maximum: nil)
        case .text, .url: self = .text
        case .date, .dateComponents: self = .date
        case .file, .enumeration, .entity: self = .unsupported(typeName: parameter.typeName)
        }
    }
}

extension ConfigurationForm.Details {
    fileprivate init(_ parameter: ConfigurationParameter) {
        self.init(
            description: parameter.description, prompt: parameter.prompt, dependencies: parameter.dependencies)
        switch parameter.kind {
        case .integer(let field), .real(let field): numberStyle = field.style
        case .measurement(let field):
            unit = field.units.first?.symbol
            unitFactor = field.units.first?.factor
            unitOffset = field.units.first?.offset
        case .date(let parts), .dateComponents(let parts): dateParts = parts
        case .text(let field): hasSeveralLines = field.lines == .multiple
        case .boolean, .url, .file, .enumeration, .entity: break
        }
    }
}

extension ConfigurationForm.Choice {
    init(_ option: ConfigurationOption) {
        self.init(json: option.json, title: option.title, subtitle: option.subtitle)
        if case .symbol(let name) = option.image { symbol = name }
    }
}
