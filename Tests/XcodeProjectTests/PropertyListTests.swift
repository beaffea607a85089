import Foundation
import Testing

@testable import XcodeProject

@Suite("Binary property lists")
struct PropertyListTests {
    /// A binary property list of objects, the first of which is the whole.
    private func list(_ objects: [[UInt8]]) -> Data {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let place = UInt8(bytes.count)
        let zeros = [UInt8](repeating: 0, count: 7)
        // The sizes of an offset and of a reference, the number of objects, the first object, the place of the offsets.
        bytes += offsets + zeros.dropLast() + [1, 1] + zeros + [UInt8(objects.count)] + zeros + [0] + zeros + [place]
        return Data(bytes)
    }

    @Test("A list with a set, at which Foundation traps, is rejected; one with a similar byte in a string is read")
    func sets() throws {
        let key: [UInt8] = [0x51, 0x61]
        let table: [UInt8] = [0xD1, 1, 2]
        for set: [[UInt8]] in [[[0xC1, 1]], [[0xC0]], [[0xA1, 3], [0xC1, 1]], [[0xCF, 0x10, 1, 1]]] {
            let error = #expect(throws: ProjectProblem.self) {
                try PropertyListFile.table(list([table, key] + set), of: "Info.plist")
            }
            #expect(error?.description.contains("Info.plist") == true)
        }
        // The string “Á” in UTF-16 contains the byte of a set with one element.
        let text = try PropertyListFile.table(list([table, key, [0x61, 0x00, 0xC1]]), of: "Info.plist")
        #expect(text["a"] as? String == "\u{C1}")
    }
}
