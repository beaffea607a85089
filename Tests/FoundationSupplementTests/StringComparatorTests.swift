import Foundation
import Testing

@testable import FoundationSupplement

@Suite("String comparators")
struct StringComparatorTests {
    private struct Song: Equatable {
        var title: String
        var artist: String?
    }

    private let titles = ["a10", "B1", "a2"]

    @Test("The standard order of lists compares numbers by value and ignores case")
    func localizedStandard() {
        #expect(String.StandardComparator.localizedStandard.compare("a10", "a2") == .orderedDescending)
        #expect(String.StandardComparator.lexical.compare("a10", "a2") == .orderedAscending)
        #expect(titles.sorted(using: .localizedStandard) == ["a2", "a10", "B1"])
    }

    @Test("A string sort descriptor uses the standard list order unless it has a comparator")
    func descriptor() {
        let songs = titles.map { Song(title: $0) }
        #expect(songs.sorted(using: SortDescriptor(\Song.title)).map(\.title) == ["a2", "a10", "B1"])
        #expect(songs.sorted(using: SortDescriptor(\Song.title, order: .reverse)).map(\.title) == ["B1", "a10", "a2"])
        let lexical = SortDescriptor(\Song.title, comparator: .lexical)
        #expect(songs.sorted(using: lexical).map(\.title) == ["B1", "a10", "a2"])
    }
}
