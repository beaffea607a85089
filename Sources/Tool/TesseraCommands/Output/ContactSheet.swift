import DeviceCatalog
import RenderModel
import WidgetVocabulary

/// `index.html`: all pictures of a run on one page, by family and screen.
///
/// Style and script are inline; pictures are the files next to the page. Without a script everything is shown. The page
/// rounds the corners of widgets by CSS alone: the files keep square corners.
///
/// The pictures stay in memory until the end: the user named each of them, so they are few.
struct ContactSheet: Sendable {
    private var pictures: [Picture] = []

    mutating func add(_ picture: Picture) {
        pictures.append(picture)
    }

    /// - Parameter manifest: The manifest at the end of the run.
    func page(for manifest: Manifest) -> String {
        var writer = Writer(manifest: manifest, pictures: pictures)
        return writer.page()
    }
}

/// Writes the page.
private struct Writer {
    let manifest: Manifest
    let pictures: [Picture]
    private var html = HTMLBuffer()

    init(manifest: Manifest, pictures: [Picture]) {
        self.manifest = manifest
        self.pictures = pictures
    }

    mutating func page() -> String {
        html.beginPage(title: manifest.title, style: PageResource.contactSheetStyle)
        writeHeader()
        html.open("main")
        for section in sections { write(section) }
        html.close("main")
        writeFooter()
        html.endPage(script: PageResource.contactSheetScript)
        return html.takeText()
    }

    private mutating func writeHeader() {
        html.open("header")
        html.element("h1", text: manifest.title)
        if let description = manifest.widgets.first?.description, !description.isEmpty {
            html.element("p", [("class", "lead")], text: description)
        }
        let findings = manifest.findings
        var account = count(pictures.count, "picture")
        if findings > 0 { account += " · " + count(findings, "finding") }
        if manifest.outcome != .complete { account += " · \(manifest.outcome.rawValue)" }
        html.element("p", [("class", "account")], text: account)
        html.open("nav", [("aria-label", "Filters")])
        for axis in Axis.allCases { writeFilter(axis) }
        html.close("nav")
        html.close("header")
    }

    private mutating func writeFilter(_ axis: Axis) {
        var values: [String] = []
        for picture in pictures {
            let value = axis.value(picture)
            if !values.contains(value) { values.append(value) }
        }
        guard values.count > 1 else { return }
        html.open("fieldset")
        html.element("legend", text: axis.title)
        for value in values {
            html.element(
                "button",
                [("type", "button"), ("aria-pressed", "false"), ("data-axis", axis.rawValue), ("data-value", value)],
                text: axis.label(value))
        }
        html.close("fieldset")
    }

    private struct Section {
        var kind: String
        var family: String
        var pictures: [Picture]

        /// The pictures of one screen: light and dark stay side by side when lines wrap.
        var screens: [[Picture]] {
            var screens: [[Picture]] = []
            for picture in pictures {
                if screens.last?.last?.device == picture.device {
                    screens[screens.count - 1].append(picture)
                } else {
                    screens.append([picture])
                }
            }
            return screens
        }
    }

    /// The sections, in the order of the pictures.
    private var sections: [Section] {
        var sections: [Section] = []
        for picture in pictures {
            if let last = sections.indices.last, sections[last].kind == picture.kind,
                sections[last].family == picture.family
            {
                sections[last].pictures.append(picture)
            } else {
                sections.append(Section(kind: picture.kind, family: picture.family, pictures: [picture]))
            }
        }
        return sections
    }

    private mutating func write(_ section: Section) {
        html.open("section")
        let family = Axis.family.label(section.family)
        html.element("h2", text: manifest.widgets.count > 1 ? "\(section.kind) · \(family)" : family)
        html.open("div", [("class", "pictures")])
        for screen in section.screens {
            html.open("div", [("class", "screen")])
            for picture in screen { write(picture) }
            html.close("div")
        }
        html.close("div")
        html.close("section")
    }

    private mutating func write(_ picture: Picture) {
        let isAccessory = picture.family.hasPrefix("accessory")
        let findings = picture.diagnostics.count { $0.severity > .note }
        var attributes: HTMLBuffer.Attributes = Axis.allCases.map { ("data-\($0.rawValue)", $0.value(picture)) }
        attributes.append(("class", isAccessory ? "lock" : picture.appearance.hasPrefix("light") ? "light" : "dark"))
        html.open("figure", attributes)
        html.open("a", [("class", "wall"), ("href", HTMLBuffer.encodedPath(picture.file))])
        html.empty(
            "img",
            [
                ("src", HTMLBuffer.encodedPath(picture.file)), ("alt", picture.spokenText), ("loading", "lazy"),
                ("width", HTMLBuffer.number(picture.displayWidth)),
                ("height", HTMLBuffer.number(picture.displayHeight)),
                ("style", isAccessory ? nil : HTMLBuffer.corners(picture)),
            ])
        html.close("a")
        html.open("figcaption")
        html.element("strong", text: picture.device)
        html.element("span", text: caption(picture))
        if let sizes = picture.sizes { html.element("span", text: "sizes \(sizes)") }
        if findings > 0 {
            html.open("details")
            html.element("summary", text: count(findings, "finding"))
            html.open("ul")
            for diagnostic in picture.diagnostics where diagnostic.severity > .note {
                let place = diagnostic.line.map { " (line \($0))" } ?? ""
                html.element("li", text: "\(diagnostic.subject): \(diagnostic.message)\(place)")
            }
            html.close("ul")
            html.close("details")
        }
        html.close("figcaption")
        html.close("figure")
    }

    private func caption(_ picture: Picture) -> String {
        var parts = [Axis.appearance.label(picture.appearance)]
        if distinct(\.place) { parts.insert(Axis.place.label(picture.place), at: 0) }
        if distinct(\.locale) { parts.append(picture.locale) }
        if distinct(\.typeSize) { parts.append(picture.typeSize) }
        if picture.pixelWidth > 0 { parts.append("\(picture.pixelWidth)×\(picture.pixelHeight) px") }
        return parts.joined(separator: " · ")
    }

    private func distinct(_ key: KeyPath<Picture, String>) -> Bool {
        guard let first = pictures.first?[keyPath: key] else { return false }
        return pictures.contains { $0[keyPath: key] != first }
    }

    private mutating func writeFooter() {
        html.open("footer")
        for sentence in manifest.omissions + manifest.failures { html.element("p", text: sentence) }
        html.open("p")
        html.raw("Everything about these pictures is in <a href=\"manifest.json\">manifest.json</a>.")
        html.close("p")
        html.close("footer")
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// A property by which pictures can be filtered.
private enum Axis: String, CaseIterable {
    case kind, family, device, place, appearance, locale, type

    var title: String {
        switch self {
        case .kind: "Widget"
        case .family: "Family"
        case .device: "Screen"
        case .place: "Place"
        case .appearance: "Appearance"
        case .locale: "Language"
        case .type: "Type size"
        }
    }

    func value(_ picture: Picture) -> String {
        switch self {
        case .kind: picture.kind
        case .family: picture.family
        case .device: picture.device
        case .place: picture.place
        case .appearance: picture.appearance
        case .locale: picture.locale
        case .type: picture.typeSize
        }
    }

    func label(_ value: String) -> String {
        switch self {
        case .family:
            var label = ""
            let name = value.hasPrefix("system") ? value.dropFirst(6) : value[...]
            for character in name {
                if character.isUppercase, !label.isEmpty {
                    label += " " + character.lowercased()
                } else {
                    label.append(character)
                }
            }
            return label.prefix(1).uppercased() + label.dropFirst()
        case .place: return Context(rawValue: value)?.name ?? "View"
        case .appearance: return MatrixAxis.look.label(value)
        case .kind, .device, .locale, .type: return value
        }
    }
}
