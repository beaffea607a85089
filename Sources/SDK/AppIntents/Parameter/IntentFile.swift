import UniformTypeIdentifiers

/// A file as an intent's input or output.
public struct IntentFile: Hashable, Sendable {
    public var data: Data
    public var filename: String
    public var fileURL: URL?
    public var type: UTType?
    public var removedOnCompletion = false
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// Why a file cannot be read.
    public enum IntentFileError: Int, CustomNSError {
        case failedToLoadFile
        case failedToLoadData

        public static var errorDomain: String { "AppIntents.IntentFile.IntentFileError" }
        public var errorCode: Int { rawValue }
        public var errorUserInfo: [String: Any] { [:] }
    }

    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
        self.type = type
    }

    public func data(contentType: UTType) async throws -> Data { data }

    public func withFile<Result>(
        contentType: UTType, operation: (_ url: URL, _ openedInPlace: Bool) async throws -> Result
    ) async throws -> Result {
        guard let fileURL else { throw CocoaError(.fileNoSuchFile) }
        return try await operation(fileURL, true)
    }
}

extension IntentFile: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: filename) }
}

extension IntentFile: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.file, typeName: "IntentFile") }
    public var _intentJSON: _IntentJSON { .string(fileURL?.path ?? filename) }

    public static func _intentValue(from json: _IntentJSON) async throws -> IntentFile {
        guard let path = json.text, FileManager.default.fileExists(atPath: path) else {
            throw _IntentValueError.wrongType(expected: "the path of a file", found: json)
        }
        return IntentFile(fileURL: URL(fileURLWithPath: path))
    }
}
