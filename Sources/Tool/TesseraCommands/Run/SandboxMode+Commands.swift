import ArgumentParser
import Subprocesses
import WidgetCompiler

extension SandboxMode {
    /// The confinement of the widgets that a command runs. A command asks for it before it reads or builds anything: the
    /// sources of a widget that cannot be confined are not given to compilers either.
    ///
    /// - Parameter sandbox: A substitute for the machine's sandbox, for tests.
    static func ofCommands(
        trusted: Bool, offline: Bool, sandbox: @autoclosure () -> Sandbox = .system
    ) throws(CommandFailure) -> SandboxMode {
        if trusted { return .none }
        if let cause = sandbox().cause { throw CommandFailure(notConfinable: cause) }
        return .sandbox(network: offline ? .denied : .allowed)
    }

    /// The confinement of the programs that build such a widget.
    var ofBuilds: BuildConfinement { self == .none ? .none : .required }
}

extension CommandFailure {
    /// The message is a single line that names the ways out.
    init(notConfinable cause: SandboxCause) {
        let way =
            switch cause {
            case .notInstalled: "Install it (apt-get install bubblewrap)"
            case .noProgram: "Correct or unset the variable"
            default: "`tessera doctor` explains how to allow it"
            }
        self.init(
            .confinement,
            "The widget is not run, because it cannot be confined: \(cause.reason). \(way), or give a widget that you "
                + "trust your permissions with --trusted.")
    }
}

/// The options about the permissions of widgets, which every command that runs one declares. They are not an option
/// group for the reason that `AnswerLimit` is not one.
enum PermissionOptions {
    static let trusted = ArgumentHelp("Run widgets that you trust with your permissions, without a sandbox.")
    static let offline = ArgumentHelp("Run widgets without network access.")

    static func check(trusted: Bool, offline: Bool) throws {
        guard trusted, offline else { return }
        throw ValidationError("--trusted gives widgets your permissions; it cannot be combined with --offline.")
    }
}
