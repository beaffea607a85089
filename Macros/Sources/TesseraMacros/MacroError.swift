import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What is wrong with the use of a macro; shown by the compiler at the place.
enum MacroError: String, Error, DiagnosticMessage, CustomStringConvertible {
    case entryNotVariable = "@Entry goes on one stored variable, such as “@Entry var accent: Color = .blue”."
    case entryWithoutDefault = "@Entry needs a default value, because its type is not optional."
    case entryWithoutType = "@Entry needs a type or a default value."
    case entryOutsideExtension =
        "@Entry belongs in an extension of EnvironmentValues, ContainerValues, Transaction or FocusedValues."
    case generableForm = "@Generable goes on a structure or an enumeration."
    case modelActorNotActor = "@ModelActor goes on an actor."
    case modelNotClass = "@Model goes on a class."
    case modelVariableForm = "A variable of a model is declared alone, with its type, such as “var name: String”."
    case tipParameterForm =
        "@Parameter of a tip goes on one static variable with a value: “@Parameter static var isNew = true”."
    case predicateFunction = "This function is not supported in a predicate."
    case predicateWithoutClosure = "#Predicate and #Expression need a closure."
    case previewWithoutBody = "#Preview needs a closure with what it shows."

    var description: String { rawValue }
    var message: String { rawValue }
    var diagnosticID: MessageID { MessageID(domain: "TesseraMacros", id: String(describing: self)) }
    var severity: DiagnosticSeverity { .error }
}
