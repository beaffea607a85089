import RenderModel

extension ConfigurationValueKind.NumberField: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: style)
        writer.write(range?.lowerBound)
        writer.write(range?.upperBound)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(style: try reader.caseIndex())
        let (lower, upper): (Double?, Double?) = (try reader.optional(), try reader.optional())
        guard let lower, let upper else { return }
        guard lower <= upper else { throw reader.malformed("a range has no values") }
        range = lower...upper
    }
}

extension ConfigurationValueKind.TextField: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(caseIndex: lines)
        writer.write(caseIndex: keyboard)
        writer.write(caseIndex: capitalization)
        writer.write(caseIndex: correction)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            lines: try reader.caseIndex(), keyboard: try reader.caseIndex(), capitalization: try reader.caseIndex(),
            correction: try reader.caseIndex())
    }
}

extension ConfigurationValueKind.MeasurementField.Unit: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(symbol)
        writer.write(factor)
        writer.write(offset)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(symbol: try reader.string(), factor: try reader.double(), offset: try reader.double())
    }
}

extension ConfigurationValueKind.MeasurementField: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(dimension)
        writer.write(units)
        writer.write(minimum)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            dimension: try reader.string(), units: try reader.array(minimumSize: 17), minimum: try reader.optional())
    }
}

extension ConfigurationValueKind: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .boolean(let names):
            writer.write(byte: 0)
            writer.write(names.yes)
            writer.write(names.no)
        case .integer(let field):
            writer.write(byte: 1)
            writer.write(field)
        case .real(let field):
            writer.write(byte: 2)
            writer.write(field)
        case .text(let field):
            writer.write(byte: 3)
            writer.write(field)
        case .date(let parts):
            writer.write(byte: 4)
            writer.write(caseIndex: parts)
        case .dateComponents(let parts):
            writer.write(byte: 5)
            writer.write(caseIndex: parts)
        case .url:
            writer.write(byte: 6)
        case .measurement(let field):
            writer.write(byte: 7)
            writer.write(field)
        case .file(let types):
            writer.write(byte: 8)
            writer.write(types)
        case .enumeration(let title):
            writer.write(byte: 9)
            writer.write(title)
        case .entity(let title):
            writer.write(byte: 10)
            writer.write(title)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .boolean(BooleanNames(yes: try reader.optional(), no: try reader.optional()))
        case 1: self = .integer(try reader.value())
        case 2: self = .real(try reader.value())
        case 3: self = .text(try reader.value())
        case 4: self = .date(try reader.caseIndex())
        case 5: self = .dateComponents(try reader.caseIndex())
        case 6: self = .url
        case 7: self = .measurement(try reader.value())
        case 8: self = .file(types: try reader.array())
        case 9: self = .enumeration(title: try reader.string())
        case 10: self = .entity(title: try reader.string())
        default: throw reader.malformed("unknown kind of parameter")
        }
    }
}
