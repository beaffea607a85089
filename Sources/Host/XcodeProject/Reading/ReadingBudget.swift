/// The limit of the expansion of one project: small files can expand exponentially by including each other.
struct ReadingBudget {
    private let file: String
    private let limit: Int
    private var spent = 0

    /// - Parameter file: The file that the error names.
    init(for file: String, limit: Int = 100_000) {
        self.file = file
        self.limit = limit
    }

    /// - Parameter kind: The counted items, in the plural.
    mutating func spend(_ kind: String) throws(ProjectProblem) {
        spent += 1
        guard spent <= limit else {
            throw .malformed(file, line: nil, reason: "it expands to more than \(limit) \(kind)")
        }
    }
}
