/// Reports the entries that no later call refers to, so that their process keeps only those that are needed.
///
/// A process never drops other entries. Tokens that it does not know are ignored.
package struct ReleaseRequest: ExtensionCall {
    package var released: [EntriesToken]

    package init(_ released: [EntriesToken]) { self.released = released }

    package var message: ExtensionRequest { .release(released) }

    package func reply(in answer: ExtensionReply, from process: AnsweringProcess) -> Void? {
        answer == .noted ? () : nil
    }
}
