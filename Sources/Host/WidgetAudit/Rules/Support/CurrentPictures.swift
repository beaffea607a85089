import WidgetVocabulary

extension RuleInput {
    /// The usual pictures, and the first one in another rendering mode of each family that is shown in no other, such as
    /// the accessories of a Lock Screen.
    func currentPictures() -> [(index: Int, picture: PictureEvidence)] {
        let usual = usualPictures()
        var others: [Family: (index: Int, picture: PictureEvidence)] = [:]
        for (index, picture) in evidence.pictures.enumerated()
        where evidence.isUsual(picture) && picture.conditions.isNow && picture.conditions.typeSize == .large {
            let family = picture.conditions.family
            guard !usual.contains(where: { $0.picture.conditions.family == family }) else { continue }
            if let known = others[family], known.picture.conditions < picture.conditions { continue }
            others[family] = (index, picture)
        }
        return usual + Family.allCases.compactMap { others[$0] }
    }
}
