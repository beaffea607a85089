import WidgetVocabulary

extension MissingPictures {
    /// The end of the message that names the picture.
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
