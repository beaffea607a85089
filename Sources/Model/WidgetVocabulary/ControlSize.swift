/// The sizes in which Control Center shows a control. Guidelines, Controls: small, medium and large.
package enum ControlSize: String, CaseIterable, Hashable, Sendable {
    /// One cell: the symbol alone.
    case small
    /// Two cells in a row: symbol, title and value next to each other.
    case medium
    /// Two by two cells: the symbol above title and value.
    case large
}
