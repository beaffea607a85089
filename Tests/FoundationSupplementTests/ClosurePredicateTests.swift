import Foundation
import FoundationSupplement
import Testing

@Suite("Predicates of closures")
struct ClosurePredicateTests {
    @Test("A predicate calls its closure, also for several values and nested in another")
    func evaluated() throws {
        let large = _predicate { (number: Int) in number > 3 }
        #expect(try large.evaluate(4) && !large.evaluate(3))
        let both = _predicate { (number: Int, name: String) in try large.evaluate(number) && name == "a" }
        #expect(try both.evaluate(4, "a") && !both.evaluate(4, "b"))
        let length = _expression { (name: String) in name.count }
        #expect(try length.evaluate("four") == 4)
    }

    @Test("A predicate filters and a descriptor sorts as Foundation's do")
    func filtered() throws {
        let even = _predicate { (number: Int) in number.isMultiple(of: 2) }
        #expect(try [1, 2, 3, 4].filter(even) == [2, 4])
    }
}
