extension Notices {
    /// Why a call has no effect in a widget on the simulated device.
    package enum Inertness: Sendable {
        /// Only an app can do it; a widget extension cannot, on a device either.
        case appOnly
        /// The user did not grant permission.
        case unauthorized(String)
        /// The simulated device does not have it.
        case absent(String)
    }

    /// Reports a call that behaves as on a device where it has no effect.
    ///
    /// - Parameter subject: the type and member, such as `EKEventStore.save`.
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
