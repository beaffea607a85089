/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, each with at least the minimum length.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next item, in points; 8 by default (N1158).
    public var spacing: CGFloat?
    public var alignment: Alignment?

    nonisolated public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The tracks (columns of a vertical grid, rows of a horizontal one) for a length.
///
/// 1. Subtract the gaps and the fixed items from the length.
/// 2. Iterate over the others in order; each gets an equal share of the rest.
/// 3. A flexible item takes its share within its limits. An adaptive one becomes as many tracks of its minimum length
///    as fit into its share with their gaps, at least one, which then divide the share within its limits.
///
/// Evidence: E-GRID-1; N1101, N1158.
struct GridTracks {
    var lengths: [CGFloat] = []
    /// Start of each track.
    var starts: [CGFloat] = []
    var alignments: [Alignment?] = []
    var total: CGFloat = 0

    /// `limit` is the largest number of tracks that can be useful.
    init(_ items: [GridItem], length: CGFloat?, limit: Int) {
        let spacings = items.map { $0.spacing ?? ViewSpacing.standardDistance }
        let gaps = spacings.dropLast().reduce(0, +)
        var remaining = length.map { $0 - gaps }
        var open = items.count
        for item in items {
            guard case .fixed(let fixed) = item.size else { continue }
            remaining? -= Self.valid(fixed)
            open -= 1
        }
        for (index, item) in items.enumerated() {
            let spacing = spacings[index]
            switch item.size {
            case .fixed(let fixed): append(Self.valid(fixed), spacing, item)
            case .flexible(let minimum, let maximum):
                let part = remaining.map { max($0 / CGFloat(open), 0) }
                let taken = min(max(part ?? Self.valid(minimum), Self.valid(minimum)), max(maximum, 0))
                remaining? -= taken.isFinite ? taken : 0
                open -= 1
                append(taken, spacing, item)
            case .adaptive(let minimum, let maximum):
                let least = max(Self.valid(minimum), 1)
                let part = remaining.map { max($0 / CGFloat(open), 0) } ?? least
                let fitting = ((part + spacing) / (least + spacing)).rounded(.down)
                let count = Int(max(min(fitting, CGFloat(part.isFinite ? Self.largestCount : limit)), 1))
                let gaps = CGFloat(count - 1) * spacing
                let track = min(max((part - gaps) / CGFloat(count), least), max(maximum, 0))
                for _ in 0..<count { append(track, spacing, item) }
                let taken = track * CGFloat(count) + gaps
                remaining? -= taken.isFinite ? taken : 0
                open -= 1
            }
        }
        if let last = lengths.last, let start = starts.last { total = start + last }
    }

    private var nextStart: CGFloat = 0
    /// More tracks than any canvas has pixels are a mistake.
    private static let largestCount = 10_000

    private mutating func append(_ length: CGFloat, _ spacing: CGFloat, _ item: GridItem) {
        lengths.append(length)
        starts.append(nextStart)
        alignments.append(item.alignment)
        nextStart += length + spacing
    }

    private static func valid(_ length: CGFloat) -> CGFloat { length >= 0 && length.isFinite ? length : 0 }
}
