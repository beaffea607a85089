/// A file as an intent's input or output.
open class INFile: NSObject {
    public let data: Data
    open var filename: String
    public let fileURL: URL?
    open var removedOnCompletion = false
    /// A uniform type identifier.
    public let typeIdentifier: String?

    /// - Parameter typeIdentifier: a uniform type identifier.
    public init(data: Data, filename: String, typeIdentifier: String?) {
        self.data = data
        self.filename = filename
        self.typeIdentifier = typeIdentifier
        fileURL = nil
        super.init()
    }

    /// A file that cannot be read has no data.
    public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
        self.fileURL = fileURL
        super.init()
    }
}
