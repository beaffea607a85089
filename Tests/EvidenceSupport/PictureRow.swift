/// One public picture that Apple's SwiftUI drew, a row of `Documentation/Evidence/pictures.csv`.
package struct PictureRow: Sendable {
    package let id: String
    /// The file's path in the repository that publishes it.
    package let path: String
    /// Pixels per point.
    package let scale: Double
    /// Whether the edges along rows and columns are measured too.
    package let hasLines: Bool

    package static func all() throws -> [PictureRow] {
        try EvidenceFolder.table("pictures.csv").map { cells in
            PictureRow(
                id: cells["id"] ?? "", path: cells["path"] ?? "", scale: Double(cells["scale"] ?? "") ?? 1,
                hasLines: cells["lines"] == "yes")
        }
    }
}
