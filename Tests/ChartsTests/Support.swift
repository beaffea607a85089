import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import Charts

/// Charts in tests: 240 x 160 points in English, UTC, at three pixels a point.
@MainActor
enum ChartRendering {
    static func environment(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        change(&environment)
        return environment
    }

    static func tree(
        _ view: some View, width: CGFloat = 240, height: CGFloat = 160,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> RenderTree {
        ViewRenderer(size: CGSize(width: width, height: height), environment: environment(change)).render(view)
    }

    /// All marks of a chart, one per line: type, frame in points, and description.
    static func marks(
        _ view: some View, width: CGFloat = 240, height: CGFloat = 160,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [String] {
        tree(view, width: width, height: height, change).root.all
            .filter { $0.viewType.hasSuffix("Mark") && $0.semantics != nil }
            .map { node in
                let words = [node.semantics?.label, node.semantics?.value].compactMap { $0 }.joined(separator: ": ")
                return "\(node.viewType) \(node.frame.text) \(words)"
            }
    }

    /// All texts of a view, in drawing order.
    static func texts(
        _ view: some View, width: CGFloat = 240, height: CGFloat = 160,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [String] {
        textNodes(tree(view, width: width, height: height, change)).map(\.string)
    }

    static func textNodes(_ tree: RenderTree) -> [(string: String, frame: CGRect)] {
        tree.root.all.compactMap { node in
            guard case .text(let content) = node.content else { return nil }
            // The space between a time and its AM differs in newer language data.
            return (content.string.replacing("\u{202F}", with: " "), node.frame)
        }
    }
}

extension RenderNode {
    /// The node and all nodes below it, in drawing order.
    var all: [RenderNode] { [self] + children.flatMap(\.all) }

    var shape: ShapeContent? {
        guard case .shape(let content) = content else { return nil }
        return content
    }
}

extension CGRect {
    /// Rounded to tenths of a point.
    var text: String { "(" + [minX, minY, width, height].map(\.tenths).joined(separator: ", ") + ")" }
}

extension CGFloat {
    var tenths: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(Double(tenths))
    }
}

/// A moment in UTC.
func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
        ?? .distantPast
}
