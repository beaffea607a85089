/// Called in the place of code that was left out of a build because it needs what cannot be had.
public func _leftOut(_ name: String) {
    Notices.current.add(
        Notices.Notice(
            .warning, subject: name, message: "This is not in the build, because it needs what cannot be had.",
            remedy: "`tessera check` names what is missing; an empty value stands in its place."))
}
