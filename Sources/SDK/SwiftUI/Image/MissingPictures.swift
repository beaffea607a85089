import WidgetVocabulary

extension MissingPictures {
    /// The end of the message that names the picture.
    var words: String {
        switch self {
        case .marked: "a neutral box stands for it"
        case .omitted: "nothing is drawn for it, as on an iPhone"
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
