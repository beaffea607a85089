/// The words of a camel-case name: `imageURLWithUUID` is `image`, `URL`, `With`, `UUID`.
struct CamelWords: Hashable, Sendable {
    var words: [String]

    init(_ name: String) {
        words = []
        let letters = Array(name)
        var word = ""
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : " "
            if let last = word.last, letter.isUppercase, !last.isUppercase || next.isLowercase {
                // `URLs`: a plural of capitals is one word.
                let isPlural = next == "s" && (index + 2 >= letters.count || letters[index + 2].isUppercase)
                if !last.isUppercase || !isPlural {
                    words.append(word)
                    word = ""
                }
            }
            word.append(letter)
        }
        if !word.isEmpty { words.append(word) }
    }

    init(words: some Sequence<String>) { self.words = Array(words) }

    var name: String { words.joined() }

    /// With its first word in lowercase: `URLForPage` becomes `urlForPage`.
    var lowered: String {
        guard let first = words.first else { return "" }
        let capitals = first.prefix(while: \.isUppercase).count
        let lowered = capitals > 0 ? first.lowercased() : first
        return lowered + words.dropFirst().joined()
    }

    /// The last preposition that is not the first word.
    var lastPreposition: Int? {
        words.indices.dropFirst().last { Self.prepositions.contains(words[$0].lowercased()) }
    }

    /// Whether a name may end with that word after its type's name is removed.
    static func isOpen(_ word: String) -> Bool {
        let word = word.lowercased()
        return prepositions.contains(word) || verbs.contains(word) || word.hasSuffix("ing")
    }

    static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// Verbs at the beginning of method names.
    private static let verbs: Set<String> = [
        "accept", "activate", "add", "adjust", "allow", "animate", "append", "apply", "assign", "attach", "begin",
        "bind", "bring", "build", "calculate", "call", "cancel", "capture", "change", "check", "clear", "close",
        "compare", "complete", "compute", "configure", "confirm", "connect", "contains", "convert", "copy", "count",
        "create", "deactivate", "decode", "decrement", "delete", "deliver", "deselect", "detach", "disable", "dismiss",
        "display", "download", "draw", "enable", "encode", "encrypt", "decrypt", "end", "enqueue", "enumerate",
        "evaluate", "exchange", "execute", "export", "fetch", "fill", "filter", "find", "finish", "flush", "format",
        "generate", "get", "handle", "has", "have", "hide", "import", "increment", "insert", "install", "invalidate",
        "invoke", "is", "join", "layout", "load", "lock", "log", "make", "map", "measure", "merge", "modify", "move",
        "notify", "observe", "open", "parse", "pause", "perform", "persist", "play", "pop", "post", "prepare",
        "present", "print", "process", "push", "put", "query", "read", "receive", "record", "refresh", "register",
        "release", "reload", "remove", "rename", "render", "replace", "request", "reset", "resize", "resolve",
        "restore", "resume", "retrieve", "return", "revert", "run", "save", "scan", "schedule", "scroll", "search",
        "select", "send", "set", "show", "sort", "start", "stop", "store", "subscribe", "suspend", "swap", "switch",
        "sync", "synchronize", "take", "toggle", "track", "transform", "translate", "unbind", "undo", "unlock",
        "unregister", "update", "upload", "use", "validate", "verify", "wait", "was", "write",
    ]
}
