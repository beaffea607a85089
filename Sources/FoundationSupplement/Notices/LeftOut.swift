/// Called in the place of code that was left out of a build because it needs what is not available.
public func _leftOut(_ name: String) {
    Notices.current.add(
        Notices.Notice(
            .warning, subject: name, message: "This is not in the build, because it needs what is not available.",
            remedy: "`tessera check` names what is missing; an empty value stands in its place."))
}

/// Called by what stands in the place of a method, a function or an initializer in Objective-C.
public func _inObjectiveC(_ name: String) {
    Notices.current.add(
        Notices.Notice(
            .warning, subject: name, message: "This is in Objective-C, which does not run here.",
            remedy: "An empty value stands in its place; what is shown of it differs on a phone."))
}
