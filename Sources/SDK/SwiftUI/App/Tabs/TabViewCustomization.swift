/// The user's customization of a sidebar's tabs. A widget has none.
public struct TabViewCustomization: Equatable, Codable, Sendable {
    /// The arrangement of one tab.
    public struct TabCustomization: Equatable, Sendable {
        public var tabBarVisibility: Visibility { .automatic }
        public var sidebarVisibility: Visibility { .automatic }
    }

    /// The arrangement of a section.
    public struct SectionCustomization: Equatable, Sendable {
        public var tabBarVisibility: Visibility { .automatic }
        public var sidebarVisibility: Visibility { .automatic }
        public var tabOrder: [String]? { nil }
    }

    public init() {}

    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization() }
        set {}
    }

    public subscript(section id: String) -> SectionCustomization? {
        get { nil }
        set {}
    }

    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
    public mutating func resetTabOrder() {}
}
