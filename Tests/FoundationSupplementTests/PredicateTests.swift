import Foundation
import Testing

@testable import FoundationSupplement

@Suite("Predicates with formats")
struct PredicateTests {
    private let plant: [String: Any] = [
        "name": "Thyme", "count": 7, "owner": ["name": "Ann"], "sizes": [1, 5], "isOld": true,
        "large": 9_007_199_254_740_993, "nobody": [Any](),
        "parts": [["grams": 2.5], ["grams": 5], ["name": "leaf"]] as [[String: Any]],
    ]

    @Test(
        "Comparisons, strings and their combinations",
        arguments: [
            ("name == 'Thyme'", true), ("name = \"Thyme\"", true), ("name ==[c] 'THYME'", true),
            ("name <> 'Sage'", true),
            ("count > 6 AND count =< 7", true), ("count < 7 || isOld == YES", true), ("NOT (count == 7)", false),
            ("!(count == 7) OR (name LIKE 'Th?me' && TRUEPREDICATE)", true), ("name MATCHES '[A-Z]hy.*'", true),
            ("name ENDSWITH 'me'", true), ("name CONTAINS[cd] 'HÝ'", true), ("count IN {1, 7}", true),
            ("count BETWEEN {1, 6}", false), ("missing == nil", true), ("name != NULL", true), ("missing < 3", false),
            ("owner.name == 'Ann'", true), ("sizes.@count == 2", true),
            ("parts.@sum.grams == 7.5", true),
            ("parts.@avg.grams == 2.5", true), ("parts.@max.grams == 5", true), ("parts.@min.grams == 2.5", true),
            ("nobody.@sum.grams == 0 AND nobody.@max.grams == nil", true),
            ("large == 9007199254740993", true), ("large == 9007199254740992", false),
            ("large IN {9007199254740992, 9007199254740994}", false), ("large > 9007199254740992", true),
            ("ANY sizes > 4", true),
            ("ALL sizes > 4", false),
            ("NONE sizes > 5", true), ("sizes CONTAINS 5", true), ("count == -7", false), ("FALSEPREDICATE", false),
        ])
    func formats(format: String, expected: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: plant) == expected)
    }

    @Test("Arguments are values and key paths, in order")
    func arguments() {
        #expect(NSPredicate(format: "%K == %@ AND count == %d", "name", "Thyme", 7).evaluate(with: plant))
        #expect(NSPredicate(format: "%K.%K == %@", "owner", "name", "Ann").evaluate(with: plant))
        #expect(NSPredicate(format: "%K.name == %@", argumentArray: ["owner", "Ann"]).evaluate(with: plant))
        #expect(NSPredicate(format: "count IN %@", [6, 7]).evaluate(with: plant))
        #expect(NSPredicate(format: "SELF CONTAINS %@", "row").evaluate(with: "arrow"))
        #expect(NSPredicate(format: "name == $n").evaluate(with: plant, substitutionVariables: ["n": "Thyme"]))
    }

    @Test(
        "An unparsable format matches nothing",
        arguments: [
            "name", "name ==", "name == 'x", "(name == 1", "name == %@", "sum(a) == 1", "a == 1 b", "a[0] == 1",
            "ö ~ 1", "parts.@mean.grams == 1",
        ])
    func unreadable(format: String) {
        #expect(throws: PredicateFormatReader.Problem.self) {
            try PredicateFormatReader.read(format, arguments: [])
        }
        #expect(!NSPredicate(format: format).evaluate(with: plant))
    }

    @Test("Dates, identifiers and numbers can also be C arguments")
    func formatArguments() {
        let planted = Date(timeIntervalSince1970: 0)
        #expect(NSPredicate(format: "SELF > %@", planted as CVarArg).evaluate(with: planted + 1))
        #expect(NSPredicate(format: "SELF == %@", NSNumber(value: 2) as CVarArg).evaluate(with: 2))
        let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        #expect(NSPredicate(format: "SELF == %@", zero as CVarArg).evaluate(with: zero))
        #expect(
            String(format: "%@ %@ %@", planted, NSNumber(value: 4), zero)
                == "1970-01-01 00:00:00 +0000 4 00000000-0000-0000-0000-000000000000")
    }

    @Test("A notice is reported once")
    func notices() {
        let notices = Notices()
        let notice = Notices.Notice(.note, subject: "a", message: "b")
        notices.add(notice)
        notices.add(notice)
        #expect(notices.take() == [notice])
        notices.add(notice)
        #expect(notices.take() == [])
    }

    @Test("Notices are sorted by text, whichever thread was first")
    func orderOfNotices() {
        let all = [("a", "b", nil), ("a", "c", nil), ("a", "c", "d"), ("b", "a", nil)].map {
            Notices.Notice(.note, subject: $0.0, message: $0.1, remedy: $0.2)
        }
        let notices = Notices()
        for notice in all.reversed() { notices.add(notice) }
        #expect(notices.take() == all)
    }

    private final class Named: IdentifiedObject {
        let identity: AnyObject

        init(_ identity: AnyObject) { self.identity = identity }
    }

    @Test("Objects with equal values are equal")
    func identities() {
        let (thing, other) = (Named(NSObject()), Named(NSObject()))
        let twin = Named(thing.identity)
        #expect(DynamicOrder.areEqual(thing, twin) && !DynamicOrder.areEqual(thing, other))
        #expect(NSPredicate(format: "SELF IN %@", [other, twin]).evaluate(with: thing))
        #expect(!NSPredicate(format: "SELF == %@", other).evaluate(with: thing))
    }

    @Test("Values of different types are ordered where possible")
    func order() {
        #expect(DynamicOrder.compare(Int16(2), 2.5) == .orderedAscending)
        #expect(DynamicOrder.compare(nil, 1) == .orderedAscending)
        #expect(DynamicOrder.compare(Optional<String>.none as Any, nil) == .orderedSame)
        #expect(DynamicOrder.compare("a", 1) == nil)
        #expect(DynamicOrder.compare(UInt64.max, Int8(-1)) == .orderedDescending)
        #expect(DynamicOrder.compare(NSNumber(value: Int64.max), Int64.max - 1) == .orderedDescending)
        #expect(DynamicOrder.compare(Date(timeIntervalSince1970: 0), NSDate()) == .orderedAscending)
    }
}
