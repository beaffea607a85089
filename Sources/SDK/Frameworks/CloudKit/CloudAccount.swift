import FoundationSupplement

/// The error of every CloudKit request: no user is signed in.
enum CloudAccount {
    static func rejection(of subject: String) -> CKError {
        Notices.current.addInert(subject, .absent("iCloud account"))
        return CKError(.notAuthenticated)
    }
}
