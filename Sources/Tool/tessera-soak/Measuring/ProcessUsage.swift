import Foundation

/// The resources of this process and of a folder, as the system reports them.
enum ProcessUsage {
    /// Bytes of resident memory.
    static var memory: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let fields = text.split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    static var descriptors: Int { count("/proc/self/fd") }

    static var threads: Int { count("/proc/self/task") }

    /// Bytes of a file; 0 if it does not exist.
    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    private static func count(_ folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
}
