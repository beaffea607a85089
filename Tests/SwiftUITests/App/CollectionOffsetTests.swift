import Foundation
import SwiftUI
import Testing

@Suite("Moved and removed rows")
struct CollectionOffsetTests {
    @Test(
        "Moved elements are inserted before the one at the destination",
        arguments: [
            (IndexSet([0]), 3, ["b", "c", "a", "d"]), (IndexSet([3]), 0, ["d", "a", "b", "c"]),
            (IndexSet([0, 2]), 4, ["b", "d", "a", "c"]), (IndexSet([1]), 2, ["a", "b", "c", "d"]),
        ])
    func moves(source: IndexSet, destination: Int, expected: [String]) {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: source, toOffset: destination)
        #expect(letters == expected)
    }

    @Test("Offsets are removed together")
    func removes() {
        var letters = ["a", "b", "c", "d"]
        letters.remove(atOffsets: IndexSet([0, 2]))
        #expect(letters == ["b", "d"])
    }
}

@Suite("Navigation paths")
struct NavigationPathTests {
    @Test("A path survives encoding")
    func storing() throws {
        var path = NavigationPath(["a", "b"])
        path.append(3)
        let data = try JSONEncoder().encode(#require(path.codable))
        let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(restored == path)
        #expect(restored.count == 3)
    }

    @Test("A path with an unencodable value has no encoded form")
    func unstorable() {
        struct Step: Hashable {}
        var path = NavigationPath()
        path.append(Step())
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.isEmpty)
    }
}
