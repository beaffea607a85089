extension Semantics.IntentCall: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(typeName)
        writer.write(count: parameters.count)
        for parameter in parameters {
            writer.write(parameter.name)
            writer.write(parameter.json)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(typeName: try reader.string(), parameters: [])
        for _ in 0..<(try reader.count(minimumSize: 2)) {
            parameters.append(Parameter(name: try reader.string(), json: try reader.string()))
        }
    }
}

extension Semantics.Interaction: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        switch self {
        case .link(let url):
            writer.write(byte: 0)
            writer.write(url)
        case .intent(let call):
            writer.write(byte: 1)
            writer.write(call)
        case .toggle(let call, let isOn):
            writer.write(byte: 2)
            writer.write(call)
            writer.write(isOn)
        }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        switch try reader.byte() {
        case 0: self = .link(url: try reader.string())
        case 1: self = .intent(try reader.value())
        case 2: self = .toggle(try reader.value(), isOn: try reader.bool())
        default: throw reader.malformed("unknown interaction")
        }
    }
}

extension Semantics.Role: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) { writer.write(caseIndex: self) }
    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) { self = try reader.caseIndex() }
}

extension Semantics: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(role)
        writer.write(label)
        writer.write(value)
        writer.write(hint)
        writer.write(identifier)
        writer.write(interaction)
        writer.write(unsigned: UInt64(marks.rawValue))
        writer.write(sortPriority)
        writer.write(otherState != nil)
        if let otherState { writer.write(otherState.node) }
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            role: try reader.optional(), label: try reader.optional(), value: try reader.optional(),
            hint: try reader.optional(), identifier: try reader.optional(), interaction: try reader.optional(),
            marks: Marks(rawValue: try reader.uint32()), sortPriority: try reader.double())
        guard try reader.bool() else { return }
        otherState = .node(
            try reader.recurse { reader throws(BinaryDecodingError) in try RenderNode(from: &reader) })
    }
}

extension Diagnostic: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(rawValue: severity)
        writer.write(caseIndex: code)
        writer.write(subject)
        writer.write(message)
        writer.write(remedy)
        writer.write(file)
        writer.write(line)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            try reader.rawValue(), try reader.caseIndex(), subject: try reader.string(),
            message: try reader.string(), remedy: try reader.optional(), file: try reader.optional(),
            line: try reader.optional())
    }
}
