import Foundation

/// What differs on another machine, account or shell and must not show in a picture.
struct RunEnvironment {
    var name: String
    /// Variables to set, or with `nil` to remove.
    var variables: [String: String?] = [:]
    /// A shell's words that start the program, whose own words are `"$@"`.
    var shell = "exec \"$@\""
    /// The working folder, from the folder with the sources.
    var folder = "."
    /// The path of the sources; `nil` for the absolute one.
    var source: String?
    /// The folder for the pictures; `nil` for an absolute path.
    var output: String?
    /// Another user has a cache of their own and owns the folder for the pictures.
    var isOtherUser = false

    /// Those that this process can make.
    static var all: [RunEnvironment] {
        [
            RunEnvironment(name: "time zone", variables: ["TZ": "Pacific/Kiritimati"]),
            RunEnvironment(
                name: "language",
                variables: [
                    "LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LANGUAGE": "ja",
                ]),
            RunEnvironment(
                name: "no language, no home", variables: ["LANG": nil, "LC_ALL": nil, "HOME": nil, "USER": nil]),
            RunEnvironment(name: "folder of temporary files", variables: ["TMPDIR": "/var/tmp"]),
            RunEnvironment(name: "working folder", folder: "/"),
            RunEnvironment(name: "relative paths", source: "Probe", output: "pictures"),
            RunEnvironment(name: "relative paths from below", folder: "Probe", source: ".", output: "../pictures"),
            RunEnvironment(
                name: "terminal", variables: ["TERM": "dumb", "NO_COLOR": "1", "COLUMNS": "20", "CI": "true"]),
            RunEnvironment(
                name: "order of PATH, and immediate binding",
                variables: [
                    "PATH": (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").reversed()
                        .joined(separator: ":"),
                    "LD_BIND_NOW": "1",
                ]),
            RunEnvironment(
                name: "processor without AVX2 and FMA",
                variables: ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-FMA,-FMA_Usable,-AVX512F"]),
            RunEnvironment(
                name: "contents of fresh memory",
                variables: ["MALLOC_PERTURB_": "165", "MALLOC_ARENA_MAX": "1", "MALLOC_TOP_PAD_": "0"]),
            RunEnvironment(name: "hashing", variables: ["SWIFT_DETERMINISTIC_HASHING": "1"]),
            RunEnvironment(name: "permissions of new files", shell: "umask 077; exec \"$@\""),
            RunEnvironment(name: "priority", shell: "exec nice -n 19 \"$@\""),
            RunEnvironment(
                name: "limits of the stack and of files", shell: "ulimit -s 1024; ulimit -n 256; exec \"$@\""),
            RunEnvironment(
                name: "one processor",
                shell: "exec taskset -c \"$(taskset -cp $$ | sed 's/.*[: ]\\([0-9]*\\).*/\\1/')\" \"$@\""),
            RunEnvironment(
                name: "addresses in memory",
                shell: "setarch -R true 2>/dev/null && exec setarch -R \"$@\"; exec \"$@\""),
            RunEnvironment(name: "no standard input, output closed", shell: "exec \"$@\" <&- >&-"),
        ] + (getuid() == 0 ? [otherUser] : [])
    }

    private static let otherUser = RunEnvironment(
        name: "another user", shell: "exec setpriv --reuid 65534 --regid 65534 --clear-groups \"$@\"", isOtherUser: true
    )
}
