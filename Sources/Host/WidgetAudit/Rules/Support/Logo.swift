import CoreGraphics
import RenderModel

/// A logo or the app's icon in a picture. A view is marked as a logo by the accessibility identifier `logo`, which is
/// not spoken; an image is one by the name of its asset. Both may have words that say nothing else, such as `brand-logo`
/// and `LogoDark`; the logo of a team is content. The parts of a marked view are one logo.
struct Logo {
    /// The part that is painted first.
    var element: AuditElement
    /// The visible part of all of it.
    var frame: CGRect

    private static let mark = "logo"
    private static let icon = "appicon"
    /// Words that may be next to the mark.
    private static let fillers: Set = [
        "app", "brand", "company", "widget", "my", "our", "the", "main", "small", "large", "mini", "light", "dark",
        "white",
        "black", "color", "mono", "tinted", "template", "image", "icon", "mark", "view", "header", "corner", "badge",
    ]

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
        marked(element) != nil || isIcon(element) || element.image.map { isLogo($0.name) } ?? false
    }

    static func isIcon(_ element: AuditElement) -> Bool {
        element.image.map { folded($0.name) == icon } ?? false
    }

    /// The path of the marked view that the element is a part of.
    private static func marked(_ element: AuditElement) -> [Int]? {
        element.identifiers.first { isLogo($0.name) }?.path
    }

    /// Whether a name has the word logo, and nothing but fillers and numbers with it.
    private static func isLogo(_ name: String) -> Bool {
        let words = words(of: name)
        return words.contains(where: isMark)
            && words.allSatisfy { isMark($0) || fillers.contains($0) || $0.allSatisfy(\.isNumber) }
    }

    /// `logo`, or one word with a filler, such as `applogo`.
    private static func isMark(_ word: String) -> Bool {
        word == mark || (word.hasSuffix(mark) && fillers.contains(String(word.dropLast(mark.count))))
    }

    /// The words of `brand-logo`, `Brand Logo` or `brandLogo2`, in lowercase.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character?
        for character in name {
            let isNew = previous.map { $0.isLetter != character.isLetter || ($0.isLowercase && character.isUppercase) }
            if isNew ?? true { words.append("") }
            words[words.count - 1].append(contentsOf: character.lowercased())
            previous = character
        }
        return words.filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    /// Without what separates words in names of assets.
    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
