import Foundation

/// The projects and packages that a workspace lists.
///
/// Only two parts of its XML are relevant: `location="kind:path"` of file references, and that of the groups around
/// them.
struct Workspace {
    /// Absolute paths of `.xcodeproj` folders.
    private(set) var projects: [String] = []
    /// Absolute paths of packages' folders.
    private(set) var packages: [String] = []

    /// The folder that contains the workspace.
    private let beside: String
    /// Bytes.
    private static let sizeLimit = 16 << 20

    /// - Parameter path: The absolute path of the `.xcworkspace` folder.
    init(_ path: String) throws(ProjectProblem) {
        let file = path + "/contents.xcworkspacedata"
        beside = (path as NSString).deletingLastPathComponent
        let data: Data
        do throws(LimitedFile.Rejection) {
            data = try LimitedFile.readText(file, limit: Self.sizeLimit)
        } catch {
            throw ProjectProblem(error, at: file)
        }
        guard let root = MarkupReader.read(String(decoding: data, as: UTF8.self)), root.name == "Workspace" else {
            throw .malformed(file, line: nil, reason: "it is not a workspace in XML")
        }
        add(root, group: beside)
    }

    private mutating func add(_ element: MarkupElement, group: String) {
        for child in element.children {
            let place = child.attributes["location"].map { resolved($0, group: group) }
            switch child.name {
            case "Group": add(child, group: place ?? group)
            case "FileRef":
                guard let place else { continue }
                if place.hasSuffix(".xcodeproj") {
                    projects.append(place)
                } else if FileManager.default.fileExists(atPath: place + "/Package.swift") {
                    packages.append(place)
                }
            default: continue
            }
        }
    }

    private func resolved(_ location: String, group: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return Path.joined(group, location) }
        switch parts[0] {
        case "absolute": return Path.joined("/", parts[1])
        case "container", "self": return Path.joined(beside, parts[1])
        default: return Path.joined(group, parts[1])
        }
    }
}
