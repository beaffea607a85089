import Foundation

/// The pictures of the table: the files, where someone has them, and the facts that the project keeps of them.
package struct PictureStore: Sendable {
    private let files: [String: URL]

    /// - Parameter pictures: a folder with a file `ID.png` or `ID_NAME.png` for each picture that is there. It may be
    ///   absent.
    package init(pictures: URL) {
        let found = (try? FileManager.default.contentsOfDirectory(at: pictures, includingPropertiesForKeys: nil)) ?? []
        files = Dictionary(
            found.filter { $0.pathExtension == "png" }.map { (String($0.lastPathComponent.prefix(5)), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    package var isEmpty: Bool { files.isEmpty }

    /// `nil` if the picture does not exist.
    package func picture(_ id: String) throws -> PixelGrid? {
        try files[id].map { try PixelGrid(file: $0) }
    }

    /// `nil` if the picture does not exist.
    package func measure(_ row: PictureRow) throws -> PictureFacts? {
        try picture(row.id).map { PictureFacts(measuring: $0, lines: row.hasLines) }
    }

    package static func file(_ id: String) -> URL {
        EvidenceFolder.url.appendingPathComponent("pictures/\(id).txt")
    }

    /// The facts that the project keeps.
    package static func stored(_ id: String) throws -> PictureFacts {
        try PictureFacts(String(contentsOf: file(id), encoding: .utf8))
    }
}
