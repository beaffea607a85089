extension StringCatalog {
    /// Why bytes are not a valid compiled catalog.
    package enum CodingError: Error, Hashable, CustomStringConvertible {
        case notACatalog
        case damaged(offset: Int)

        package var description: String {
            switch self {
            case .notACatalog: "These bytes are not a compiled string catalog; compile the catalog again."
            case .damaged(let offset): "The compiled string catalog is damaged at byte \(offset); compile it again."
            }
        }
    }

    /// First bytes of a compiled catalog: a name and the format version.
    private static let signature: [UInt8] = Array("TSC1".utf8)
    /// Variants nested deeper than this are rejected, so that damaged bytes cannot exhaust the stack.
    static let depthLimit = 16

    /// The compiled form: signature, then counts and length-prefixed strings in sorted order, so that equal catalogs
    /// give equal bytes.
    package func encoded() -> [UInt8] {
        var writer = CatalogWriter(bytes: Self.signature)
        writer.sorted(tables) { writer, table in
            writer.text(table.sourceLanguage)
            writer.sorted(table.languages) { writer, texts in
                writer.sorted(texts) { writer, variant in writer.variant(variant) }
            }
        }
        return writer.bytes
    }

    package init(encoded bytes: [UInt8]) throws(CodingError) {
        guard bytes.starts(with: Self.signature) else { throw .notACatalog }
        var reader = CatalogReader(bytes: bytes, offset: Self.signature.count)
        var tables: [String: Table] = [:]
        for _ in 0..<(try reader.count()) {
            let name = try reader.text()
            var table = Table(sourceLanguage: try reader.text())
            for _ in 0..<(try reader.count()) {
                let language = try reader.text()
                var texts: [String: Variant] = [:]
                for _ in 0..<(try reader.count()) {
                    let key = try reader.text()
                    texts[key] = try reader.variant(depth: Self.depthLimit)
                }
                table.languages[language] = texts
            }
            tables[name] = table
        }
        self.init(tables: tables)
    }
}

private struct CatalogWriter {
    var bytes: [UInt8]

    /// Seven bits per byte, lowest first; the top bit marks that more follow.
    mutating func count(_ value: Int) {
        var rest = UInt64(value)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func text(_ text: String) {
        count(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func sorted<Value>(_ values: [String: Value], _ write: (inout CatalogWriter, Value) -> Void) {
        count(values.count)
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            text(key)
            write(&self, value)
        }
    }

    mutating func variant(_ variant: StringCatalog.Variant) {
        switch variant {
        case .text(let value):
            count(0)
            text(value)
        case .plural(let argument, let cases):
            count(1)
            count(argument)
            sorted(keyedByName(cases)) { $0.variant($1) }
        case .device(let cases):
            count(2)
            sorted(keyedByName(cases)) { $0.variant($1) }
        case .substituted(let format, let substitutions):
            count(3)
            self.variant(format)
            sorted(substitutions) { writer, substitution in
                writer.count(substitution.argument)
                writer.text(substitution.specifier)
                writer.variant(substitution.variant)
            }
        }
    }

    private func keyedByName<Key: RawRepresentable<String>>(
        _ cases: [Key: StringCatalog.Variant]
    ) -> [String: StringCatalog.Variant] {
        Dictionary(uniqueKeysWithValues: cases.map { ($0.key.rawValue, $0.value) })
    }
}

private struct CatalogReader {
    let bytes: [UInt8]
    var offset: Int

    mutating func count() throws(StringCatalog.CodingError) -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while offset < bytes.count, shift < 56 {
            let byte = bytes[offset]
            offset += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return Int(value) }
            shift += 7
        }
        throw .damaged(offset: offset)
    }

    mutating func text() throws(StringCatalog.CodingError) -> String {
        let length = try count()
        guard length <= bytes.count - offset else { throw .damaged(offset: offset) }
        defer { offset += length }
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }

    mutating func variant(depth: Int) throws(StringCatalog.CodingError) -> StringCatalog.Variant {
        guard depth > 0 else { throw .damaged(offset: offset) }
        switch try count() {
        case 0: return .text(try text())
        case 1:
            let argument = try count()
            return .plural(argument: argument, cases: try cases(depth: depth))
        case 2: return .device(try cases(depth: depth))
        case 3:
            let format = try variant(depth: depth - 1)
            var substitutions: [String: StringCatalog.Substitution] = [:]
            for _ in 0..<(try count()) {
                let name = try text()
                let argument = try count()
                let specifier = try text()
                substitutions[name] = StringCatalog.Substitution(
                    argument: argument, specifier: specifier, variant: try variant(depth: depth - 1))
            }
            return .substituted(format: format, substitutions: substitutions)
        default: throw .damaged(offset: offset)
        }
    }

    private mutating func cases<Key: RawRepresentable<String> & Hashable>(
        depth: Int
    ) throws(StringCatalog.CodingError) -> [Key: StringCatalog.Variant] {
        var cases: [Key: StringCatalog.Variant] = [:]
        for _ in 0..<(try count()) {
            guard let key = Key(rawValue: try text()) else { throw .damaged(offset: offset) }
            cases[key] = try variant(depth: depth - 1)
        }
        return cases
    }
}
