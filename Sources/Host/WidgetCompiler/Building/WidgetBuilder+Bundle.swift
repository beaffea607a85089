import Foundation
import Glibc

extension WidgetBuilder {
    /// Links the executable next to its resources as well, because the process looks there for its main bundle's
    /// Info.plist, images and translations. Returns the path to start.
    static func bundled(_ code: String, in resources: String) -> String {
        let executable = code + "/" + executableName
        let place = "\(resources)/\(executableName)-\((code as NSString).lastPathComponent)"
        guard link(executable, as: place) else { return executable }
        let files = FileManager.default
        let others = ((try? files.contentsOfDirectory(atPath: resources)) ?? [])
            .filter { $0.hasPrefix(executableName + "-") }.map { "\(resources)/\($0)" }.filter { $0 != place }
        for old in newestFirst(others).dropFirst(keptExecutables - 1) { try? files.removeItem(atPath: old) }
        return place
    }

    /// Gives a file another name, which may still be that of an earlier file, such as a damaged one that was built again.
    private static func link(_ file: String, as place: String) -> Bool {
        if Glibc.link(file, place) == 0 { return true }
        var (own, other) = (stat(), stat())
        guard errno == EEXIST, stat(file, &own) == 0, stat(place, &other) == 0 else { return false }
        if (own.st_dev, own.st_ino) == (other.st_dev, other.st_ino) { return true }
        // At no moment is there no file of this name.
        let new = "\((place as NSString).deletingLastPathComponent)/.\(UUID().uuidString)"
        guard Glibc.link(file, new) == 0 else { return false }
        defer { unlink(new) }
        return rename(new, place) == 0
    }
}
