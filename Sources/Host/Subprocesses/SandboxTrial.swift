import ExtensionProtocol
import Foundation
import Glibc

/// Starts a program that does nothing, as widgets and compilers are started.
struct SandboxTrial {
    /// What bubblewrap printed, or the reason that it could not be started; `nil` if the program ran.
    let problem: String?

    /// The time limit in seconds. It is generous, because a busy machine must not cost the widget its sandbox.
    private static let timeLimit = 60.0

    /// - Parameter shape: The options for temporary folders, and whether bubblewrap is enclosed.
    init(_ program: String, _ shape: Sandbox.Shape, isFiltered: Bool = true, changesUser: Bool = false) {
        problem = Self.problem(program, shape, isFiltered: isFiltered, changesUser: changesUser)
    }

    private static func problem(
        _ program: String, _ shape: Sandbox.Shape, isFiltered: Bool, changesUser: Bool
    ) -> String? {
        let namespace = changesUser ? SandboxUser.namespace(owning: []) : nil
        defer { if let namespace { close(namespace) } }
        guard !changesUser || namespace != nil else { return "there is no user namespace" }
        let file = isFiltered ? Sandbox.filter(.denied) : nil
        defer { if let file { close(file) } }
        guard !isFiltered || file != nil else { return "there is no system call filter for this processor" }
        // The profile of compilers includes that of widgets.
        let access = Sandbox.Access(readable: [], writable: [], network: .denied)
        let arguments =
            Sandbox.options(
                for: access, folder: "/", temporary: shape.temporary, isFiltered: isFiltered, changesUser: changesUser,
                isEnclosed: shape.isEnclosed)
            + ["/bin/true"]
        var launch = ChildProcess.Launch(path: program, arguments: arguments, environment: ["PATH": "/usr/bin:/bin"])
        launch.filter = file
        launch.userNamespace = namespace
        launch.isEnclosed = shape.isEnclosed
        let child: ChildProcess
        do {
            child = try ChildProcess.start(launch)
        } catch {
            return error.description
        }
        defer { child.closeOutput() }
        guard let end = child.wait(deadline: MonotonicClock.now + timeLimit) else {
            child.kill()
            _ = child.wait()
            return "bubblewrap did not respond"
        }
        guard end.ending != .exited(code: 0) else { return nil }
        let words = String(decoding: child.lastOutput(limit: 400), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return words.isEmpty ? "\(end.ending)" : words
    }
}
