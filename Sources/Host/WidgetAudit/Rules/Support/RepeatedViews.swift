import CoreGraphics

/// Views that a widget repeats, such as the rows of a `ForEach`: they have the same path of view types except for one
/// number.
enum RepeatedViews {
    /// The path of view types without numbers: equal for the same view of all rows.
    static func pattern(of identity: String) -> String {
        identity.split(separator: "/").map { String($0.prefix { $0 != "#" }) }.joined(separator: "/")
    }

    /// Elements with the same pattern, in the order of painting; at least as many as a number.
    static func groups(of elements: [AuditElement], atLeast count: Int) -> [[AuditElement]] {
        let groups = Dictionary(grouping: elements) { pattern(of: $0.identity) }
        return groups.sorted { $0.key < $1.key }.map(\.value).filter { $0.count >= count }
    }

    /// Elements at the same place in each of the views that a container repeats.
    struct Row {
        /// The path of view types of the container.
        var container: String
        var elements: [AuditElement]
    }

    /// The containers above an element that are searched for repeated views.
    private static let levels = 8

    /// Elements whose paths of view types differ by one number only, by the place of that number. An element can be in
    /// the rows of several containers.
    static func rows(of elements: [AuditElement], atLeast count: Int) -> [Row] {
        var rows: [String: Row] = [:]
        for element in elements {
            let parts = element.identity.split(separator: "/").map(String.init)
            for index in parts.indices.suffix(levels) {
                let container = parts[..<index].joined(separator: "/")
                let view = String(parts[index].prefix { $0 != "#" })
                let rest = parts[(index + 1)...].joined(separator: "/")
                rows["\(container)/\(view)#*/\(rest)", default: Row(container: container, elements: [])].elements
                    .append(element)
            }
        }
        return rows.sorted { $0.key < $1.key }.map(\.value).filter { $0.elements.count >= count }
    }

    /// Whether the values have equal distances, within a tolerance.
    static func isEven(_ values: [Double], within tolerance: Double) -> Bool { spread(of: values) <= tolerance }

    /// The difference between the largest and the smallest distance of neighboring values.
    static func spread(of values: [Double]) -> Double {
        let gaps = gaps(of: values)
        guard let least = gaps.first, let most = gaps.last else { return 0 }
        return most - least
    }

    /// The distances of neighboring values, sorted.
    static func gaps(of values: [Double]) -> [Double] {
        let sorted = values.sorted()
        return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.sorted()
    }

    private static let stacks: Set = ["HStack", "VStack", "LazyHStack", "LazyVStack", "GridRow"]

    /// Whether the views are the only content of one stack, which places them. In a `ZStack` or a drawing, places may be
    /// data.
    static func areAlone(_ elements: [AuditElement], in picture: PictureEvidence) -> Bool {
        let parents = Set(elements.map { $0.identity.split(separator: "/").dropLast() })
        guard let parent = parents.first, parents.count == 1, let stack = parent.last,
            stacks.contains(String(stack.prefix { $0 != "#" }))
        else { return false }
        return picture.content.count { $0.identity.split(separator: "/").starts(with: parent) } == elements.count
    }

    /// Values without those that differ by a tolerance or less from the one before.
    static func distinct(_ values: [Double], tolerance: Double) -> [Double] {
        var result: [Double] = []
        for value in values.sorted() where result.last.map({ value - $0 > tolerance }) ?? true { result.append(value) }
        return result
    }
}
