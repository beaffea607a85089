import FoundationSupplement

/// What is said of everything that would be heard on a phone.
enum Silence {
    static func note(_ subject: String) {
        Notices.current.add(
            Notices.Notice(
                .note, subject: subject,
                message: "The simulated device is silent: nothing is played, spoken or recorded.",
                remedy: "Listen to it on a phone; what the widget shows meanwhile is drawn."))
    }
}
