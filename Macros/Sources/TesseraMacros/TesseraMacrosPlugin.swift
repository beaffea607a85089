import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler starts.
@main
struct TesseraMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, EntryMacro.self, ModelMacro.self, PersistedPropertyMacro.self, PropertyMarkerMacro.self,
        SchemaRuleMacro.self, ModelActorMacro.self, TipRuleMacro.self, TipParameterMacro.self, GenerableMacro.self,
        AssistantSchemaMacro.self, PredicateMacro.self, ExpressionClosureMacro.self, AnimatableMacro.self,
    ]
}
