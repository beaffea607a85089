import WidgetVocabulary

extension Platform {
    /// The type size that widgets get when the user chose one: from Large to AX5 on iPhone, iPad and Apple Vision Pro,
    /// where smaller ones become Large; always Large on Mac and Apple Watch (Human Interface Guidelines, widgets).
    package func widgetTypeSize(_ chosen: TypeSize) -> TypeSize {
        switch self {
        case .iPhone, .iPad, .visionPro: max(chosen, .large)
        case .mac, .appleWatch: .large
        }
    }
}
