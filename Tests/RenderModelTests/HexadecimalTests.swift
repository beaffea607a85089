import RenderModel
import Testing

@Suite("Hexadecimal digits of bytes")
struct HexadecimalTests {
    @Test("Each byte has two lowercase digits, with a zero where it needs one")
    func digits() {
        #expect([UInt8]().hexadecimal == "")
        #expect(([0x00, 0x0A, 0x10, 0x7F, 0xFF] as [UInt8]).hexadecimal == "000a107fff")
        #expect((UInt8.min...UInt8.max).map { [$0].hexadecimal }.allSatisfy { $0.utf8.count == 2 })
        #expect(([0xDE, 0xAD, 0xBE] as [UInt8]).prefix(2).hexadecimal == "dead")
    }
}
