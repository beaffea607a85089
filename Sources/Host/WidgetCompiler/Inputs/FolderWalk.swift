import XcodeProject

/// Walks through folders and always terminates, wherever symbolic links lead.
///
/// 1. A folder that is on the current path is not entered again.
/// 2. A path that leaves the widget's boundary is not entered.
/// 3. Links between a few folders can create endlessly many paths: the depth and the number of folders have limits.
struct FolderWalk {
    let start: String
    /// Why not all folders were entered.
    private(set) var problem: String?
    private let foreignPaths: Set<String>
    private var open: [FileIdentity] = []
    private var count = 0

    private static let depthLimit = 20
    private static let folderLimit = 20_000

    init(_ start: String, omitting foreignPaths: Set<String> = []) {
        self.start = start
        self.foreignPaths = foreignPaths
    }

    /// Whether to enter the folder. If so, call `leave` after its content.
    mutating func enter(_ folder: String) -> Bool {
        guard !foreignPaths.contains(folder), let identity = FileIdentity(folder), !open.contains(identity),
            problem == nil
        else { return false }
        guard open.count < Self.depthLimit else { return false }
        count += 1
        if count > Self.folderLimit { problem = "links in it lead through more than \(Self.folderLimit) folders" }
        open.append(identity)
        return true
    }

    mutating func leave() {
        open.removeLast()
    }
}
