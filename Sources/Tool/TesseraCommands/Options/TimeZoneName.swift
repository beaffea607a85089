import ArgumentParser
import Glibc

/// Time zones by the names of the zone database.
enum TimeZoneName {
    static func exists(_ name: String) -> Bool {
        if name == "GMT" || name == "UTC" { return true }
        guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("."), !name.contains("..") else { return false }
        var status = stat()
        return stat("/usr/share/zoneinfo/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    static func check(_ name: String) throws {
        guard !exists(name) else { return }
        throw ValidationError("There is no time zone called “\(name)”. Use a name such as Asia/Seoul or GMT.")
    }
}
