import FoundationSupplement

/// What every question to CloudKit is told: nobody is signed in.
enum CloudAccount {
    static func refusal(of subject: String) -> CKError {
        Notices.current.addInert(subject, .absent("iCloud account"))
        return CKError(.notAuthenticated)
    }
}
