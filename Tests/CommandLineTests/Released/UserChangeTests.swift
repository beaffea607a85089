import Foundation
import Glibc
import TestSupport
import Testing

/// The SDK's program that starts the widgets of an administrator as another user.
@Suite(
    "The change of a widget's user", .enabled(if: Released.program != nil, "TESSERA_RELEASED names no program"),
    .enabled(if: geteuid() == 0, "only an administrator can change the user"))
struct UserChangeTests {
    private let program: String

    init() throws {
        let released = try #require(Released.program)
        program =
            URL(fileURLWithPath: released).resolvingSymlinksInPath().deletingLastPathComponent().path
            + "/SDK/change-user"
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = try TestProcess(program, arguments, output: .pipe, errors: .pipe)
        let (output, errors) = process.allOutput()
        return (process.wait(), output, errors)
    }

    @Test(
        "S-ROOT-1, S-ROOT-2: The program is started by the other user, who has no group of the administrator and no capability"
    )
    func changes() throws {
        let script = "id -u; id -g; id -G; grep ^Cap /proc/self/status | tr -d '\\t'"
        let (status, output, errors) = try run(["65534", "/bin/sh", "-c", script])
        #expect(status == 0, "\(errors)")
        let none = ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"].map { "\($0):0000000000000000" }
        #expect(output.split(separator: "\n").map(String.init) == ["65534", "65534", "65534"] + none)
    }

    @Test("The program's own exit status is reported, and a program that cannot be started is named by its error")
    func statuses() throws {
        #expect(try run(["65534", "/bin/sh", "-c", "exit 7"]).status == 7)
        let missing = try run(["65534", "/nowhere/program"])
        #expect(missing.status == 127)
        #expect(missing.errors == "change-user: the program cannot be started: No such file or directory\n")
    }

    @Test(
        "The administrator and invalid numbers are rejected as the other user",
        arguments: ["0", "", "x", "65534x", "-1", "4294967295", "99999999999999999999"])
    func rejected(number: String) throws {
        let (status, output, errors) = try run([number, "/bin/echo", "started"])
        #expect(status == 126)
        #expect(output.isEmpty)
        #expect(errors.hasPrefix("usage: change-user NUMBER PROGRAM"))
    }
}
