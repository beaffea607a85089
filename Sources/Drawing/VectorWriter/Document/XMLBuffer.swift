import RenderModel

/// Bytes of an XML document under construction. Names are trusted, values and text are escaped.
///
/// 1. Every appended byte is taken from the allowance. What does not fit is dropped and makes the buffer full; a full
///    buffer drops everything.
/// 2. An open element takes the bytes of its end tag at once, so that it can always be closed.
/// 3. A full buffer ends anywhere, even within a tag. It is either discarded or rolled back to a mark from before it
///    became full, after which it can be written again.
struct XMLBuffer {
    typealias Attributes = [(name: StaticString, value: String?)]

    struct Mark {
        fileprivate let count: Int
        fileprivate let room: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var isFull = false
    private(set) var allowance: Allowance

    init(_ allowance: Allowance) {
        self.allowance = allowance
    }

    /// The most bytes that can still be appended.
    var room: Int { isFull ? 0 : allowance.longest }

    /// What limits a part that is made before it is appended.
    var rest: Allowance { isFull ? Allowance(limit: 0) : allowance }

    var isInterrupted: Bool { allowance.isInterrupted }

    // MARK: Content

    mutating func append(_ other: XMLBuffer) {
        if other.isFull { isFull = true }
        append(other.bytes)
    }

    mutating func append(_ content: [UInt8]) {
        guard takes(content.count) else { return }
        bytes += content
    }

    /// Attributes without a value are omitted.
    mutating func open(_ name: StaticString, _ attributes: Attributes = []) {
        start(name, attributes)
        raw(">")
        _ = takes(Self.endTagSize(name))
    }

    mutating func close(_ name: StaticString) {
        guard !isFull else { return }
        // Taken when the element was opened.
        unchecked("</")
        unchecked(name)
        unchecked(">")
    }

    mutating func empty(_ name: StaticString, _ attributes: Attributes = []) {
        start(name, attributes)
        raw("/>")
    }

    mutating func element(_ name: StaticString, _ attributes: Attributes = [], text: String) {
        open(name, attributes)
        escape(text)
        close(name)
    }

    mutating func newLine() {
        raw("\n")
    }

    /// Puts everything after a mark into an element. Does nothing but become full when that does not fit.
    mutating func wrap(since mark: Mark, _ name: StaticString, _ attributes: Attributes) {
        guard !isFull else { return }
        var tag = XMLBuffer(allowance)
        tag.open(name, attributes)
        allowance = tag.allowance
        guard !tag.isFull, allowance.spend(bytes.count - mark.count) else {
            isFull = true
            return
        }
        bytes.insert(contentsOf: tag.bytes, at: mark.count)
        close(name)
    }

    // MARK: Limit

    var mark: Mark { Mark(count: bytes.count, room: allowance.room) }

    mutating func rollBack(to mark: Mark) {
        bytes.removeSubrange(mark.count...)
        allowance.restore(room: mark.room)
        isFull = false
    }

    /// Makes the buffer full, for content that is known not to fit before it is written.
    mutating func refuse() {
        isFull = true
    }

    /// Counts the work of a copy.
    mutating func spend(_ count: Int) {
        if !allowance.spend(count) { isFull = true }
    }

    /// Continues with the allowance that another buffer has left.
    mutating func take(over rest: Allowance) {
        allowance = rest
    }

    /// Continues after a buffer that is appended later: with its allowance, apart from its own bytes.
    mutating func resume(after part: XMLBuffer) {
        allowance = part.allowance
        allowance.restore(room: part.allowance.room + part.bytes.count)
        isFull = isFull || part.isFull
    }

    private mutating func takes(_ count: Int) -> Bool {
        if !isFull, !allowance.take(count) { isFull = true }
        return !isFull
    }

    // MARK: Parts

    private static func endTagSize(_ name: StaticString) -> Int { size(name) + 3 }

    private static func size(_ text: StaticString) -> Int { text.withUTF8Buffer { $0.count } }

    private mutating func start(_ name: StaticString, _ attributes: Attributes) {
        raw("<")
        raw(name)
        for (attribute, value) in attributes {
            guard let value else { continue }
            raw(" ")
            raw(attribute)
            raw("=\"")
            escape(value)
            raw("\"")
        }
    }

    private mutating func raw(_ text: StaticString) {
        if takes(Self.size(text)) { unchecked(text) }
    }

    private mutating func unchecked(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func escape(_ text: String) {
        guard !isFull else { return }
        let start = bytes.count
        MarkupEscape.append(text, to: &bytes, lineBreaks: .escaped, limit: start + allowance.longest)
        if !takes(bytes.count - start) { bytes.removeSubrange(start...) }
    }
}
