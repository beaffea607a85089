/// The replacement for an image missing from the asset catalog.
package enum MissingPictures: Hashable, Sendable, CaseIterable {
    /// A placeholder box, so that it cannot be overlooked.
    case marked
    /// Nothing, as on iPhone (I0174).
    case omitted

    /// The end of the message about the image.
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
