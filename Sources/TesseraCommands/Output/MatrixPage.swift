import DeviceCatalog
import RenderModel

/// `index.html` of a matrix: thousands of pictures to filter, look into and compare.
///
/// 1. Sections are devices and their places; a row shows one family, language and type size in all its looks.
/// 2. Every cell says by numbers where it stands on each axis, so that the script filters without reading texts.
/// 3. It opens with the first language at the usual type size; the other cells are there, hidden. Without a script all
///    are shown.
/// 4. Pictures are loaded when they come into view. A tree is a page of its own, shown in a frame, which works from
///    files as well. Style and script are inside of the page; nothing comes from elsewhere.
package struct MatrixPage: Sendable {
    private let manifest: Manifest
    private let axes: [Filter]
    /// By device.
    private let platforms: [String: String]
    private var html = HTMLBuffer()

    package static func page(for manifest: Manifest) -> String {
        var page = MatrixPage(manifest: manifest)
        page.write()
        return page.html.text
    }

    private init(manifest: Manifest) {
        self.manifest = manifest
        platforms = Dictionary(manifest.pictures.map { ($0.device, $0.platform) }) { first, _ in first }
        axes = MatrixAxis.allCases.map { Filter($0, of: manifest.pictures) }
    }

    /// An axis with the values that occur.
    private struct Filter {
        var axis: MatrixAxis
        var values: [String] = []
        var places: [String: Int] = [:]
        /// The value that the page opens with; `nil` for all.
        var opening: Int?

        init(_ axis: MatrixAxis, of pictures: [Picture]) {
            self.axis = axis
            for picture in pictures {
                let value = axis.value(picture)
                guard places[value] == nil else { continue }
                places[value] = values.count
                values.append(value)
            }
            let known: [String]? =
                switch axis {
                case .device:
                    Platform.allCases.flatMap { platform in
                        values.filter { device in
                            pictures.first { $0.device == device }?.platform == platform.rawValue
                        }
                    }
                case .place: Context.allCases.map(\.rawValue).filter(values.contains)
                case .family: Family.allCases.map(\.rawValue).filter(values.contains)
                default: nil
                }
            if let known, known.count == values.count {
                values = known
                for (place, value) in known.enumerated() { places[value] = place }
            }
            switch axis {
            case .typeSize where values.count > 1: opening = places["large"] ?? 0
            case .locale where values.count > 1: opening = 0
            default: opening = nil
            }
        }
    }

    private mutating func write() {
        html.beginPage(
            title: manifest.title + " everywhere", style: MatrixPageAssets.style,
            head: "<noscript><style>[hidden]{display:revert!important}aside,dialog{display:none}</style></noscript>\n")
        writeHeader()
        html.open("div", [("class", "columns")])
        writeFilters()
        html.open("main")
        writeSections()
        writeNotes()
        html.close("main")
        html.close("div")
        html.raw(MatrixPageAssets.dialogs)
        html.endPage(script: MatrixPageAssets.script)
    }

    private mutating func writeHeader() {
        let findings = manifest.findings
        html.open("header")
        html.element("h1", text: manifest.title)
        var account = "\(Self.grouped(manifest.pictures.count)) pictures of every place, look and size"
        if manifest.outcome != .complete { account += " · \(manifest.outcome.rawValue)" }
        html.open("p", [("class", "account")])
        html.raw(HTMLBuffer.escaped(account) + " · ")
        html.open("span", [("class", findings > 0 ? "warning" : "fine")])
        html.raw(findings > 0 ? "\(Self.grouped(findings)) finding\(findings == 1 ? "" : "s")" : "no findings")
        html.raw("</span></p>\n")
        html.close("header")
    }

    private mutating func writeFilters() {
        html.open("aside", [("aria-label", "Filters")])
        html.raw("<details open><summary>Filters <output id=\"count\" aria-live=\"polite\"></output></summary>\n")
        for (number, filter) in axes.enumerated() where filter.values.count > 1 {
            html.open("fieldset")
            html.element("legend", text: filter.axis.title)
            for (place, value) in filter.values.enumerated() {
                html.element(
                    "button",
                    [
                        ("type", "button"), ("aria-pressed", filter.opening == place ? "true" : "false"),
                        ("data-axis", "\(number)"), ("data-value", "\(place)"),
                    ], text: filter.axis == .device ? heading(device: value) : filter.axis.label(value))
            }
            html.close("fieldset")
        }
        html.raw(
            """
            <fieldset><label for="zoom">Size of pictures</label>\
            <input id="zoom" type="range" min="25" max="100" value="55"></fieldset>
            <button type="button" id="all">Show everything</button></details>

            """)
        html.close("aside")
    }

    // MARK: Cells

    private mutating func writeSections() {
        var device = ""
        var place = ""
        var row = ""
        var isOpen = (section: false, row: false)
        for (number, picture) in ordered {
            let ownDevice = picture.kind + "\n" + picture.device
            let ownPlace = ownDevice + "\n" + picture.place
            let ownRow = ownPlace + "\n\(picture.family)\n\(picture.locale)\n\(picture.typeSize)"
            if ownRow != row, isOpen.row {
                html.raw("</div></div>\n")
                isOpen.row = false
            }
            if ownPlace != place, isOpen.section {
                html.close("section")
                isOpen.section = false
            }
            if ownDevice != device {
                html.element("h2", text: heading(picture))
                device = ownDevice
            }
            if ownPlace != place {
                html.open("section")
                html.element("h3", text: MatrixAxis.place.label(picture.place))
                place = ownPlace
                isOpen.section = true
            }
            if ownRow != row {
                let hidden = isShownAtFirst(picture) ? "" : " hidden"
                html.raw(
                    "<div class=\"row\"\(hidden)><h4>\(HTMLBuffer.escaped(rowTitle(picture)))</h4><div class=\"looks\">"
                )
                row = ownRow
                isOpen.row = true
            }
            write(picture, number)
        }
        if isOpen.row { html.raw("</div></div>\n") }
        if isOpen.section { html.close("section") }
    }

    /// By device, place, family, language and type size; looks as they are made.
    private var ordered: [(offset: Int, element: Picture)] {
        let significance: [MatrixAxis] = [.kind, .device, .place, .family, .locale, .typeSize]
        let keyed = manifest.pictures.enumerated().map { item in
            (key: significance.map { position(item.element, on: $0) } + [item.offset], item: item)
        }
        return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.item)
    }

    /// Axes are kept in the order of their cases.
    private func position(_ picture: Picture, on axis: MatrixAxis) -> Int {
        axes[axis.rawValue].places[axis.value(picture)] ?? 0
    }

    private func isShownAtFirst(_ picture: Picture) -> Bool {
        axes.allSatisfy { $0.opening == nil || $0.opening == $0.places[$0.axis.value(picture)] }
    }

    private func heading(_ picture: Picture) -> String {
        let device = heading(device: picture.device)
        return manifest.widgets.count > 1 ? "\(picture.kind) · \(device)" : device
    }

    private func heading(device: String) -> String {
        let platform = platforms[device] ?? ""
        if device.hasPrefix(platform) { return device }
        return "\(platform) \(device)"
    }

    private func rowTitle(_ picture: Picture) -> String {
        var parts = [MatrixAxis.family.label(picture.family)]
        for axis in [MatrixAxis.locale, .typeSize] where axes[axis.rawValue].values.count > 1 {
            parts.append(axis.label(axis.value(picture)))
        }
        return parts.joined(separator: " · ")
    }

    private mutating func write(_ picture: Picture, _ number: Int) {
        let findings = picture.diagnostics.filter { $0.severity > .note }
        let positions = MatrixAxis.allCases.map { "\(position(picture, on: $0))" }.joined(separator: " ")
        let isSquare = picture.family.hasPrefix("accessory")
        html.open(
            "figure",
            [
                ("data-at", positions), ("data-tree", picture.tree.map(HTMLBuffer.encodedPath)),
                ("data-pixels", "\(picture.pixelWidth) × \(picture.pixelHeight)"),
                ("data-points", "\(HTMLBuffer.number(picture.width)) × \(HTMLBuffer.number(picture.height))"),
                ("data-hash", String(picture.sha256.prefix(16))), ("data-mode", picture.mode),
                ("hidden", isShownAtFirst(picture) ? nil : ""),
            ])
        html.raw("<button type=\"button\">")
        html.empty(
            "img",
            [
                ("src", HTMLBuffer.encodedPath(picture.file)), ("alt", picture.spokenText), ("loading", "lazy"),
                ("decoding", "async"), ("width", HTMLBuffer.number(picture.displayWidth)),
                ("height", HTMLBuffer.number(picture.displayHeight)),
                (
                    "style",
                    "--w:\(HTMLBuffer.number(picture.displayWidth));" + (isSquare ? "" : Self.corners(picture))
                ),
            ])
        html.raw("</button><figcaption>\(HTMLBuffer.escaped(MatrixAxis.look.label(picture.appearance)))</figcaption>")
        if !findings.isEmpty {
            html.raw("<ul class=\"findings\">")
            for finding in findings {
                html.raw("<li>\(HTMLBuffer.escaped("\(finding.subject): \(finding.message)"))</li>")
            }
            html.raw("</ul>")
        }
        html.close("figure")
    }

    /// In hundredths of the sides, so that corners shrink with the picture.
    private static func corners(_ picture: Picture) -> String {
        func share(_ side: Double) -> String { HTMLBuffer.number(side > 0 ? picture.cornerRadius / side * 100 : 0) }
        return "border-radius:\(share(picture.width))% / \(share(picture.height))%"
    }

    private mutating func writeNotes() {
        html.open("footer")
        for sentence in manifest.omissions + manifest.failures { html.element("p", text: sentence) }
        html.raw("<p>Everything about these pictures is in <a href=\"manifest.json\">manifest.json</a>.</p>\n")
        html.close("footer")
    }

    /// With commas between thousands.
    private static func grouped(_ number: Int) -> String {
        number < 1000 ? "\(number)" : grouped(number / 1000) + "," + String("\(1000 + number % 1000)".dropFirst())
    }
}

/// What cells differ in and can be chosen by.
enum MatrixAxis: Int, CaseIterable {
    case kind, device, place, look, family, typeSize, locale

    var title: String {
        switch self {
        case .kind: "Widget"
        case .device: "Device"
        case .place: "Place"
        case .look: "Look"
        case .family: "Family"
        case .typeSize: "Type size"
        case .locale: "Language"
        }
    }

    func value(_ picture: Picture) -> String {
        switch self {
        case .kind: picture.kind
        case .device: picture.device
        case .place: picture.place
        case .look: picture.appearance
        case .family: picture.family
        case .typeSize: picture.typeSize
        case .locale: picture.locale
        }
    }

    func label(_ value: String) -> String {
        switch self {
        case .place:
            let name = Context(rawValue: value)?.name ?? value
            return name.prefix(1).uppercased() + name.dropFirst()
        case .look:
            let words = value.split(separator: "-").joined(separator: " ")
            return words.prefix(1).uppercased() + words.dropFirst()
        case .family:
            let name = Family(rawValue: value)?.shortName ?? value
            let words = name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
            return words.prefix(1).uppercased() + words.dropFirst()
        case .typeSize:
            if value.hasPrefix("ax") { return value.uppercased() }
            let size = value.hasSuffix("Large") ? String(value.dropLast(5)) : value
            return size.hasPrefix("x") ? size.uppercased() + "L" : size.prefix(1).uppercased() + size.dropFirst()
        case .kind, .device, .locale: return value
        }
    }
}
