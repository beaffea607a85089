import RenderModel
import Testing

@Suite("Checksums of bytes")
struct ChecksumTests {
    @Test("Checksums are those of FNV-1a, so that stored names stay valid")
    func values() {
        #expect("".utf8.checksum == 0xCBF2_9CE4_8422_2325)
        #expect("a".utf8.checksum == 0xAF63_DC4C_8601_EC8C)
        #expect("foobar".utf8.checksum == 0x8594_4171_F739_67E8)
        #expect(Array("foobar".utf8).checksum == "foobar".utf8.checksum)
    }
}
