import ExtensionProtocol
import RenderModel

/// A report with what the service needs to say that nothing has changed.
package struct StoredReport: Hashable, Sendable {
    package var report: WeatherReport
    package var entityTag: String?
    package var lastModified: String?

    package init(_ report: WeatherReport, entityTag: String? = nil, lastModified: String? = nil) {
        self.report = report
        self.entityTag = entityTag
        self.lastModified = lastModified
    }

    /// The headers of a conditional request.
    var conditions: [String: String] {
        var headers: [String: String] = [:]
        if let entityTag { headers["If-None-Match"] = entityTag }
        if let lastModified { headers["If-Modified-Since"] = lastModified }
        return headers
    }
}

extension StoredReport: BinaryCodable {
    /// Precedes the value in a file, so that a file of another version is not read.
    private static let version = "tessera weather 1"

    package func encode(into writer: inout BinaryWriter) {
        writer.write(Self.version)
        writer.write(report)
        writer.write(entityTag)
        writer.write(lastModified)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        guard try reader.string() == Self.version else { throw reader.malformed("another version of stored weather") }
        self.init(try reader.value(), entityTag: try reader.optional(), lastModified: try reader.optional())
    }
}
