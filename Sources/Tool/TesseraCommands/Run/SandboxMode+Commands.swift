import Subprocesses

extension SandboxMode {
    /// The confinement for commands that run a widget for a while. Reports when this machine does not support it.
    ///
    /// - Parameter sandbox: A substitute for the machine's sandbox, for tests.
    static func ofCommands(offline: Bool, _ terminal: Terminal, sandbox: Sandbox = .system) -> SandboxMode {
        if let problem = sandbox.unavailability {
            terminal.say("note: the widget runs with your permissions, because \(problem)")
        }
        return .sandbox(network: offline ? .denied : .allowed)
    }
}
