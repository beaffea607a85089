import SwiftSource

/// The parameters of functions, and whether code hands on or calls those that are closures.
///
/// A parameter is a closure where its type says so, or where it is called.
struct ParameterUse {
    private var names: Set<String> = []
    private var closures: Set<String> = []

    /// Knows no parameter.
    static let none = ParameterUse()

    private init() {}

    /// Knows those of the body at an index and of the functions around it.
    init(of body: Int, in outline: SourceOutline) {
        var index: Int? = body
        while let current = index {
            if outline.blocks[current].kind == .function, let head = BodyHead(of: current, in: outline) {
                for parameter in head.parameters { add(parameter) }
            }
            index = outline.blocks[current].parent
        }
    }

    private mutating func add(_ parameter: SourceText.Parameter) {
        names.insert(parameter.name)
        if parameter.type.contains("->") || parameter.type.contains("@escaping") { closures.insert(parameter.name) }
    }

    /// Whether a closure among the parameters is named in a range, but as a label or as a member.
    func handsOn(in range: Range<Int>, of text: SourceText) -> Bool {
        guard !names.isEmpty else { return false }
        return text.words(in: range).contains { word in
            let (name, end) = (text.string(word), word.upperBound)
            guard names.contains(name), text.byte(word.lowerBound - 1) != UInt8(ascii: "."),
                text.byte(end) != UInt8(ascii: ":")
            else { return false }
            let isForced = text.byte(end) == UInt8(ascii: "?") || text.byte(end) == UInt8(ascii: "!")
            return closures.contains(name) || text.byte(isForced ? end + 1 : end) == UInt8(ascii: "(")
        }
    }
}
