/// Writes JSON incrementally, with two spaces per level, in call order.
///
/// Numbers that JSON cannot express (non-finite ones) are written as `null`.
package struct JSONWriter: Sendable {
    package private(set) var text = ""
    /// Whether the innermost open object or array already has an element.
    private var open: [Bool] = []
    private var afterKey = false

    package init() {}

    /// Returns the output so far; later output continues it.
    package mutating func takeText() -> String {
        defer { text = "" }
        return text
    }

    package mutating func beginObject() { begin("{") }
    package mutating func endObject() { end("}") }
    package mutating func beginArray() { begin("[") }
    package mutating func endArray() { end("]") }

    package mutating func key(_ name: String) {
        separate()
        text += quoted(name)
        text += ": "
        afterKey = true
    }

    package mutating func value(_ string: String) { append(quoted(string)) }
    package mutating func value(_ flag: Bool) { append(flag ? "true" : "false") }
    package mutating func value(_ number: Int) { append("\(number)") }
    package mutating func value(_ number: Double) { append(number.isFinite ? RenderModel.text(number) : "null") }
    package mutating func null() { append("null") }
    /// Appends JSON verbatim.
    package mutating func value(json: String) { append(json) }

    package mutating func member(_ name: String, _ value: String) {
        key(name)
        self.value(value)
    }

    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        self.value(value)
    }

    package mutating func member(_ name: String, _ value: Int) {
        key(name)
        self.value(value)
    }

    package mutating func member(_ name: String, _ value: Double) {
        key(name)
        self.value(value)
    }

    /// Numbers on one line.
    package mutating func member(_ name: String, numbers: [Double]) {
        key(name)
        append("[" + numbers.map { $0.isFinite ? RenderModel.text($0) : "null" }.joined(separator: ", ") + "]")
    }

    private mutating func begin(_ bracket: String) {
        append(bracket)
        open.append(false)
    }

    private mutating func end(_ bracket: String) {
        let hadElements = open.popLast() ?? false
        if hadElements { breakLine() }
        text += bracket
    }

    private mutating func append(_ piece: String) {
        if afterKey {
            afterKey = false
        } else {
            separate()
        }
        text += piece
    }

    private mutating func separate() {
        guard let last = open.indices.last else { return }
        if open[last] { text += "," }
        open[last] = true
        breakLine()
    }

    private mutating func breakLine() {
        text += "\n"
        text += String(repeating: "  ", count: open.count)
    }
}
