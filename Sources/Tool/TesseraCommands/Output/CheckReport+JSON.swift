import AppleAPI
import RenderModel
import WidgetCompiler

extension CheckReport {
    /// The reports as JSON.
    package static func json(of reports: [CheckReport]) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("compiles", reports.allSatisfy(\.compiles))
        writer.key("folders")
        writer.beginArray()
        for report in reports { report.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.text + "\n"
    }

    private func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("path", path)
        if let target { writer.member("target", target) }
        writer.member("files", files.count)
        writer.key("sources")
        writer.beginArray()
        for file in files { writer.value(file) }
        writer.endArray()
        writer.member("compiles", compiles)
        writer.key("notSupported")
        writer.beginArray()
        for symbol in diagnosis.missing {
            writer.beginObject()
            writer.member("symbol", symbol.symbol)
            writer.member("reason", section(of: symbol).name)
            writer.member("count", symbol.uses.count)
            if let module = symbol.module { writer.member("module", module) }
            if let advice = advice(on: symbol) { writer.member("advice", advice) }
            Self.write(symbol.nearest, as: "nearest", to: &writer)
            Self.write(symbol.names, as: "names", to: &writer)
            Self.write(symbol.uses, to: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.key("withoutEffect")
        writer.beginArray()
        for modifier in diagnosis.withoutEffect {
            writer.beginObject()
            writer.member("symbol", modifier.name)
            writer.member("count", modifier.uses.count)
            writer.member("advice", modifier.reason)
            Self.write(modifier.uses, to: &writer)
            writer.endObject()
        }
        writer.endArray()
        Self.write(diagnosis.others, as: "otherErrors", to: &writer)
        writer.member("followingErrors", diagnosis.following)
        writer.member("isComplete", diagnosis.cutAfter == nil)
        Self.write(diagnosis.remarks, as: "remarks", to: &writer)
        writeDrawing(to: &writer)
        writer.key("byFile")
        writer.beginObject()
        for (file, count) in filesWithErrors { writer.member(file, count) }
        writer.endObject()
        writer.endObject()
    }

    private static func write(_ messages: [CompilerMessage], as key: String, to writer: inout JSONWriter) {
        writer.key(key)
        writer.beginArray()
        for message in messages {
            writer.beginObject()
            writer.member("file", message.file)
            writer.member("line", message.line)
            writer.member("message", message.message)
            if !message.notes.isEmpty { write(message.notes, as: "notes", to: &writer) }
            writer.endObject()
        }
        writer.endArray()
    }

    private static func write(_ names: [String], as key: String, to writer: inout JSONWriter) {
        guard !names.isEmpty else { return }
        writer.key(key)
        writer.beginArray()
        for name in names { writer.value(name) }
        writer.endArray()
    }

    private static func write(_ uses: [MissingSymbol.Use], to writer: inout JSONWriter) {
        writer.key("uses")
        writer.beginArray()
        for use in uses {
            writer.beginObject()
            writer.member("file", use.file)
            writer.member("line", use.line)
            writer.endObject()
        }
        writer.endArray()
    }
}

extension MissingSymbol {
    fileprivate var nearest: [String] {
        switch verdict {
        case .unsupported(let nearest, let instead, _): [instead].compactMap(\.self) + nearest
        case .otherArguments(let declarations): declarations
        case .undeclared(let nearest): nearest
        case .notImported(let module): [module]
        case .foreignModule: []
        }
    }
}
