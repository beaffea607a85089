import Testing

@testable import tessera_faults

@Suite("The stream of a page")
struct ChunkedBodyTests {
    @Test("Chunks are joined however they arrive, and one counts when it is complete", arguments: [1, 2, 7, 1_000])
    func chunks(step: Int) {
        let answer = Array("HTTP/1.1 200 OK\r\n\r\n5\r\nevent\r\nc\r\n: state\r\n\r\n!\r\n4\r\nlost".utf8)
        var body = ChunkedBody()
        var additions = 0
        for start in stride(from: 0, to: answer.count, by: step) {
            if body.add(Array(answer[start..<min(start + step, answer.count)])) { additions += 1 }
        }
        #expect(String(decoding: body.bytes, as: UTF8.self) == "event: state\r\n\r\n!")
        #expect(additions == (step < 10 ? 2 : 1))
    }
}
