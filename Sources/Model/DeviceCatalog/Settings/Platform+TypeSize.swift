import WidgetVocabulary

extension Platform {
    /// The type size of widgets for the user's choice: from Large to AX5 on iPhone, iPad and Apple Vision Pro, where
    /// smaller sizes become Large; always Large on Mac and Apple Watch (Human Interface Guidelines, widgets).
    package func widgetTypeSize(_ chosen: TypeSize) -> TypeSize {
        switch self {
        case .iPhone, .iPad, .visionPro: max(chosen, .large)
        case .mac, .appleWatch: .large
        }
    }
}
