import CoreGraphics
import DeviceCatalog

extension AuditRule {
    static let televisionSafeArea = AuditRule(
        RuleID(.guidelines, 122), "television-safe-area", .error, decision: .mixed,
        title: "Content keeps the insets of Apple TV",
        check: "The frames of content on the screen of Apple TV, against its insets.",
        remedy: "Keep the insets of the safe area.",
        guideline: """
            Televisions cut off the edges of the picture. Only content that is meant to be partly hidden, such as the \
            next item of a row, is outside of the insets.
            """,
        sources: [.layout], needs: .screens,
        thresholds: [TelevisionSafeArea.vertical, TelevisionSafeArea.horizontal], judge: TelevisionSafeArea.judge)
}

private enum TelevisionSafeArea {
    private static let source = Threshold.Origin.stated("Layout, tvOS, insets of the screen")
    static let vertical = Threshold("vertical", TelevisionGrid.safeArea.top, .pixels, source)
    static let horizontal = Threshold("horizontal", TelevisionGrid.safeArea.leading, .pixels, source)
    /// Of frames, in pixels.
    private static let tolerance = 0.5

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: Television.missing) {
            $0.isTelevision
        } judge: { screen in
            let bounds = screen.conditions.bounds
            return screen.fixedParts.compactMap { part in
                let sides = Double(min(part.frame.minX - bounds.minX, bounds.maxX - part.frame.maxX))
                let ends = Double(min(part.frame.minY - bounds.minY, bounds.maxY - part.frame.maxY))
                let isAtSide = sides - input.value(of: horizontal) < ends - input.value(of: vertical)
                let (distance, bound) = isAtSide ? (sides, horizontal) : (ends, vertical)
                guard distance < input.value(of: bound) - tolerance else { return nil }
                let measured = Measure.number(distance, .pixels)
                return screen.finding(
                    part.identity, "\(part.name) is \(measured.text) from an edge of the screen",
                    at: .init(part), advice: "Keep the insets of the safe area.", measured: measured,
                    bound: input.measure(of: bound))
            }
        }
    }
}
