/// The device as a user sees it.
struct Observation: Hashable, Sendable {
    /// The text of a picture: `WORD-NUMBER`.
    struct Picture: Hashable, Sendable {
        /// The configuration with which it was drawn.
        var word: String
        /// Increases with every timeline of the provider.
        var number: Int

        init(word: String, number: Int) {
            self.word = word
            self.number = number
        }

        /// - Returns: `nil` for other text, such as that of a placeholder.
        init?(text: String) {
            let parts = text.split(separator: "-")
            guard parts.count == 2, let number = Int(parts[1]) else { return nil }
            self.init(word: String(parts[0]), number: number)
        }

        var text: String { "\(word)-\(number)" }
    }

    struct Widget: Hashable, Sendable {
        var kind: String
        /// The value of its configuration.
        var word: String
        /// `nil` if there is none yet.
        var picture: Picture?
        /// Whether the picture is the current one, without a reservation.
        var isCurrent: Bool
        /// The reasons that it isn't.
        var reasons: [String]
    }

    var widgets: [Int: Widget] = [:]
    /// Notices about the host itself.
    var notices: [String] = []
    /// Lines of the log, oldest first.
    var log: [String] = []
    /// Messages of the last build, if it failed.
    var buildMessages: [String] = []
    /// Whether the store has accepted all changes.
    var isStored: Bool

    /// Everything that the device states about failures.
    var statements: [String] { notices + widgets.values.flatMap(\.reasons) + buildMessages + log }
}
