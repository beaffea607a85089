/// How the system colours a widget, by WidgetKit's names.
package enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    case fullColor, accented, vibrant

    /// In words.
    package var name: String {
        switch self {
        case .fullColor: "full color"
        case .accented: "accented"
        case .vibrant: "vibrant"
        }
    }
}
