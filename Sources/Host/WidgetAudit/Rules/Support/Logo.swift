import CoreGraphics
import RenderModel

/// A logo or the app's icon in a picture. A view is marked as a logo by the accessibility identifier `logo`, which is
/// not spoken; an image is one by the name of its asset. The parts of a marked view are one logo.
struct Logo {
    /// The part that is painted first.
    var element: AuditElement
    /// The visible part of all of it.
    var frame: CGRect

    private static let mark = "logo"
    private static let icon = "appicon"
    private static let logos: Set = [mark, "applogo"]

    static func all(in picture: PictureEvidence) -> [Logo] {
        var result: [[Int]: Logo] = [:]
        for element in picture.content where isPart(element) {
            let path = marked(element) ?? element.path
            var logo = result[path] ?? Logo(element: element, frame: element.visible)
            logo.frame = logo.frame.union(element.visible)
            result[path] = logo
        }
        return result.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// Whether an element is a logo or a part of one.
    static func isPart(_ element: AuditElement) -> Bool {
        marked(element) != nil || isIcon(element) || element.image.map { logos.contains(folded($0.name)) } ?? false
    }

    static func isIcon(_ element: AuditElement) -> Bool {
        element.image.map { folded($0.name) == icon } ?? false
    }

    /// The path of the marked view that the element is a part of.
    private static func marked(_ element: AuditElement) -> [Int]? {
        element.identifiers.first { $0.name.lowercased() == mark }?.path
    }

    /// Without what separates words in names of assets.
    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
