extension SymbolLibrary {
    /// The bytes of a symbol file. `aliases` maps further names to names among the programs.
    package static func encode(_ programs: [SymbolProgram], aliases: [String: String]) -> [UInt8] {
        var records = SymbolByteWriter()
        var recordPosition: [String: Int] = [:]
        for program in programs.sorted(by: { $0.name < $1.name }) {
            recordPosition[program.name] = records.bytes.count
            program.write(to: &records)
        }
        for (alias, target) in aliases where recordPosition[alias] == nil {
            recordPosition[alias] = recordPosition[target]
        }
        let names = recordPosition.keys.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }

        var pool = SymbolByteWriter()
        let poolStart = SymbolFileFormat.headerSize + names.count * SymbolFileFormat.indexEntrySize
        let recordsStart = poolStart + names.reduce(0) { $0 + $1.count }
        var file = SymbolByteWriter()
        file.write(SymbolFileFormat.magic)
        file.write(SymbolFileFormat.version)
        file.write(UInt32(names.count))
        for name in names {
            file.write(UInt32(poolStart + pool.bytes.count))
            file.write(UInt32(name.count))
            file.write(UInt32(recordsStart + (recordPosition[String(decoding: name, as: UTF8.self)] ?? 0)))
            pool.write(contentsOf: name)
        }
        file.write(contentsOf: pool.bytes)
        file.write(contentsOf: records.bytes)
        return file.bytes
    }
}
