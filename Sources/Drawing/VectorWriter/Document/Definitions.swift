import RenderModel

/// Elements referred to by name. Equal content is written once; names are numbered in order of first use.
struct Definitions {
    struct Mark {
        fileprivate let count: Int
        fileprivate let keys: Int
        fileprivate let bytes: Int
    }

    private enum Key: Hashable {
        /// Two definitions are equal when their text is the same under the same name.
        case text([UInt8])
        /// The picture with this index in the tree.
        case picture(Int)
    }

    /// Prefix of every name.
    let prefix: String
    private(set) var bytes: [UInt8] = []
    private var known: [Key: String] = [:]
    /// The known keys, oldest first.
    private var order: [Key] = []
    private var count = 0

    init(prefix: String = "") {
        self.prefix = prefix
    }

    var isEmpty: Bool { count == 0 }

    /// Writes the definition unless an equal one exists.
    ///
    /// 1. The element is written with an empty name, on its own. That is work even when an equal one exists.
    /// 2. The name of an equal one is returned.
    /// 3. Otherwise the name is inserted and the element is kept; both take room.
    ///
    /// - Parameters:
    ///   - allowance: what is left of the document, and afterward what is still left.
    ///   - content: writes the element, whose first attribute is the `id` passed to it.
    /// - Returns: the name to refer to; `nil` when the definition does not fit.
    mutating func name(
        within allowance: inout Allowance, _ content: (_ id: String, inout XMLBuffer) -> Void
    ) -> String? {
        let room = allowance.room
        var probe = XMLBuffer(allowance)
        content("", &probe)
        allowance = probe.allowance
        allowance.restore(room: room)
        guard !probe.isFull else { return nil }
        let key = Key.text(probe.bytes)
        if let name = known[key] { return name }
        let name = "\(prefix)d\(count + 1)"
        guard let quote = probe.bytes.firstIndex(of: UInt8(ascii: "\"")),
            allowance.take(probe.bytes.count + name.utf8.count)
        else { return nil }
        bytes += probe.bytes[...quote]
        bytes += name.utf8
        bytes += probe.bytes[(quote + 1)...]
        count += 1
        add(name, for: key)
        return name
    }

    /// The definition of a picture, found without its bytes.
    func name(ofPicture index: Int) -> String? { known[.picture(index)] }

    mutating func add(_ name: String, forPicture index: Int) {
        add(name, for: .picture(index))
    }

    var mark: Mark { Mark(count: count, keys: order.count, bytes: bytes.count) }

    /// Removes the definitions since the mark; nothing may refer to them any more.
    mutating func rollBack(to mark: Mark) {
        for key in order[mark.keys...] { known[key] = nil }
        order.removeSubrange(mark.keys...)
        bytes.removeSubrange(mark.bytes...)
        count = mark.count
    }

    private mutating func add(_ name: String, for key: Key) {
        known[key] = name
        order.append(key)
    }
}
