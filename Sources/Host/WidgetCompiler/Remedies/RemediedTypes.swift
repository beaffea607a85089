import SwiftSource

/// What sources say of the types that they extend.
struct RemediedTypes {
    /// The type behind an alias, or a class's superclass, by name.
    private var above: [String: String] = [:]
    private var declared: Set<String> = []
    private var published: Set<String> = []
    private var protocols: Set<String> = []

    init(_ files: RemediedFiles) {
        for file in files.sources.files.indices {
            let bytes = files.bytes(of: file)
            guard bytes.holds("class ") || bytes.holds("typealias ") || bytes.holds("protocol "),
                let text = files.text(of: file)
            else { continue }
            read(text)
        }
    }

    private mutating func read(_ text: SourceText) {
        var before: [String] = []
        for word in text.words {
            let spelled = text.string(word)
            if spelled == "class" || spelled == "typealias",
                let name = text.word(at: text.skippingSpace(from: word.upperBound))
            {
                let type = text.string(name)
                var next = text.skippingSpace(from: name.upperBound)
                if text.byte(next) == UInt8(ascii: "<"),
                    let close = text.code[next...].firstIndex(of: UInt8(ascii: ">"))
                {
                    next = text.skippingSpace(from: close + 1)
                }
                let sign = spelled == "class" ? UInt8(ascii: ":") : UInt8(ascii: "=")
                if text.byte(next) == sign, let upper = text.word(at: text.skippingSpace(from: next + 1)) {
                    above[type] = above[type] ?? text.string(upper)
                }
                declared.insert(type)
                if before.contains("public") || before.contains("open") { published.insert(type) }
            }
            if spelled == "protocol", let name = text.word(at: text.skippingSpace(from: word.upperBound)) {
                protocols.insert(text.string(name))
            }
            before = (before + [spelled]).suffix(3)
        }
    }

    /// A type that the sources do not declare is one of a module that they import.
    func isPublic(_ type: String) -> Bool { !declared.contains(type) || published.contains(type) }

    /// Whether a type that the sources declare is a class; `nil` for types of modules.
    func isClass(_ type: String) -> Bool? {
        let name = String(type.split(separator: ".").last ?? "")
        return protocols.contains(name) ? false : declared.contains(name) ? true : nil
    }

    /// Whether its classes are views, controllers and what else runs on the main actor.
    func isOfMainActor(_ type: String) -> Bool {
        var name = type
        for _ in 0..<16 {
            guard let next = above[name] else { break }
            name = next
        }
        let free: Set<String> = ["UIImage", "UIColor", "UIFont", "UIBezierPath", "UIFontDescriptor", "UIImageAsset"]
        let windows: Set<String> = ["NSView", "NSViewController", "NSWindow"]
        return name.hasPrefix("UI") && !free.contains(name) || windows.contains(name)
    }
}
