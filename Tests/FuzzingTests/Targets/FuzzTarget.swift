/// A decoder of untrusted input as a function of bytes.
///
/// A decoder may reject any input with an error. It must not trap, hang or use memory without a limit, and what it
/// accepts must satisfy the conditions that the target states with `expect`.
struct FuzzTarget: Sendable {
    /// Names the corpus folder and the command line's argument.
    let name: String
    /// The greatest length of an input in bytes. Longer ones rarely reach more code and make the search slow.
    let longest: Int
    let run: @Sendable ([UInt8]) -> Void

    init(_ name: String, longest: Int = 4_096, run: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.longest = longest
        self.run = run
    }

    static let all: [FuzzTarget] = model + files + host

    /// What extensions send, and what drawing reads.
    static let model = [
        tree, message, storedValue, painting, picture, font, strings, stringsDictionary, stringCatalog, compiledStrings,
    ]

    /// The files of projects.
    static let files = [
        propertyList, projectFile, workspace, specification, configurationFile, markup, globPattern, syntaxTree,
    ]

    /// The files of widgets, what pages and weather services send, and what is stored.
    static let host = [
        header, assetCatalog, svgImage, pdfImage, intentDefinition, dataModel, pageCommand, pageRequest, storeRow,
        weatherReply, weatherFile,
    ]

    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

extension FuzzTarget {
    /// Traps when a decoder accepted something that breaks one of its promises. Fuzzers and tests both detect a trap.
    static func expect(_ condition: Bool, _ promise: String) {
        precondition(condition, promise)
    }
}
