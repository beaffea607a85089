/// What stands instead of an image that the asset catalog does not have.
package enum MissingPictures: Hashable, Sendable, CaseIterable {
    /// A neutral box, so that it cannot be overlooked.
    case marked
    /// Nothing, as on an iPhone (I0174).
    case omitted

    /// The end of the message that names the image.
    var words: String {
        switch self {
        case .marked: "a placeholder box is shown instead"
        case .omitted: "nothing is drawn, as on iPhone"
        }
    }
}

private struct MissingPicturesKey: EnvironmentKey {
    static var defaultValue: MissingPictures { .marked }
}

extension EnvironmentValues {
    package var missingPictures: MissingPictures {
        get { self[MissingPicturesKey.self] }
        set { self[MissingPicturesKey.self] = newValue }
    }
}
