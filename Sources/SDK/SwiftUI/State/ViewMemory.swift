/// What views keep from one evaluation to the next, and what they do when they appear.
///
/// WidgetKit runs `onAppear` before it archives a view, and archives what the changed state shows: the published
/// picture of a widget on an iPhone (`promo.jpg` of alfianlosari/Covid19StatsWidgetKit) shows a pie whose pieces begin
/// with a scale of 0 and grow when they appear. So a view is evaluated until nothing appears any more:
///
/// 1. Evaluate and place the views. Where nothing is to be done when they appear, that is all.
/// 2. Evaluate them again from the beginning and keep the states of each view with a body by its place: what is above
///    it, be it a type, a branch of a condition, the number among several views or the name of an element.
/// 3. Run the actions of all views that appeared, in the order in which the views were made; each once. Actions for
///    values that changed, such as a measured size, are run among them whenever the value is another than in the
///    evaluation before.
/// 4. Evaluate again if there were any. Values of views are new then; the states of a view begin with what those of the
///    same place had at last.
///
/// Animations are skipped: what they lead to is shown.
package final class ViewMemory {
    /// Evaluations that follow each other at most; views that appear anew each time would never end.
    static let limit = 8

    private struct Appearance {
        /// What is done once has a key.
        let key: Int?
        let environment: EnvironmentValues
        let action: () -> Void
    }

    /// 0 for the evaluation that only finds out whether there is anything to do.
    private let evaluation: Int
    private var hasActions = false
    private var place = 0
    private var counts: [Int: Int] = [:]
    private var states: [Int: [any KeptState]] = [:]
    private let earlier: [Int: [any KeptState]]
    private var appearances: [Appearance] = []
    private var performed: Set<Int> = []
    private var values: [Int: Any] = [:]
    private let earlierValues: [Int: Any]

    package init() {
        evaluation = 0
        earlier = [:]
        earlierValues = [:]
    }

    /// The memory of the next evaluation.
    init(after former: ViewMemory) {
        evaluation = former.evaluation + 1
        earlier = former.states
        earlierValues = former.values
        performed = former.performed
    }

    /// Begins a view or modifier with a body, whose states take the values that they had; the place to go back to at
    /// its end is given back.
    func enter<Owner>(_ owner: Owner) -> Int {
        guard evaluation > 0 else { return 0 }
        let outer = place
        let chain = Self.mix(outer, Int(bitPattern: ObjectIdentifier(Owner.self)))
        place = Self.mix(chain, next(in: chain))
        let own = Self.states(of: owner, depth: 0)
        if let former = earlier[place] {
            for (state, former) in zip(own, former) { state.takeOver(former) }
        }
        states[place] = own
        return outer
    }

    /// Begins one of several views beside each other, or that of a condition.
    func enter(branch index: Int) -> Int {
        let outer = place
        if evaluation > 0 { place = Self.mix(place, index) }
        return outer
    }

    /// Begins the view of one element of a collection, of which some may have the same name by mistake.
    func enter<ID: Hashable>(element name: @autoclosure () -> ID) -> Int {
        guard evaluation > 0 else { return 0 }
        let outer = place
        let chain = Self.mix(place, name().hashValue)
        place = Self.mix(chain, next(in: chain))
        return outer
    }

    func leave(to outer: Int) { place = outer }

    var currentPlace: Int { place }

    /// Makes views after the view that they belong to, such as the content of a geometry reader.
    func at<Result>(_ place: Int, _ operation: () -> Result) -> Result {
        let outer = self.place
        self.place = place
        defer { self.place = outer }
        return operation()
    }

    /// Those among the stored variables, and within dynamic properties among these.
    private static func states(of owner: Any, depth: Int) -> [any KeptState] {
        Mirror(reflecting: owner).children.flatMap { child -> [any KeptState] in
            if let property = child.value as? any KeptProperty { return [property.keptState] }
            guard depth < 4, child.value is any DynamicProperty else { return [] }
            return states(of: child.value, depth: depth + 1)
        }
    }

    /// Notes what is to be done once a view is placed.
    func appear(in environment: EnvironmentValues, _ action: @escaping () -> Void) {
        hasActions = true
        guard evaluation > 0 else { return }
        // A number of its own, so that actions do not shift the views beside them.
        let chain = Self.mix(place, 1)
        let key = Self.mix(chain, next(in: chain))
        guard !performed.contains(key) else { return }
        appearances.append(Appearance(key: key, environment: environment, action: action))
    }

    /// Notes what is to be done when a value is another than in the evaluation before.
    ///
    /// - Parameters:
    ///   - place: that of the view.
    ///   - initially: whether it is done for the first value too, which then counts as the old one.
    func observe<Value: Equatable>(
        _ value: Value, at place: Int, initially: Bool, in environment: EnvironmentValues,
        _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) {
        if initially { hasActions = true }
        guard evaluation > 0 else { return }
        let chain = Self.mix(place, 2)
        let key = Self.mix(chain, next(in: chain))
        values[key] = value
        let old = earlierValues[key] as? Value
        guard old.map({ $0 != value }) ?? initially else { return }
        appearances.append(
            Appearance(key: nil, environment: environment) { action(old ?? value, value) })
    }

    /// Runs the actions of views that appeared; whether another evaluation is to follow.
    func performAppearances() -> Bool {
        guard evaluation > 0 else { return hasActions }
        let appearances = appearances
        self.appearances = []
        for appearance in appearances {
            if let key = appearance.key { performed.insert(key) }
            EnvironmentValues.withCurrent(appearance.environment) {
                assumeMainActor(appearance.action) { $0() }
            }
        }
        return !appearances.isEmpty && evaluation < Self.limit
    }

    private func next(in chain: Int) -> Int {
        let count = counts[chain, default: 0]
        counts[chain] = count + 1
        return count
    }

    /// Two numbers as one that others hardly give.
    private static func mix(_ left: Int, _ right: Int) -> Int {
        let product = (UInt64(bitPattern: Int64(left)) ^ UInt64(bitPattern: Int64(right &+ 1)) &* 0x9E37_79B9_7F4A_7C15)
        let spread = (product ^ product >> 29) &* 0xBF58_476D_1CE4_E5B9
        return Int(truncatingIfNeeded: spread ^ spread >> 32)
    }
}

/// A property of a view whose value outlives the view's.
protocol KeptProperty {
    var keptState: any KeptState { get }
}

/// What holds the value of such a property.
protocol KeptState: AnyObject {
    /// Takes the value of the one that stood for this one in the former evaluation.
    func takeOver(_ former: any KeptState)
}
