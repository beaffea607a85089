import WidgetVocabulary

/// How a widget's place renders it.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    private let mode: RenderingMode

    package init(_ mode: RenderingMode) {
        self.mode = mode
    }

    public var description: String { mode.rawValue }

    /// In the widget's own colors.
    public static let fullColor = WidgetRenderingMode(.fullColor)
    /// In two color groups, each with one color.
    public static let accented = WidgetRenderingMode(.accented)
    /// Desaturated, on a Lock Screen.
    public static let vibrant = WidgetRenderingMode(.vibrant)
}

/// The level of detail for a view.
public struct LevelOfDetail: Hashable, Sendable {
    private let level: WidgetVocabulary.LevelOfDetail

    package init(_ level: WidgetVocabulary.LevelOfDetail) {
        self.level = level
    }

    /// All details, because the user is near.
    public static let `default` = LevelOfDetail(.default)
    /// Fewer and larger details, because the user is far away.
    public static let simplified = LevelOfDetail(.simplified)
}

private struct WidgetFamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemSmall }
}

private struct WidgetRenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
}

private struct ShowsWidgetContainerBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ShowsWidgetLabelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct WidgetContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

private struct LevelOfDetailKey: EnvironmentKey {
    static var defaultValue: LevelOfDetail { .default }
}

private struct ActivityFamilyKey: EnvironmentKey {
    static var defaultValue: ActivityFamily { .medium }
}

private struct IsActivityFullscreenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The size and shape of the place.
    nonisolated public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    nonisolated public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// False if the place removes the container background.
    nonisolated public var showsWidgetContainerBackground: Bool {
        get { self[ShowsWidgetContainerBackgroundKey.self] }
        set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
    }

    /// True if the place shows a widget label next to the widget.
    nonisolated public var showsWidgetLabel: Bool {
        get { self[ShowsWidgetLabelKey.self] }
        set { self[ShowsWidgetLabelKey.self] = newValue }
    }

    /// The place's margins, in points, between the widget's edges and its content.
    nonisolated public var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }

    /// The level of detail in the place.
    nonisolated public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }

    /// True if a Live Activity fills the screen, as in StandBy.
    nonisolated public var isActivityFullscreen: Bool {
        get { self[IsActivityFullscreenKey.self] }
        set { self[IsActivityFullscreenKey.self] = newValue }
    }

    nonisolated public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
}
