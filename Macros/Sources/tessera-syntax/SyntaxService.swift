import SwiftParser
import SyntaxConfinement

/// Reads Swift sources for the command line, one request after another.
///
/// 1. Descriptor 3 is a socket. A request is the length of a source in bytes, 4 bytes long and little-endian like all
///    numbers of fixed size, and the source.
/// 2. The answer is its length in the same form and the source's tree as `TreeWriter` encodes it.
/// 3. The program ends when the other side closes the socket.
/// 4. Before the first request it gives up everything but its memory and the socket, if the kernel can filter system
///    calls: whatever the parser does on hostile input concerns this process only.
@main
enum SyntaxService {
    private static let channel: Int32 = 3
    /// Bytes of a source; the command line sends none that is longer.
    private static let sourceLimit = 64 << 20

    static func main() {
        _ = sc_confine()
        let channel = ByteChannel(descriptor: channel)
        var writer = TreeWriter()
        while let length = channel.readLength(), length <= sourceLimit, let source = channel.read(length) {
            let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
            guard channel.writeFramed(writer.encode(tree, of: source)) else { return }
        }
    }
}
