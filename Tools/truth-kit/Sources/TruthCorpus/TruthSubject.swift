/// What a case is about; the scorer's table has a row for each.
public enum TruthSubject: String, CaseIterable, Codable, Sendable {
    case spacing
    case stacks
    case frames
    case grids
    case text
    case gauges
    case charts
    case corners
    case gradients
    case colors
    case modes
    case examples
}
