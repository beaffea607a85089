/// How much a widget is asked to show, by WidgetKit's names (F-136).
package enum LevelOfDetail: String, CaseIterable, Hashable, Sendable {
    /// Everything: it is seen from nearby.
    case `default`
    /// Less, larger and nothing to press: it is seen from a distance.
    case simplified
}
