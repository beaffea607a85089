import Foundation
import Hummingbird
import VectorWriter

/// The page's own files and the fonts: a fixed list of names, which are looked up and never appended to a path.
struct PageFiles: Sendable {
    struct File: Sendable {
        var type: String
        var bytes: ByteBuffer
    }

    private let files: [String: File]
    private let fontFolder: String?
    private let fonts: Set<String>

    /// The font for ideographs if the user's system has none.
    private static let ideographs = "NotoSansCJK-Regular.ttc"

    /// - Parameter fontFolder: The project's font folder; without it the page uses the system's fonts.
    init(fontFolder: String?) {
        self.fontFolder = fontFolder
        let all = fontFolder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        fonts = Set(all.filter { PageFont.isServed(file: $0) || $0 == Self.ideographs })
        var files = PageAssets.all.reduce(into: [String: File]()) { files, asset in
            files[asset.name] = File(type: Self.type(of: asset.name), bytes: ByteBuffer(bytes: asset.bytes))
        }
        let style = Self.fontFaces(fonts)
        files["fonts.css"] = File(type: "text/css; charset=utf-8", bytes: ByteBuffer(string: style))
        self.files = files
    }

    func file(named name: String) -> File? {
        name == "index.html" ? nil : files[name]
    }

    /// The page with its token.
    func index(token: String) -> ByteBuffer {
        let page = files["index.html"].map { String(buffer: $0.bytes) } ?? ""
        return ByteBuffer(string: page.replacingOccurrences(of: "{{token}}", with: token))
    }

    func font(named name: String) -> File? {
        guard fonts.contains(name), let fontFolder,
            let data = FileManager.default.contents(atPath: fontFolder + "/" + name)
        else { return nil }
        return File(type: name.hasSuffix(".ttc") ? "font/collection" : "font/ttf", bytes: ByteBuffer(bytes: data))
    }

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }

    private static func fontFaces(_ fonts: Set<String>) -> String {
        var style = ""
        for name in fonts.sorted() where name != ideographs {
            let isVariable = ["Inter", "SourceSerif4", "RobotoFlex"].contains { name.hasPrefix($0) }
            style += """
                @font-face { font-family: "\(PageFont.family(ofFile: name))"; src: url("../fonts/\(name)"); \
                font-weight: \(isVariable ? "100 900" : "400"); \
                font-style: \(name.contains("Italic") ? "italic" : "normal"); font-display: swap; }

                """
        }
        guard fonts.contains(ideographs) else { return style }
        return style + """
            @font-face { font-family: "Tessera Ideographs"; src: local("Noto Sans CJK KR"), local("Noto Sans KR"), \
            local("Apple SD Gothic Neo"), local("Malgun Gothic"), local("Hiragino Sans"), local("Yu Gothic"), \
            url("../fonts/\(ideographs)"); unicode-range: U+1100-11FF, U+2E80-2FDF, U+3000-30FF, U+3130-318F, \
            U+3400-4DBF, U+4E00-9FFF, U+AC00-D7A3, U+F900-FAFF, U+FF00-FFEF; font-display: swap; }

            """
    }
}
