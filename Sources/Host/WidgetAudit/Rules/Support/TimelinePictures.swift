import CoreGraphics

/// The entries of a family's timeline that look different, in the same place, by date. The current one is among them.
struct TimelinePictures {
    var pictures: [(index: Int, picture: PictureEvidence)]

    /// One for each family and place whose current entry is drawn, in the order of the conditions.
    static func all(in input: RuleInput) -> [TimelinePictures] {
        var groups: [PictureConditions: [(index: Int, picture: PictureEvidence)]] = [:]
        for (index, picture) in input.evidence.pictures.enumerated()
        where input.evidence.isUsual(picture) && picture.conditions.typeSize == .large {
            var now = picture.conditions
            now.offset = 0
            groups[now, default: []].append((index, picture))
        }
        return groups.sorted { $0.key < $1.key }.map { _, pictures in
            TimelinePictures(
                pictures: pictures.sorted { $0.picture.conditions.offset < $1.picture.conditions.offset })
        }
    }
}
