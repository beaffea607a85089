import WidgetCompiler

extension Terminal {
    /// Shows the progress of a build. Fetching a package may take minutes, so it is reported even without a terminal.
    ///
    /// - Parameter line: The line to restore between steps.
    package func progress(_ line: String? = nil) -> @Sendable (BuildProgress) -> Void {
        { step in
            switch step {
            case .fetching(let package, let address):
                let text = "Fetching the package \(package) from \(address)…"
                if self.isInteractive { self.show(text) } else { self.printOnce(text) }
            case .reading(let package): self.show("Reading the package \(package)…")
            case .compiling(let module, let number, let count):
                self.show("Compiling module \(module) (\(number) of \(count))…")
            case .damaged: self.printOnce("A part of the build cache is damaged and is built again.")
            case .sources: if let line { self.show(line) } else { self.clearLine() }
            }
        }
    }
}
