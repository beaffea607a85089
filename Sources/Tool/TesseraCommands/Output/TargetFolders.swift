import WidgetCompiler

/// The output of several widget extensions: a subfolder of the output folder for each, and a page that links to them.
struct TargetFolders {
    let folder: String
    /// The names of the folders, in the order of the sources.
    let names: [String]

    init(of sources: [WidgetSource], in folder: String) {
        self.folder = folder
        var taken: [String: Int] = [:]
        names = sources.map { source in
            let last = source.path.split(separator: "/").last.map(String.init) ?? source.path
            let name = PictureName.safe(source.target ?? last)
            let count = taken[name.lowercased(), default: 0]
            taken[name.lowercased()] = count + 1
            return count == 0 ? name : "\(name)-\(count + 1)"
        }
    }

    func path(_ index: Int) -> String { folder + "/" + names[index] }

    private static let style = """
        body { font: 16px/1.6 system-ui, sans-serif; margin: 2rem; background: Canvas; color: CanvasText }
        """

    /// Writes the page that links to the folders with pictures.
    func writePage(leadingTo drawn: [Int]) throws(CommandFailure) {
        var page = HTMLBuffer()
        page.beginPage(title: "Widget extensions", style: Self.style)
        page.open("main")
        page.element("h1", text: "Widget extensions")
        page.open("ul")
        for index in drawn {
            page.open("li")
            page.element("a", [("href", names[index] + "/index.html")], text: names[index])
            page.close("li")
        }
        page.close("ul")
        page.close("main")
        page.close("body")
        page.close("html")
        try OutputFolder(creating: folder).write(Array(page.text.utf8), to: "index.html")
    }
}
