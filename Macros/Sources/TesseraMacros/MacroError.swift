import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A misuse of a macro; the compiler shows the message at its location.
enum MacroError: String, Error, DiagnosticMessage, CustomStringConvertible {
    case entryNotVariable =
        "@Entry can be attached only to a stored variable, such as “@Entry var accent: Color = .blue”."
    case entryWithoutDefault = "@Entry requires a default value, because its type is not optional."
    case entryWithoutType = "@Entry requires a type or a default value."
    case entryOutsideExtension =
        "@Entry must be in an extension of EnvironmentValues, ContainerValues, Transaction or FocusedValues."
    case generableForm = "@Generable can be attached only to a structure or an enumeration."
    case modelActorNotActor = "@ModelActor can be attached only to an actor."
    case modelNotClass = "@Model can be attached only to a class."
    case modelVariableForm =
        "Declare each variable of a model separately and with its type, such as “var name: String”."
    case tipParameterForm =
        "@Parameter in a tip can be attached only to an initialized static variable: “@Parameter static var isNew = true”."
    case predicateFunction = "This function is not supported in a predicate."
    case predicateWithoutClosure = "#Predicate and #Expression require a closure."
    case previewWithoutBody = "#Preview requires a closure with its content."

    var description: String { rawValue }
    var message: String { rawValue }
    var diagnosticID: MessageID { MessageID(domain: "TesseraMacros", id: String(describing: self)) }
    var severity: DiagnosticSeverity { .error }
}
