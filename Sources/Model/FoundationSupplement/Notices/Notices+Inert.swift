extension Notices {
    /// Why a call has no effect in a widget on the simulated device.
    package enum Inertness: Sendable {
        /// Only an app can do it; a widget extension cannot on a phone either.
        case appOnly
        /// The user gave no permission for it.
        case unauthorized(String)
        /// The simulated device has none of it.
        case absent(String)
    }

    /// Reports a call that answers as on a phone where it cannot have an effect.
    ///
    /// - Parameter subject: type and member, `EKEventStore.save`.
    package func addInert(_ subject: String, _ inertness: Inertness) {
        switch inertness {
        case .appOnly:
            add(
                Notice(
                    .note, subject: subject,
                    message: "Only an app can do this; it has no effect in a widget extension.",
                    remedy: "Don't make this call in the widget's provider or views."))
        case .unauthorized(let service):
            add(
                Notice(
                    .note, subject: subject, message: "The simulated device grants no access to \(service).",
                    remedy: "The widget is drawn as if the user had denied access."))
        case .absent(let service):
            add(
                Notice(
                    .note, subject: subject, message: "The simulated device has no \(service).",
                    remedy: "The widget is drawn as on a device without it."))
        }
    }
}
