import RenderModel

/// Draws every entry in every environment: the reply has `entries.count * environments.count` trees, those of the
/// first entry first.
package struct RenderRequest: Hashable, Sendable {
    /// From the reply to `EntriesRequest`.
    package var token: EntriesToken
    package var entries: [Int]
    package var environments: [WidgetEnvironment]

    package init(token: EntriesToken, entries: [Int] = [0], environments: [WidgetEnvironment]) {
        self.token = token
        self.entries = entries
        self.environments = environments
    }
}

extension RenderRequest: ExtensionCall {
    package var message: ExtensionRequest { .render(self) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> [RenderTree]? {
        guard case .rendered(let trees) = answer, trees.count == entries.count * environments.count else { return nil }
        return trees.map { $0.sanitized.namingBundleFonts(of: process.fontKey) }
    }

    package var needs: ProcessNeeds { ProcessNeeds(system: environments.first?.platform) }

    package var tokens: [EntriesToken] { [token] }

    package func part(for process: Int?) -> Self? { process == token.process ? self : nil }
}

extension RenderRequest: BinaryCodable {
    package func encode(into writer: inout BinaryWriter) {
        writer.write(token)
        writer.write(entries)
        writer.write(environments)
    }

    package init(from reader: inout BinaryReader) throws(BinaryDecodingError) {
        self.init(
            token: try reader.value(), entries: try reader.array(), environments: try reader.array(minimumSize: 80))
    }
}
