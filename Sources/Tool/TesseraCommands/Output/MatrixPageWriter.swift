/// Sorts the cells of a matrix and writes the page around them.
struct MatrixPageWriter {
    private let page: MatrixPage
    private let manifest: Manifest
    private let filters: [MatrixFilter]
    /// For each axis, the numbers of its values in the page's order.
    private let orders: [[Int]]
    private var html = HTMLBuffer()

    init(_ page: MatrixPage, _ manifest: Manifest) {
        self.page = page
        self.manifest = manifest
        filters = page.filters
        orders = page.filters.map { $0.order(platforms: page.platforms) }
    }

    mutating func write(to file: inout FileWriter) throws(CommandFailure) {
        html.beginPage(
            title: manifest.title + " everywhere", style: PageResource.matrixStyle,
            head: "<noscript><style>[hidden]{display:revert!important}aside,dialog{display:none}</style></noscript>\n")
        writeHeader()
        html.open("div", [("class", "columns")])
        writeFilters()
        html.open("main")
        try writeSections(to: &file)
        writeNotes()
        html.close("main")
        html.close("div")
        html.raw(PageResource.matrixDialogs)
        html.endPage(script: PageResource.matrixScript)
        try file.write(html.takeText())
    }

    private mutating func writeHeader() {
        let findings = manifest.findings
        html.open("header")
        html.element("h1", text: manifest.title)
        var account = "\(Self.grouped(manifest.pictureCount)) pictures of every place, appearance and size"
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
        for (filter, order) in zip(filters, orders) where order.count > 1 {
            html.open("fieldset")
            html.element("legend", text: filter.axis.title)
            for number in order {
                let value = filter.values[number]
                html.element(
                    "button",
                    [
                        ("type", "button"), ("aria-pressed", filter.opening == number ? "true" : "false"),
                        ("data-axis", "\(filter.axis.rawValue)"), ("data-value", "\(number)"),
                    ], text: filter.axis == .device ? heading(device: value) : filter.axis.label(value))
            }
            html.close("fieldset")
        }
        html.raw(
            """
            <fieldset><label for="zoom">Picture size</label>\
            <input id="zoom" type="range" min="25" max="100" value="55"></fieldset>
            <button type="button" id="all">Show everything</button></details>

            """)
        html.close("aside")
    }

    // MARK: Cells

    private mutating func writeSections(to file: inout FileWriter) throws(CommandFailure) {
        var last: MatrixPage.Cell?
        for cell in ordered {
            let isNewDevice = differs(cell, last, on: [.kind, .device])
            let isNewPlace = isNewDevice || differs(cell, last, on: [.place])
            let isNewRow = isNewPlace || differs(cell, last, on: [.family, .locale, .typeSize])
            if isNewRow, last != nil { html.raw("</div></div>\n") }
            if isNewPlace, last != nil { html.close("section") }
            if isNewDevice { html.element("h2", text: heading(cell)) }
            if isNewPlace {
                html.open("section")
                let place = MatrixAxis.place.label(value(of: cell, on: .place))
                html.element("h3", text: place.isEmpty ? "No Place" : place)
            }
            let hidden = isShownAtFirst(cell) ? "" : " hidden"
            if isNewRow {
                html.raw(
                    "<div class=\"row\"\(hidden)><h4>\(HTMLBuffer.escaped(rowTitle(cell)))</h4><div class=\"looks\">")
            }
            html.raw("<figure\(hidden)")
            try file.write(html.takeText())
            try page.text.copy(cell.start..<cell.start + Int(cell.count), to: &file)
            last = cell
        }
        if last != nil {
            html.raw("</div></div>\n")
            html.close("section")
        }
    }

    /// The cells sorted by device, place, family, language and type size; appearances stay in the order of the plan.
    private var ordered: [MatrixPage.Cell] {
        let significance: [MatrixAxis] = [.kind, .device, .place, .family, .locale, .typeSize]
        let ranks = orders.map { order in
            var ranks = [Int](repeating: 0, count: order.count)
            for (rank, number) in order.enumerated() { ranks[number] = rank }
            return ranks
        }
        return page.cells.sorted { first, second in
            for axis in significance {
                let one = ranks[axis.rawValue][first.value(on: axis)]
                let other = ranks[axis.rawValue][second.value(on: axis)]
                if one != other { return one < other }
            }
            return first.start < second.start
        }
    }

    private func differs(_ cell: MatrixPage.Cell, _ other: MatrixPage.Cell?, on axes: [MatrixAxis]) -> Bool {
        guard let other else { return true }
        return axes.contains { cell.value(on: $0) != other.value(on: $0) }
    }

    private func value(of cell: MatrixPage.Cell, on axis: MatrixAxis) -> String {
        filters[axis.rawValue].values[cell.value(on: axis)]
    }

    private func isShownAtFirst(_ cell: MatrixPage.Cell) -> Bool {
        filters.allSatisfy { $0.opening == nil || $0.opening == cell.value(on: $0.axis) }
    }

    private func heading(_ cell: MatrixPage.Cell) -> String {
        let device = heading(device: value(of: cell, on: .device))
        return manifest.widgets.count > 1 ? "\(value(of: cell, on: .kind)) · \(device)" : device
    }

    private func heading(device: String) -> String {
        let platform = page.platforms[device] ?? ""
        if device.hasPrefix(platform) { return device }
        return "\(platform) \(device)"
    }

    private func rowTitle(_ cell: MatrixPage.Cell) -> String {
        var parts = [MatrixAxis.family.label(value(of: cell, on: .family))]
        for axis in [MatrixAxis.locale, .typeSize] where filters[axis.rawValue].values.count > 1 {
            parts.append(axis.label(value(of: cell, on: axis)))
        }
        return parts.joined(separator: " · ")
    }

    private mutating func writeNotes() {
        html.open("footer")
        for sentence in manifest.omissions + manifest.failures { html.element("p", text: sentence) }
        html.raw("<p>Everything about these pictures is in <a href=\"manifest.json\">manifest.json</a>.</p>\n")
        html.close("footer")
    }

    /// A number with commas between thousands.
    private static func grouped(_ number: Int) -> String {
        number < 1000 ? "\(number)" : grouped(number / 1000) + "," + String("\(1000 + number % 1000)".dropFirst())
    }
}
