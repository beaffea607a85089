/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable {
    public var data: Data
    public var filename: String
    public var fileURL: URL?
    public var removedOnCompletion: Bool = false

    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
    }

    public init(fileURL: URL, filename: String? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
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
