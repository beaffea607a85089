import RenderModel
import WidgetVocabulary

extension ConfigurationOption.Image: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .symbol(let name):
            writer.write(byte: 0)
            writer.write(name)
        case .picture(let bytes):
            writer.write(byte: 1)
            writer.write(bytes)
        case .missing(let name):
            writer.write(byte: 2)
            writer.write(name)
        case .url(let url):
            writer.write(byte: 3)
            writer.write(url)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .symbol(try reader.string())
        case 1: self = .picture(try reader.byteArray())
        case 2: self = .missing(try reader.string())
        case 3: self = .url(try reader.string())
        default: throw reader.malformed("unknown image of an option")
        }
    }
}

extension ConfigurationOption: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(json)
        writer.write(title)
        writer.write(subtitle)
        writer.write(image)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            json: try reader.string(), title: try reader.string(), subtitle: try reader.optional(),
            image: try reader.optional())
    }
}

extension ConfigurationListSize.Limit: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(minimum)
        writer.write(maximum)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(minimum: try reader.int(), maximum: try reader.optional())
    }
}

extension ConfigurationListSize: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(general)
        // In the order of the families, so that equal values have equal bytes.
        for family in Family.byCode { writer.write(byFamily[family]) }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(general: try reader.value())
        for family in Family.byCode { byFamily[family] = try reader.optional() }
    }
}

extension ConfigurationParameter: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(title)
        writer.write(typeName)
        writer.write(kind)
        writer.write(description)
        writer.write(prompt)
        writer.write(caseIndex: presence)
        writer.write(list)
        writer.write(defaultJSON)
        writer.write(caseIndex: optionSource)
        writer.write(options)
        writer.write(dependencies)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            name: try reader.string(), title: try reader.string(), typeName: try reader.string(),
            kind: try reader.value(), description: try reader.optional(), prompt: try reader.optional(),
            presence: try reader.caseIndex(), list: try reader.optional(), defaultJSON: try reader.optional(),
            optionSource: try reader.caseIndex(), options: try reader.array(minimumSize: 4),
            dependencies: try reader.array())
    }
}
