import DeviceCatalog
import WidgetVocabulary

/// The reason that a scene is impossible.
package enum SceneRejection: Error, Hashable, Sendable, CustomStringConvertible {
    /// The guidelines' tables exclude a widget or a setting.
    case placement(PlacementRejection)
    /// The place is full.
    case noRoom(name: String, Family, Context)

    package var description: String {
        switch self {
        case .placement(let rejection): rejection.description
        case .noRoom(let name, let family, let context):
            "There is no space left for the \(family.rawValue) widget “\(name)” \(context.phrase); "
                + "show fewer or smaller widgets."
        }
    }
}
