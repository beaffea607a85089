extension Manifest {
    /// Writes `manifest.json`, and `index.html` where there are pictures to look at.
    ///
    /// - Returns: what went wrong.
    func writeAccount(to folder: OutputFolder, format: OutputFormat) -> CommandFailure? {
        do throws(CommandFailure) {
            try folder.write(Array(json.utf8), to: "manifest.json")
            if format == .png || format == .svg {
                let page = extent == .matrix ? MatrixPage.page(for: self) : ContactSheet.page(for: self)
                try folder.write(Array(page.utf8), to: "index.html")
            }
            return nil
        } catch {
            return error
        }
    }
}
