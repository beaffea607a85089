import RenderModel

extension ConfigurationSummary.Sentence.Part: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .text(let text):
            writer.write(byte: 0)
            writer.write(text)
        case .parameter(let name):
            writer.write(byte: 1)
            writer.write(name)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .text(try reader.string())
        case 1: self = .parameter(try reader.string())
        default: throw reader.malformed("unknown part of a summary")
        }
    }
}

extension ConfigurationSummary.Sentence: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(parts)
        writer.write(others)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(parts: try reader.array(minimumSize: 2), others: try reader.array())
    }
}

extension ConfigurationSummary.Subject: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .parameter(let name): writer.write(Optional(name))
        case .widgetFamily: writer.write(String?.none)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let name: String? = try reader.optional()
        self = name.map { .parameter($0) } ?? .widgetFamily
    }
}

extension ConfigurationSummary.Branch: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(values)
        writer.write(summary)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(values: try reader.array(), summary: try reader.value())
    }
}

extension ConfigurationSummary.Condition: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(subject)
        switch comparison {
        case .equals(let json):
            writer.write(byte: 0)
            writer.write(json)
        case .differs(let json):
            writer.write(byte: 1)
            writer.write(json)
        case .isOneOf(let list):
            writer.write(byte: 2)
            writer.write(list)
        case .hasValue: writer.write(byte: 3)
        case .hasNoValue: writer.write(byte: 4)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        let subject: ConfigurationSummary.Subject = try reader.value()
        switch try reader.byte() {
        case 0: self.init(subject, .equals(try reader.string()))
        case 1: self.init(subject, .differs(from: try reader.string()))
        case 2: self.init(subject, .isOneOf(try reader.array()))
        case 3: self.init(subject, .hasValue)
        case 4: self.init(subject, .hasNoValue)
        default: throw reader.malformed("unknown comparison")
        }
    }
}

extension ConfigurationSummary.Row: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(parameter)
        writer.write(condition)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(try reader.string(), shownWhen: try reader.optional())
    }
}

extension ConfigurationSummary: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .automatic: writer.write(byte: 0)
        case .sentence(let sentence):
            writer.write(byte: 1)
            writer.write(sentence)
        case .when(let condition, let then, let otherwise):
            writer.write(byte: 2)
            writer.write(condition)
            writer.write(then)
            writer.write(otherwise)
        case .choose(let subject, let branches, let otherwise):
            writer.write(byte: 3)
            writer.write(subject)
            writer.write(branches)
            writer.write(otherwise)
        case .rows(let rows):
            writer.write(byte: 4)
            writer.write(rows)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self = try reader.recurse { reader throws(BinaryDecodingError) in try Self.read(from: &reader) }
    }

    private static func read(from reader: inout BinaryReader) throws(BinaryDecodingError) -> ConfigurationSummary {
        switch try reader.byte() {
        case 0: return .automatic
        case 1: return .sentence(try reader.value())
        case 2: return .when(try reader.value(), then: try reader.value(), otherwise: try reader.value())
        case 3:
            return .choose(
                try reader.value(), branches: try reader.array(minimumSize: 2), otherwise: try reader.value())
        case 4: return .rows(try reader.array(minimumSize: 2))
        default: throw reader.malformed("unknown summary")
        }
    }
}
