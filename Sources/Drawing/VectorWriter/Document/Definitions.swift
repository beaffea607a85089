import RenderModel

/// Elements referred to by name. Equal content is written once; names are numbered in order of first use.
struct Definitions {
    /// Prefix of every name.
    let prefix: String
    private(set) var body = XMLBuffer()
    private var known: [[UInt8]: String] = [:]
    private var count = 0
    /// Bytes written so far, those of repeated definitions included.
    private(set) var written = 0

    init(prefix: String = "") {
        self.prefix = prefix
    }

    var isEmpty: Bool { count == 0 }

    /// Writes the definition unless an equal one exists.
    ///
    /// - Parameter content: writes the element, with the `id` passed to it.
    /// - Returns: the name to refer to.
    mutating func name(_ content: (_ id: String, inout XMLBuffer) -> Void) -> String {
        // Two definitions are equal when their text is the same under the same name.
        var probe = XMLBuffer()
        content("", &probe)
        written += probe.bytes.count
        if let name = known[probe.bytes] { return name }
        count += 1
        let name = "\(prefix)d\(count)"
        known[probe.bytes] = name
        content(name, &body)
        written += probe.bytes.count
        return name
    }
}
