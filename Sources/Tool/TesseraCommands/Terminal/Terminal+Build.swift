import WidgetCompiler

extension Terminal {
    /// Shows what a build is doing. That a package is fetched, which may take minutes, is reported elsewhere than on a
    /// terminal too.
    ///
    /// - Parameter line: what stands there otherwise.
    package func progress(_ line: String? = nil) -> @Sendable (BuildProgress) -> Void {
        { step in
            switch step {
            case .fetching(let package, let address):
                let text = "Fetching the package \(package) from \(address)…"
                if self.isInteractive { self.show(text) } else { self.sayOnce(text) }
            case .reading(let package): self.show("Reading the package \(package)…")
            case .compiling(let module, let number, let count):
                self.show("Compiling module \(module) (\(number) of \(count))…")
            case .sources: if let line { self.show(line) } else { self.clearLine() }
            }
        }
    }
}
