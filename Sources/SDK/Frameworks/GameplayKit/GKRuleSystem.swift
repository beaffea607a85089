import Foundation

/// The conclusions from facts.
open class GKRule: NSObject {
    open var salience = 0
    private let condition: (GKRuleSystem) -> Bool
    private let action: (GKRuleSystem) -> Void

    public init(
        blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void
    ) {
        condition = predicate
        self.action = action
        super.init()
    }

    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition(system) }
    open func performAction(in system: GKRuleSystem) { action(system) }
}

/// Applies each rule once, highest salience first, and evaluates the others again after each, because their conditions
/// may have changed.
open class GKRuleSystem: NSObject {
    public let state = NSMutableDictionary()
    public private(set) var rules: [GKRule] = []
    public private(set) var executed: [GKRule] = []
    private var grades: [(fact: NSObject, grade: Float)] = []

    public override init() {
        super.init()
    }

    open var agenda: [GKRule] {
        rules.filter { rule in !executed.contains { $0 === rule } }.sorted { $0.salience > $1.salience }
    }
    open var facts: [Any] { grades.filter { $0.grade > 0 }.map(\.fact) }

    open func add(_ rule: GKRule) { rules.append(rule) }
    open func add(_ rules: [GKRule]) { self.rules += rules }
    open func removeAllRules() { rules = [] }

    open func evaluate() {
        while let rule = agenda.first(where: { $0.evaluatePredicate(in: self) }) {
            executed.append(rule)
            rule.performAction(in: self)
        }
    }

    open func reset() {
        executed = []
        grades = []
    }

    open func grade(forFact fact: any NSObjectProtocol) -> Float {
        grades.first { $0.fact.isEqual(fact) }?.grade ?? 0
    }

    open func minimumGrade(forFacts facts: [Any]) -> Float { known(facts).min() ?? 0 }
    open func maximumGrade(forFacts facts: [Any]) -> Float { known(facts).max() ?? 0 }
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: grade) }
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: -grade) }

    private func known(_ facts: [Any]) -> [Float] { facts.compactMap { $0 as? NSObject }.map { grade(forFact: $0) } }

    private func change(_ fact: any NSObjectProtocol, by grade: Float) {
        guard let fact = fact as? NSObject else { return }
        let value = min(max(self.grade(forFact: fact) + grade, 0), 1)
        grades.removeAll { $0.fact.isEqual(fact) }
        grades.append((fact, value))
    }
}
