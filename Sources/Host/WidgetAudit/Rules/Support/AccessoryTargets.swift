import WidgetVocabulary

/// The number of targets of an accessory.
enum AccessoryTargets {
    static let limit = Threshold(
        "targets", 1, .count, .measured("the document gives an inline accessory one; others are hardly larger"))

    static func outcomes(_ input: RuleInput, in families: Set<Family>, otherwise reason: String) -> [RuleOutcome] {
        input.pictures(otherwise: reason) {
            families.contains($0.conditions.family) && $0.conditions.content == .entry
        }.judge { picture, index in
            let count = Double(picture.taps.count)
            guard count > input.value(of: limit) else { return [] }
            let family = picture.conditions.family
            return [
                .violation(
                    Observation(
                        .family(family), "the \(family.shortName) accessory has \(picture.taps.count) targets",
                        advice: "Let the whole accessory be the target, with widgetURL(_:).",
                        measured: .number(count, .count), bound: input.measure(of: limit), spot: picture.spot(index)))
            ]
        }
    }
}
