import RenderModel

/// `index.html` of a matrix: thousands of pictures to filter, inspect and compare.
///
/// 1. Every cell stores the numbers of its values on each axis, so that the script filters without reading text. Its
///    HTML is kept on disk; only its values and the file range stay in memory: 32 bytes.
/// 2. At the end the cells are sorted. Sections are devices and their places; a row shows one family, language and type
///    size in all its appearances.
/// 3. The page initially shows the first language at the default type size; the other cells are hidden. Without a
///    script all are shown.
/// 4. Pictures are loaded when they scroll into view. A tree is a separate page, shown in a frame, which also works
///    with `file:` URLs. Style and script are inline; the page loads nothing from elsewhere.
struct MatrixPage: Sendable {
    /// The position of a picture on the page.
    struct Cell: Sendable {
        /// The numbers of its values on the axes, in the order of the cases of `MatrixAxis`.
        var values: SIMD8<UInt16>
        var start: Int
        var count: UInt32

        func value(on axis: MatrixAxis) -> Int { Int(values[axis.rawValue]) }
    }

    private(set) var filters = MatrixAxis.allCases.map(MatrixFilter.init)
    /// The platforms by device name.
    private(set) var platforms: [String: String] = [:]
    private(set) var cells: [Cell] = []
    private(set) var text: DeferredText

    init(in folder: OutputFolder) throws(CommandFailure) {
        text = try DeferredText(in: folder, for: RunRecord.page)
    }

    mutating func add(_ picture: Picture) throws(CommandFailure) {
        var values = SIMD8<UInt16>()
        for index in filters.indices {
            let number = filters[index].number(of: filters[index].axis.value(picture))
            values[index] = UInt16(clamping: number)
        }
        if platforms[picture.device] == nil { platforms[picture.device] = picture.platform }
        let piece = Self.html(of: picture, at: values)
        let place = try text.append(piece)
        cells.append(Cell(values: values, start: place.lowerBound, count: UInt32(clamping: place.count)))
    }

    /// - Parameter manifest: The manifest at the end of the run.
    mutating func write(for manifest: Manifest, to folder: OutputFolder) throws(CommandFailure) {
        try text.complete()
        var writer = MatrixPageWriter(self, manifest)
        try folder.write(to: RunRecord.page) { (file: inout FileWriter) throws(CommandFailure) in
            try writer.write(to: &file)
        }
    }

    /// The HTML of a cell without the start of its tag: whether it is initially hidden is known only at the end.
    private static func html(of picture: Picture, at values: SIMD8<UInt16>) -> String {
        var html = HTMLBuffer()
        let numbers = MatrixAxis.allCases.map { "\(values[$0.rawValue])" }.joined(separator: " ")
        html.attributes([
            ("data-at", numbers), ("data-tree", picture.tree.map(HTMLBuffer.encodedPath)),
            ("data-pixels", "\(picture.pixelWidth) × \(picture.pixelHeight)"),
            ("data-points", "\(HTMLBuffer.number(picture.width)) × \(HTMLBuffer.number(picture.height))"),
            ("data-hash", String(picture.sha256.prefix(16))), ("data-mode", picture.mode),
        ])
        html.raw("><button type=\"button\">")
        let isSquare = picture.family.hasPrefix("accessory")
        html.empty(
            "img",
            [
                ("src", HTMLBuffer.encodedPath(picture.file)), ("alt", picture.spokenText), ("loading", "lazy"),
                ("decoding", "async"), ("width", HTMLBuffer.number(picture.displayWidth)),
                ("height", HTMLBuffer.number(picture.displayHeight)),
                (
                    "style",
                    "--w:\(HTMLBuffer.number(picture.displayWidth));" + (isSquare ? "" : HTMLBuffer.corners(picture))
                ),
            ])
        html.raw("</button><figcaption>\(HTMLBuffer.escaped(MatrixAxis.look.label(picture.appearance)))</figcaption>")
        let findings = picture.diagnostics.filter { $0.severity > .note }
        if !findings.isEmpty {
            html.raw("<ul class=\"findings\">")
            for finding in findings {
                html.raw("<li>\(HTMLBuffer.escaped("\(finding.subject): \(finding.message)"))</li>")
            }
            html.raw("</ul>")
        }
        html.close("figure")
        return html.text
    }
}
