/// View state kept between evaluations, and the actions of views that appear.
///
/// WidgetKit runs `onAppear` before it archives a view, and archives what the changed state shows: the published
/// picture of a widget on an iPhone (`promo.jpg` of alfianlosari/Covid19StatsWidgetKit) shows a pie whose segments
/// start with a scale of 0 and grow when they appear. So a view is evaluated until nothing new appears:
///
/// 1. Evaluate and place the views. If no view has an action on appearing, that is all.
/// 2. Evaluate them again from the start and keep the state of each view with a body by its identity: its ancestors'
///    types, branches of conditions, indices among several views and identifiers of elements.
/// 3. Run the actions of all views that appeared, in creation order, each once. Actions on changed values, such as a
///    measured size, run among them whenever the value differs from the previous evaluation.
/// 4. Evaluate again if any action ran. The view values are then new; the state of a view starts with the last state of
///    the same identity.
///
/// Animations are skipped: their final state is shown.
package final class ViewMemory {
    /// Maximum number of consecutive evaluations; views that reappear every time would never end.
    static let limit = 8

    private struct Appearance {
        /// A one-time action has a key.
        let key: Int?
        let environment: EnvironmentValues
        let action: () -> Void
    }

    /// 0 for the evaluation that only detects whether there are actions.
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

    /// The memory for the next evaluation.
    init(after former: ViewMemory) {
        evaluation = former.evaluation + 1
        earlier = former.states
        earlierValues = former.values
        performed = former.performed
    }

    /// Begins a view or modifier with a body, whose state takes the values it had; returns the position to restore at
    /// its end.
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

    /// Begins one of several sibling views, or that of a condition.
    func enter(branch index: Int) -> Int {
        let outer = place
        if evaluation > 0 { place = Self.mix(place, index) }
        return outer
    }

    /// Begins the view of one element of a collection; elements may share an identifier by mistake.
    func enter<ID: Hashable>(element name: @autoclosure () -> ID) -> Int {
        guard evaluation > 0 else { return 0 }
        let outer = place
        let chain = Self.mix(place, name().hashValue)
        place = Self.mix(chain, next(in: chain))
        return outer
    }

    func leave(to outer: Int) { place = outer }

    var currentPlace: Int { place }

    /// Creates views after the view they belong to, such as the content of a geometry reader.
    func at<Result>(_ place: Int, _ operation: () -> Result) -> Result {
        let outer = self.place
        self.place = place
        defer { self.place = outer }
        return operation()
    }

    /// Those among the stored variables, and within nested dynamic properties.
    private static func states(of owner: Any, depth: Int) -> [any KeptState] {
        Mirror(reflecting: owner).children.flatMap { child -> [any KeptState] in
            if let property = child.value as? any KeptProperty { return [property.keptState] }
            guard depth < 4, child.value is any DynamicProperty else { return [] }
            return states(of: child.value, depth: depth + 1)
        }
    }

    /// Records an action for when a view is placed.
    func appear(in environment: EnvironmentValues, _ action: @escaping () -> Void) {
        hasActions = true
        guard evaluation > 0 else { return }
        // A separate counter, so that actions do not shift the positions of the following views.
        let chain = Self.mix(place, 1)
        let key = Self.mix(chain, next(in: chain))
        guard !performed.contains(key) else { return }
        appearances.append(Appearance(key: key, environment: environment, action: action))
    }

    /// Records an action for when a value differs from the previous evaluation.
    ///
    /// - Parameters:
    ///   - place: the view's.
    ///   - initially: whether it also runs for the first value, which is then passed as the old one.
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

    /// Runs the actions of views that appeared; returns whether another evaluation must follow.
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

    /// Two numbers combined into one that is unlikely to collide.
    private static func mix(_ left: Int, _ right: Int) -> Int {
        let product = (UInt64(bitPattern: Int64(left)) ^ UInt64(bitPattern: Int64(right &+ 1)) &* 0x9E37_79B9_7F4A_7C15)
        let spread = (product ^ product >> 29) &* 0xBF58_476D_1CE4_E5B9
        return Int(truncatingIfNeeded: spread ^ spread >> 32)
    }
}

/// A view property whose value outlives the view value.
protocol KeptProperty {
    var keptState: any KeptState { get }
}

/// The storage of such a property.
protocol KeptState: AnyObject {
    /// Takes over the value of its counterpart in the previous evaluation.
    func takeOver(_ former: any KeptState)
}
