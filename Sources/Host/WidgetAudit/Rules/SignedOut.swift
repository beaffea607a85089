extension AuditRule {
    static let signedOut = AuditRule(
        RuleID(.guidelines, 131), "signed-out", .warning, decision: .review,
        title: "A widget without an account explains itself",
        check: """
            Current entries that show no text, no symbol and no image; and entries without text if the sources ask \
            whether someone is signed in.
            """,
        remedy: "State that the widget waits for an account or for data, and what to do.",
        guideline: """
            A widget whose app needs an account, or has no data yet, states that and what to do. An empty widget looks \
            broken.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, judge: SignedOut.judge)
}

private enum SignedOut {
    /// Parts of names in sources that ask whether someone is signed in, lowercase.
    private static let words = [
        "signedin", "signedout", "issignedin", "signin", "loggedin", "loggedout", "isloggedin", "login",
        "isauthenticated",
        "authenticated", "accesstoken", "keychain", "aspasskey", "asauthorization",
    ]

    /// Here no user is signed in. Concrete are entries that show no text, no symbol and no image, and entries without a
    /// text if the sources ask for an account. Whether an entry waits for one is for a reader to decide.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.currentPictures()
        guard !pictures.isEmpty else { return [.notApplicable(reason: "no entry is drawn")] }
        let asksForAccount = asksForAccount(input.sources)
        return pictures.map { index, picture in
            let isEmpty = picture.showsNothing
            guard isEmpty || asksForAccount && picture.texts.isEmpty else { return .pass(1) }
            return .needsReview(
                Observation(
                    .family(picture.conditions.family), isEmpty ? "the widget shows nothing" : "the widget has no text",
                    advice: "Check whether it waits for an account or data; if so, state that, and what to do.",
                    measured: .text(isEmpty ? "nothing" : "no text"), bound: .text("an explanation"),
                    spot: picture.spot(index)))
        }
    }

    private static func asksForAccount(_ sources: SourceIndex) -> Bool {
        sources.files.contains { file in
            file.lines.contains { line in
                let names = SourceIndex.code(of: line).split { !$0.isLetter }.map { $0.lowercased() }
                return names.contains { name in words.contains { name.hasPrefix($0) } }
            }
        }
    }
}
