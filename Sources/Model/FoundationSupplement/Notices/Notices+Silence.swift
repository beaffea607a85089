extension Notices {
    /// Reports that something audible on a device is silent here.
    package func addSilence(of subject: String) {
        add(
            Notice(
                .note, subject: subject,
                message: "The simulated device is silent: nothing is played, spoken or recorded.",
                remedy: "Test sound on a device; the widget is drawn as it looks during playback."))
    }
}
