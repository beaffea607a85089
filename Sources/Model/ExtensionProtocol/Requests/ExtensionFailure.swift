import RenderModel

/// Why a request could not be served.
package struct ExtensionFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        case unknownKind, unknownToken, unknownEntry, unknownIntent, unknownPreview, unsupportedFamily
        case unknownActivity
        /// Values of a Live Activity that its types do not accept.
        case invalidActivity
        case unknownParameter
        /// A parameter's value does not fit its type.
        case invalidConfiguration
        /// The provider or the intent threw an error.
        case threw
        /// The provider or the intent did not answer in time.
        case timeLimit
        /// The provider gave no entries.
        case noEntries
        /// More was asked for or made than the extension allows.
        case limit
        case malformedRequest
        /// Nothing in the extension can answer this.
        case unsupported
    }

    package var reason: Reason
    package var message: String

    package init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }

    package var description: String { message }
}

extension ExtensionFailure: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: reason)
        writer.write(message)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(try reader.caseIndex(), try reader.string())
    }
}
