/// What views keep from one evaluation to the next, and what they do when they appear.
///
/// WidgetKit runs `onAppear` before it archives a view, and archives what the changed state shows: the published
/// picture of a widget on an iPhone (`promo.jpg` of alfianlosari/Covid19StatsWidgetKit) shows a pie whose pieces begin
/// with a scale of 0 and grow when they appear. So a view is evaluated until nothing appears any more:
///
/// 1. Evaluate and place the views. Each view with a body has a place: the chain of types above it, and its number
///    among those with the same chain. The states that are read at a place are numbered in the order of first reading.
/// 2. Run the actions of all views that appeared, in the order in which the views were made; each once. Actions for
///    values that changed, such as a measured size, are run among them whenever the value is another than in the
///    evaluation before.
/// 3. Evaluate again if there were any. Values of views are new then; a state that is first read begins with what the
///    state of the same place and number had at last.
///
/// Animations are skipped: what they lead to is shown. Places lie on the thread that renders.
package final class ViewMemory {
    /// The memory of the evaluation that runs. Only the rendering pass, which runs on the main thread, changes it.
    nonisolated(unsafe) static var current: ViewMemory?

    /// Evaluations that follow each other at most; views that appear anew each time would never end.
    static let limit = 8

    private struct Appearance {
        /// What is done once has a key.
        let key: Int?
        let place: Int
        let environment: EnvironmentValues
        let action: () -> Void
    }

    private let evaluation: Int
    private var place = 0
    private var counts: [Int: Int] = [:]
    private var states: [Int: [any KeptState]] = [:]
    private let earlier: [Int: [any KeptState]]
    private var appearances: [Appearance] = []
    private var performed: Set<Int> = []
    private var values: [Int: Any] = [:]
    private let earlierValues: [Int: Any]

    package init() {
        evaluation = 1
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

    /// Whether views may be evaluated once more.
    var mayContinue: Bool { evaluation < Self.limit }

    /// Begins a view with a body; the place to go back to at its end is given back.
    func enter(_ type: Any.Type) -> Int {
        let outer = place
        let chain = Self.mix(outer, Int(bitPattern: ObjectIdentifier(type)))
        place = Self.mix(chain, next(in: chain))
        return outer
    }

    func leave(to outer: Int) { place = outer }

    var currentPlace: Int { place }

    /// Runs code of a view after the view itself is made, such as the content of a geometry reader.
    func at<Result>(_ place: Int, _ operation: () -> Result) -> Result {
        let outer = self.place
        self.place = place
        defer { self.place = outer }
        return operation()
    }

    /// Called whenever a state is read or written.
    func touch(_ state: any KeptState) {
        guard state.evaluation !== self else { return }
        state.evaluation = self
        let number = states[place, default: []].count
        if let known = earlier[place], number < known.count { state.takeOver(known[number]) }
        states[place, default: []].append(state)
    }

    /// Notes what is to be done once a view is placed.
    func appear(in environment: EnvironmentValues, _ action: @escaping () -> Void) {
        // A number of its own, so that actions do not shift the views beside them.
        let chain = Self.mix(place, 1)
        let key = Self.mix(chain, next(in: chain))
        guard !performed.contains(key) else { return }
        appearances.append(Appearance(key: key, place: place, environment: environment, action: action))
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
        let chain = Self.mix(place, 2)
        let key = Self.mix(chain, next(in: chain))
        values[key] = value
        let old = earlierValues[key] as? Value
        guard old.map({ $0 != value }) ?? initially else { return }
        appearances.append(
            Appearance(key: nil, place: place, environment: environment) { action(old ?? value, value) })
    }

    /// Runs the actions of views that appeared; `false` where there are none.
    func performAppearances() -> Bool {
        let appearances = appearances
        self.appearances = []
        for appearance in appearances {
            if let key = appearance.key { performed.insert(key) }
            at(appearance.place) {
                EnvironmentValues.withCurrent(appearance.environment) {
                    assumeMainActor(appearance.action) { $0() }
                }
            }
        }
        return !appearances.isEmpty
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

/// A value of a view that outlives the view's value.
protocol KeptState: AnyObject {
    /// The evaluation that read it last.
    var evaluation: ViewMemory? { get set }

    /// Takes the value of the state that stood for this one in the former evaluation.
    func takeOver(_ former: any KeptState)
}
