/// The system's coloring of a widget, with WidgetKit's names.
package enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    case fullColor, accented, vibrant

    /// The name in messages.
    package var name: String {
        switch self {
        case .fullColor: "full color"
        case .accented: "accented"
        case .vibrant: "vibrant"
        }
    }
}
