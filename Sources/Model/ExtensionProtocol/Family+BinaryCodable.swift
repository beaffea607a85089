import RenderModel
import WidgetVocabulary

extension Family: BinaryCodable {
    /// The number of the family in messages. It isn't the index of the case: the cases have the order of the
    /// guidelines.
    private var code: UInt8 {
        switch self {
        case .systemSmall: 0
        case .systemMedium: 1
        case .systemLarge: 2
        case .systemExtraLarge: 3
        case .systemExtraLargePortrait: 4
        case .accessoryCircular: 5
        case .accessoryRectangular: 6
        case .accessoryInline: 7
        case .accessoryCorner: 8
        }
    }

    /// Every family, in the order of messages.
    static let byCode = allCases.sorted { $0.code < $1.code }

    package func encode(into writer: inout BinaryWriter) { writer.write(byte: code) }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let code = Int(try reader.byte())
        guard Self.byCode.indices.contains(code) else { throw reader.malformed("unknown \(Self.self)") }
        self = Self.byCode[code]
    }
}

extension MountingStyle: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(caseIndex: self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.caseIndex() }
}
