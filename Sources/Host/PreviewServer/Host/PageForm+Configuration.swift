import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Foundation
import WidgetHost
import WidgetVocabulary

extension PageForm {
    init(_ form: ConfigurationForm) {
        self.init(
            title: form.title, description: form.description, accent: form.accent, background: form.background,
            onBackground: form.background.map(PageGallery.ink),
            sections: [Section(fields: form.fields.filter(\.isVisible).map { Field($0) })])
    }
}

extension PageForm.Field {
    init(_ field: ConfigurationForm.Field) {
        self.init(
            name: field.name, title: field.title, control: .none, value: JSONValue(json: field.valueJSON),
            display: field.valueTitle, optional: !field.isRequired, options: [], isDynamic: false, isInteger: false,
            description: field.details.description, placeholder: field.details.prompt,
            precision: field.details.dateParts?.rawValue, unit: field.details.unit, factor: field.details.unitFactor,
            offset: field.details.unitOffset, isLong: field.details.hasSeveralLines ?? false, problem: field.problem)
        switch field.kind {
        case .text: control = .text
        case .wholeNumber(let minimum, let maximum):
            setNumber(minimum, maximum, field.details.numberStyle)
            isInteger = true
        case .number(let minimum, let maximum): setNumber(minimum, maximum, field.details.numberStyle)
        case .toggle: control = .switch
        case .date: control = .date
        case .choice(let choices):
            control = .menu
            options = choices.map { PageForm.Option($0) }
        case .search:
            control = .search
            isDynamic = true
        case .choices(let choices, let limit):
            setList(choices, limit: limit)
        case .searches(let limit):
            setList([], limit: limit)
            isDynamic = true
        case .unsupported(let typeName):
            display = "\(typeName) cannot be edited here"
        }
    }

    /// Sets a number field. A slider requires both limits.
    private mutating func setNumber(
        _ minimum: Double?, _ maximum: Double?, _ style: ConfigurationValueKind.NumberField.Style?
    ) {
        control = style == .slider && minimum != nil && maximum != nil ? .slider : .number
        self.minimum = minimum
        self.maximum = maximum
    }

    private mutating func setList(_ choices: [ConfigurationForm.Choice], limit: Int?) {
        control = .list
        options = choices.map { PageForm.Option($0) }
        maximum = limit.map(Double.init)
        guard case .array(let values) = value else {
            value = .array([])
            return
        }
        displays = values.map { value in options.first { $0.value == value }?.title ?? Self.text(value) }
    }

    private static func text(_ value: JSONValue) -> String {
        if case .string(let text) = value { text } else { value.json }
    }
}

extension PageForm.Option {
    init(_ choice: ConfigurationForm.Choice) {
        self.init(value: JSONValue(json: choice.json), title: choice.title, subtitle: choice.subtitle)
    }
}

extension PageGallery {
    init(_ gallery: Gallery, screen: Screen?) {
        self.init(
            apps: gallery.apps.map { app in
                App(
                    extension: app.id.name, name: app.name, accent: app.groups.lazy.compactMap(\.addButtonColor).first,
                    onAccent: app.groups.lazy.compactMap(\.addButtonColor).first.map(Self.ink),
                    kinds: app.groups.map { group in
                        Kind(
                            kind: group.kind, name: group.displayName, description: group.description,
                            families: group.families.compactMap { Family($0, on: screen) })
                    }, activities: app.activities.map { Activity(attributes: $0.attributes, name: $0.name) },
                    controls: app.controls.map {
                        Control(kind: $0.kind, name: $0.name, description: $0.description)
                    })
            })
    }

    /// White if it is legible on the color, otherwise black. The button's label is large text, which requires a
    /// contrast of 3 to 1 (Web Content Accessibility Guidelines 2.2, 1.4.3).
    static func ink(on color: String) -> String {
        let digits = color.hasPrefix("#") ? color.dropFirst() : color[...]
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return "#ffffff" }
        func linear(_ shift: UInt32) -> Double { SRGBCurve.linear(Double(value >> shift & 255) / 255) }
        let luminance = 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
        return 1.05 / (luminance + 0.05) >= 3 ? "#ffffff" : "#000000"
    }
}

extension PageGallery.Family {
    fileprivate init?(_ family: Family, on screen: Screen?) {
        guard let size = screen?.widgetSize(family) else { return nil }
        self.init(family: family.rawValue, size: [size.width, size.height])
    }
}
