import CoreGraphics

extension AuditRule {
    static let logoPlacement = AuditRule(
        RuleID(.guidelines, 26), "logo-placement", .warning,
        title: "A logo is single, small and in the top trailing corner",
        check: """
            The number, the area and the place of images called Logo or AppIcon, and of views with the accessibility \
            identifier “logo”.
            """,
        remedy: "Keep one logo, as small as a glyph, in the top trailing corner.",
        guideline: """
            The name of the app is below the widget, so that a logo is rarely needed. Where content comes from several \
            sources, one small logo in the top trailing corner says whose it is. A view with the accessibility \
            identifier “logo” is a logo, and so is an image whose asset is called Logo or AppIcon.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive], thresholds: [LogoPlacement.area],
        judge: LogoPlacement.judge)
}

private enum LogoPlacement {
    static let area = Threshold("area", 4, .percent, .measured("32 by 32 points of a small widget"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualEntries().filter { _, picture in
            picture.conditions.family.kind == .system && !Logo.all(in: picture).isEmpty
        }
        guard !pictures.isEmpty else { return [.notApplicable(reason: "no view is marked as a logo")] }
        return pictures.flatMap { index, picture -> [RuleOutcome] in
            let logos = Logo.all(in: picture)
            let faults = logos.flatMap { outcomes(of: $0, in: picture, index, input) }
            guard logos.count > 1 else { return faults.isEmpty ? [.pass(1)] : faults }
            let family = picture.conditions.family
            return faults + [
                .violation(
                    Observation(
                        .family(family), "the \(family.shortName) widget has \(logos.count) logos",
                        advice: "Keep one.", measured: .number(Double(logos.count), .count),
                        bound: .number(1, .count), spot: picture.spot(index)))
            ]
        }
    }

    /// The size is the first fault, the place the second.
    private static func outcomes(
        of logo: Logo, in picture: PictureEvidence, _ index: Int, _ input: RuleInput
    ) -> [RuleOutcome] {
        let bounds = picture.bounds
        let share = 100 * Double(logo.frame.width * logo.frame.height) / Double(bounds.width * bounds.height)
        let measured = Measure.number(share, .percent)
        if share > input.value(of: area) {
            return [
                .violation(
                    Observation(
                        picture.subject(logo.element), "a logo covers \(measured.text) of the widget",
                        advice: "Make it as small as a glyph.", measured: measured, bound: input.measure(of: area),
                        spot: picture.spot(logo.element, index)))
            ]
        }
        guard logo.frame.midX < bounds.midX || logo.frame.midY > bounds.midY else { return [] }
        return [
            .violation(
                Observation(
                    picture.subject(logo.element), "a logo is not in the top trailing corner",
                    advice: "Move it to the top trailing corner.", measured: .text("elsewhere"),
                    bound: .text("the top trailing quarter"), spot: picture.spot(logo.element, index)))
        ]
    }
}
