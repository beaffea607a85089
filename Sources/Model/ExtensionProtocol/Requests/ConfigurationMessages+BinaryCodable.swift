import RenderModel

extension OptionsRequest.Query: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .suggested: writer.write(byte: 0)
        case .search(let text):
            writer.write(byte: 1)
            writer.write(text)
        case .values(let values):
            writer.write(byte: 2)
            writer.write(values)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .suggested
        case 1: self = .search(try reader.string())
        case 2: self = .values(try reader.array())
        default: throw reader.malformed("unknown query for options")
        }
    }
}

extension OptionsRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(kind)
        writer.write(parameter)
        writer.write(query)
        writer.write(configuration)
        writer.write(family)
        writer.write(locale)
        writer.write(timeLimit)
        writer.write(limit)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            kind: try reader.string(), parameter: try reader.string(), query: try reader.value(),
            configuration: try reader.array(minimumSize: 2), family: try reader.value(), locale: try reader.string(),
            timeLimit: try reader.double(), limit: try reader.int())
    }
}

extension OptionsReply.Section: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(title)
        writer.write(options)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(title: try reader.optional(), options: try reader.array(minimumSize: 4))
    }
}

extension OptionsReply: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(sections)
        writer.write(prompt)
        writer.write(defaultJSON)
        writer.write(omitted)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            sections: try reader.array(minimumSize: 2), prompt: try reader.optional(),
            defaultJSON: try reader.optional(), omitted: try reader.int())
    }
}

extension ConfigurationRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(kind)
        writer.write(configuration)
        writer.write(family)
        writer.write(locale)
        writer.write(timeLimit)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            kind: try reader.string(), configuration: try reader.array(minimumSize: 2), family: try reader.value(),
            locale: try reader.string(), timeLimit: try reader.double())
    }
}

extension ConfigurationReply.Value: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(name)
        writer.write(json)
        writer.write(shown)
        writer.write(problem)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            name: try reader.string(), json: try reader.optional(), shown: try reader.array(minimumSize: 4),
            problem: try reader.optional())
    }
}

extension ConfigurationReply: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(values)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(values: try reader.array(minimumSize: 4))
    }
}

extension ConfigurationRecommendation: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(title)
        writer.write(configuration)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(title: try reader.string(), configuration: try reader.array(minimumSize: 2))
    }
}
