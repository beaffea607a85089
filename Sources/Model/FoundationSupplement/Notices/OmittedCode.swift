/// Called instead of code that was omitted from a build because it needs something unavailable.
public func _omitted(_ name: String) {
    Notices.current.add(
        Notices.Notice(
            .warning, subject: name,
            message: "This code is not in the build because it depends on something that is not available.",
            remedy: "Run `tessera check` to see what is missing; an empty value is used instead."))
}

/// Called by the replacement of a method, a function or an initializer in Objective-C.
public func _unavailableObjectiveC(_ name: String) {
    Notices.current.add(
        Notices.Notice(
            .warning, subject: name, message: "This is Objective-C code, which doesn't run here.",
            remedy: "An empty value is used instead; what the widget shows of it differs on a device."))
}

/// Used in rewritten sources where a class creates an object of its dynamic type with an initializer that is not
/// required, as Objective-C classes may. Traps if that type is a subclass, whose initializer cannot be called here.
public func _made<Object, Target>(_ object: Object, as type: Target.Type) -> Target {
    guard let made = object as? Target else { fatalError("\(type).init is omitted") }
    return made
}

/// The same for a failable initializer.
public func _made<Object, Target>(_ object: Object?, as type: Target.Type) -> Target? {
    object.map { _made($0, as: type) }
}

/// Used in rewritten sources for an object that cannot be created here.
public func _uncreated<Target>(_ reason: String) -> Target { fatalError(reason) }
