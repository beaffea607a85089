/// The declarations of headers.
struct ObjectiveCDeclarations: Hashable, Sendable {
    var classes: [ObjectiveCClass] = []
    var categories: [ObjectiveCClass] = []
    var protocols: [ObjectiveCClass] = []
    var enumerations: [ObjectiveCEnumeration] = []
    var structures: [ObjectiveCStructure] = []
    var aliases: [ObjectiveCAlias] = []
    var constants: [ObjectiveCConstant] = []
    var functions: [ObjectiveCFunction] = []
    var values: [HeaderScanner.Constant] = []
}

/// Attributes before or after a declaration that affect its import into Swift.
struct ObjectiveCAttributes: Hashable, Sendable {
    var swiftName: String?
    var isUnavailable = false
    /// Swift imports it with the prefix `__`, for use by a refined declaration.
    var isRefined = false
    var isStringType = false
    var escapes = true

    mutating func add(_ other: ObjectiveCAttributes) {
        swiftName = other.swiftName ?? swiftName
        isUnavailable = isUnavailable || other.isUnavailable
        isRefined = isRefined || other.isRefined
        isStringType = isStringType || other.isStringType
        escapes = escapes && other.escapes
    }
}

/// A class, a category of one, or a protocol.
struct ObjectiveCClass: Hashable, Sendable {
    var name: String
    var superclass: String?
    var protocols: [String] = []
    /// Generic parameters.
    var parameters: [String] = []
    var properties: [ObjectiveCProperty] = []
    var methods: [ObjectiveCMethod] = []
    var attributes = ObjectiveCAttributes()
}

struct ObjectiveCProperty: Hashable, Sendable {
    var name: String
    var type: ObjectiveCType
    var getter: String?
    var isReadOnly = false
    var isOfClass = false
    var isOptional = false
    var attributes = ObjectiveCAttributes()
}

struct ObjectiveCMethod: Hashable, Sendable {
    /// The parts of the selector without colons; one part if there are no parameters.
    var parts: [String]
    var parameters: [ObjectiveCParameter] = []
    var result: ObjectiveCType
    var isOfClass = false
    var isOptional = false
    var attributes = ObjectiveCAttributes()

    /// The name in Objective-C.
    var selector: String { parameters.isEmpty ? parts.joined() : parts.map { $0 + ":" }.joined() }
}

struct ObjectiveCEnumeration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case choice, options
        /// Its cases are error codes.
        case errors
        /// A C enumeration with separate constants.
        case plain
    }

    struct Case: Hashable, Sendable {
        var name: String
        var value: Int
        var attributes = ObjectiveCAttributes()
    }

    var kind: Kind
    /// `nil` for constants only.
    var name: String?
    var rawType = ObjectiveCType(base: .named("NSInteger"))
    var cases: [Case] = []
    var attributes = ObjectiveCAttributes()
}

struct ObjectiveCStructure: Hashable, Sendable {
    var name: String
    var members: [ObjectiveCParameter] = []
    var attributes = ObjectiveCAttributes()
}

/// An alias of another type, or a string type (`NS_STRING_ENUM`).
struct ObjectiveCAlias: Hashable, Sendable {
    var name: String
    var type: ObjectiveCType
    var attributes = ObjectiveCAttributes()
}

struct ObjectiveCConstant: Hashable, Sendable {
    var name: String
    var type: ObjectiveCType
    /// Empty if the header does not define it.
    var value: [HeaderToken] = []
    var attributes = ObjectiveCAttributes()
}

struct ObjectiveCFunction: Hashable, Sendable {
    var name: String
    var parameters: [ObjectiveCParameter]
    var result: ObjectiveCType
    var attributes = ObjectiveCAttributes()
}
