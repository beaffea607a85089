import Foundation
import FoundationSupplement
import Testing

@Suite("Bound streams")
struct BoundStreamTests {
    private func pair(_ size: Int) throws -> (InputStream, OutputStream) {
        var input: InputStream?
        var output: OutputStream?
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        return (try #require(input), try #require(output))
    }

    @Test("Written bytes can be read, and closing ends the stream")
    func passage() throws {
        let (input, output) = try pair(4)
        input.open()
        output.open()
        #expect(output.write([1, 2, 3, 4, 5, 6], maxLength: 6) == 4)
        #expect(!output.hasSpaceAvailable)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(input.read(&bytes, maxLength: 3) == 3)
        #expect(bytes.prefix(3) == [1, 2, 3])
        output.close()
        #expect(input.read(&bytes, maxLength: 8) == 1)
        #expect(input.read(&bytes, maxLength: 8) == 0)
        #expect(input.streamStatus == .atEnd)
    }

    @Test("Writing fails once the reader is closed")
    func closedReader() throws {
        let (input, output) = try pair(4)
        input.open()
        output.open()
        input.close()
        #expect(output.write([1], maxLength: 1) == -1)
    }
}
