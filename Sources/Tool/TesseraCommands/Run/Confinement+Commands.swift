import Subprocesses

extension Confinement {
    /// That of commands that run a widget for a while; says so when this machine does not allow it.
    ///
    /// - Parameter sandbox: another than the machine's own, for tests.
    static func ofCommands(offline: Bool, _ terminal: Terminal, sandbox: Sandbox = .system) -> Confinement {
        if let problem = sandbox.unavailability {
            terminal.say("note: the widget runs with your rights, because \(problem)")
        }
        return .sandbox(network: offline ? .denied : .allowed)
    }
}
