/// The record of a run in progress: `manifest.json`, `timings.json`, and `index.html` for image formats.
///
/// Pictures are reported in the order of the plan and written to disk. In memory a matrix keeps only its findings, each
/// once, 32 bytes per picture to sort the page by, and a hash of each file name.
struct RunRecord: Sendable {
    static let page = "index.html"

    private enum Page: Sendable {
        case none
        case contactSheet(ContactSheet)
        case matrix(MatrixPage)
    }

    private let folder: OutputFolder
    private var manifest: ManifestWriter
    private var timings: TimingsWriter
    private var page: Page
    /// The hashes of the names of the files that the run has written.
    private var made: Set<Int> = []
    private(set) var pictureCount = 0
    private(set) var findings = FindingTally()

    /// - Parameter manifest: The manifest as known before the first picture.
    init(_ manifest: Manifest, in folder: OutputFolder, format: OutputFormat) throws(CommandFailure) {
        self.folder = folder
        self.manifest = try ManifestWriter(manifest, in: folder)
        timings = try TimingsWriter(in: folder)
        switch (format, manifest.extent) {
        case (.tree, _), (.json, _): page = .none
        case (.png, .chosen), (.svg, .chosen): page = .contactSheet(ContactSheet())
        case (.png, .matrix), (.svg, .matrix): page = .matrix(try MatrixPage(in: folder))
        }
        findings.note(manifest.diagnostics)
    }

    mutating func add(_ picture: Picture) throws(CommandFailure) {
        pictureCount += 1
        made.insert(picture.file.hashValue)
        if let tree = picture.tree { made.insert(tree.hashValue) }
        findings.note(picture.diagnostics)
        try manifest.append(picture)
        try timings.append(picture)
        switch page {
        case .none: break
        case .contactSheet(var sheet):
            page = .none
            sheet.add(picture)
            page = .contactSheet(sheet)
        case .matrix(var matrix):
            page = .none
            defer { page = .matrix(matrix) }
            try matrix.add(picture)
        }
    }

    /// Removes the files of a previous run and writes the manifest and the page. A run that failed without a picture
    /// leaves the previous run unchanged.
    ///
    /// - Parameter manifest: The manifest at the end of the run; receives its path.
    mutating func finish(_ manifest: inout Manifest, terminal: Terminal) throws(CommandFailure) {
        if pictureCount == 0, manifest.outcome != .complete, PreviousRun.hasPictures(of: manifest.command, in: folder) {
            terminal.say("The pictures of a previous run stay in \(folder.path).")
            folder.removeUnused()
            manifest.destination = .text(self.manifest.end(of: manifest, page: nil, hasTimings: false))
            return
        }
        let pageFile: String? = if case .none = page { nil } else { Self.page }
        let made = made
        var older = PreviousRun(of: manifest.command, in: folder) {
            $0 == pageFile || $0 == TimingsWriter.file || made.contains($0.hashValue)
        }
        older.remove()
        if older.removed > 0 {
            terminal.say("Removed \(older.removed) file\(older.removed == 1 ? "" : "s") of a previous run.")
        }
        try self.manifest.finish(manifest, page: pageFile, in: folder)
        try timings.finish(manifest.timings, in: folder)
        switch page {
        case .none: break
        case .contactSheet(let sheet):
            let text = sheet.page(for: manifest)
            try folder.write(to: Self.page) { (file: inout FileWriter) throws(CommandFailure) in
                try file.write(text)
            }
        case .matrix(var matrix): try matrix.write(for: manifest, to: folder)
        }
        manifest.destination = .file
    }
}
