/// How much may come out of one project: small files can stand for a lot, by naming each other twice over and over.
struct ReadingBudget {
    private let file: String
    private let limit: Int
    private var spent = 0

    /// - Parameter file: named when the limit is passed.
    init(for file: String, limit: Int = 100_000) {
        self.file = file
        self.limit = limit
    }

    /// - Parameter kind: what is counted, in the plural.
    mutating func spend(_ kind: String) throws(ProjectProblem) {
        spent += 1
        guard spent <= limit else {
            throw .malformed(file, line: nil, reason: "what it names comes to more than \(limit) \(kind)")
        }
    }
}
