import EvidenceSupport
import Foundation

/// Measures the pictures of `Documentation/Evidence/pictures.csv` and writes what was found to
/// `Documentation/Evidence/pictures/ID.txt`, or checks that what is there was found.
@main
enum PictureFactsTool {
    private static let help = """
        picture-facts FOLDER [--check]

        FOLDER holds the pictures, each as ID.png or ID_NAME.png; Tools/evidence/pictures takes them out of clones of
        the public repositories. It skips and names the pictures that are missing.

        --check   write nothing; status 1, and a line for each file, when a stored fact differs
        """

    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let checks = arguments.contains("--check")
        arguments.removeAll { $0 == "--check" }
        guard arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") else {
            fail(help, status: 2)
        }
        do {
            let differing = try run(on: folder, checks: checks)
            exit(checks && differing > 0 ? 1 : 0)
        } catch {
            fail("error: \(error)", status: 1)
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }

    /// How many pictures have other facts than the stored ones.
    private static func run(on folder: String, checks: Bool) throws -> Int {
        let store = PictureStore(pictures: URL(fileURLWithPath: folder, isDirectory: true))
        var differing = 0
        for row in try PictureRow.all() {
            guard let measured = try store.measure(row) else {
                print("\(row.id): no picture in \(folder)")
                continue
            }
            let isStored = (try? PictureStore.stored(row.id)) == measured
            if isStored { continue }
            differing += 1
            if checks {
                print("\(row.id): the stored facts are not those of the picture")
            } else {
                try Data(measured.description.utf8).write(to: PictureStore.file(row.id))
                print("\(row.id): written")
            }
        }
        return differing
    }
}
