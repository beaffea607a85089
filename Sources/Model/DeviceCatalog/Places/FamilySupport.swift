import WidgetVocabulary

/// Which families appear where. Source: the tables of supported families in the Human Interface Guidelines for
/// widgets, edition of 16 December 2025.
extension Family {
    /// The places on a platform where this family appears; empty where the platform does not support the family, `nil`
    /// where the guidelines say nothing about the pair.
    package func contexts(on platform: Platform) -> [Context]? {
        switch kind {
        case .system: systemContexts(on: platform)
        case .accessory: accessoryContexts(on: platform)
        }
    }

    package func isSupported(on platform: Platform) -> Bool {
        contexts(on: platform)?.isEmpty == false
    }

    /// The platforms that show this family, in the catalog's order.
    package var platforms: [Platform] { Platform.allCases.filter(isSupported) }

    private func systemContexts(on platform: Platform) -> [Context]? {
        switch (platform, self) {
        case (.appleWatch, _): nil
        case (.visionPro, _): [.horizontalSurface, .verticalSurface]
        case (_, .systemExtraLargePortrait), (.iPhone, .systemExtraLarge): []
        case (.mac, _): [.desktop, .notificationCenter]
        case (.iPhone, .systemSmall): [.homeScreen, .todayView, .standBy, .carPlay]
        case (.iPad, .systemSmall): [.homeScreen, .todayView, .lockScreen]
        case (.iPhone, _), (.iPad, _): [.homeScreen, .todayView]
        }
    }

    private func accessoryContexts(on platform: Platform) -> [Context]? {
        switch (platform, self) {
        case (.mac, _), (.visionPro, _): nil
        case (.appleWatch, .accessoryCircular), (.appleWatch, .accessoryRectangular):
            [.watchComplication, .watchSmartStack]
        case (.appleWatch, _): [.watchComplication]
        case (.iPhone, .accessoryCorner), (.iPad, .accessoryCorner): []
        case (.iPhone, _), (.iPad, _): [.lockScreen]
        }
    }
}
