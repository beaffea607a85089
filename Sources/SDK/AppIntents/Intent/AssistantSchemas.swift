/// The system's schemas of intents, entities and enumerations.
public enum AssistantSchemas {
    public struct IntentSchema: Sendable {
        init() {}
    }

    public struct EntitySchema: Sendable {
        init() {}
    }

    public struct EnumSchema: Sendable {
        init() {}
    }

    /// A group of schemas.
    @dynamicMemberLookup
    public struct IntentDomain: Sendable {
        public subscript(dynamicMember name: String) -> IntentSchema { IntentSchema() }
    }

    @dynamicMemberLookup
    public struct EntityDomain: Sendable {
        public subscript(dynamicMember name: String) -> EntitySchema { EntitySchema() }
    }

    @dynamicMemberLookup
    public struct EnumDomain: Sendable {
        public subscript(dynamicMember name: String) -> EnumSchema { EnumSchema() }
    }
}

public typealias AssistantSchema = AssistantSchemas

extension AssistantSchemas.IntentSchema {
    public static var books: AssistantSchemas.IntentDomain { .init() }
    public static var browser: AssistantSchemas.IntentDomain { .init() }
    public static var camera: AssistantSchemas.IntentDomain { .init() }
    public static var files: AssistantSchemas.IntentDomain { .init() }
    public static var journal: AssistantSchemas.IntentDomain { .init() }
    public static var mail: AssistantSchemas.IntentDomain { .init() }
    public static var photos: AssistantSchemas.IntentDomain { .init() }
    public static var presentation: AssistantSchemas.IntentDomain { .init() }
    public static var reader: AssistantSchemas.IntentDomain { .init() }
    public static var spreadsheet: AssistantSchemas.IntentDomain { .init() }
    public static var system: AssistantSchemas.IntentDomain { .init() }
    public static var whiteboard: AssistantSchemas.IntentDomain { .init() }
    public static var wordProcessor: AssistantSchemas.IntentDomain { .init() }
    public static var visualIntelligence: AssistantSchemas.IntentDomain { .init() }
}

extension AssistantSchemas.EntitySchema {
    public static var books: AssistantSchemas.EntityDomain { .init() }
    public static var browser: AssistantSchemas.EntityDomain { .init() }
    public static var camera: AssistantSchemas.EntityDomain { .init() }
    public static var files: AssistantSchemas.EntityDomain { .init() }
    public static var journal: AssistantSchemas.EntityDomain { .init() }
    public static var mail: AssistantSchemas.EntityDomain { .init() }
    public static var photos: AssistantSchemas.EntityDomain { .init() }
    public static var presentation: AssistantSchemas.EntityDomain { .init() }
    public static var reader: AssistantSchemas.EntityDomain { .init() }
    public static var spreadsheet: AssistantSchemas.EntityDomain { .init() }
    public static var system: AssistantSchemas.EntityDomain { .init() }
    public static var whiteboard: AssistantSchemas.EntityDomain { .init() }
    public static var wordProcessor: AssistantSchemas.EntityDomain { .init() }
    public static var visualIntelligence: AssistantSchemas.EntityDomain { .init() }
}

extension AssistantSchemas.EnumSchema {
    public static var books: AssistantSchemas.EnumDomain { .init() }
    public static var browser: AssistantSchemas.EnumDomain { .init() }
    public static var camera: AssistantSchemas.EnumDomain { .init() }
    public static var files: AssistantSchemas.EnumDomain { .init() }
    public static var journal: AssistantSchemas.EnumDomain { .init() }
    public static var mail: AssistantSchemas.EnumDomain { .init() }
    public static var photos: AssistantSchemas.EnumDomain { .init() }
    public static var presentation: AssistantSchemas.EnumDomain { .init() }
    public static var reader: AssistantSchemas.EnumDomain { .init() }
    public static var spreadsheet: AssistantSchemas.EnumDomain { .init() }
    public static var system: AssistantSchemas.EnumDomain { .init() }
    public static var whiteboard: AssistantSchemas.EnumDomain { .init() }
    public static var wordProcessor: AssistantSchemas.EnumDomain { .init() }
    public static var visualIntelligence: AssistantSchemas.EnumDomain { .init() }
}

@attached(member, names: named(title))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AssistantIntent(schema: AssistantSchemas.IntentSchema) =
    #externalMacro(module: "TesseraMacros", type: "AssistantSchemaMacro")

@attached(member, names: named(title))
@attached(memberAttribute)
@attached(extension, conformances: AppIntent)
public macro AppIntent(schema: AssistantSchemas.IntentSchema) =
    #externalMacro(module: "TesseraMacros", type: "AssistantSchemaMacro")

@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity)
public macro AssistantEntity(schema: AssistantSchemas.EntitySchema) =
    #externalMacro(module: "TesseraMacros", type: "AssistantSchemaMacro")

@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
@attached(extension, conformances: AppEntity)
public macro AppEntity(schema: AssistantSchemas.EntitySchema) =
    #externalMacro(module: "TesseraMacros", type: "AssistantSchemaMacro")

@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
@attached(extension, conformances: AppEnum)
public macro AssistantEnum(schema: AssistantSchemas.EnumSchema) =
    #externalMacro(module: "TesseraMacros", type: "AssistantSchemaMacro")

@attached(member, names: named(typeDisplayRepresentation))
@attached(memberAttribute)
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchemas.EnumSchema) =
    #externalMacro(module: "TesseraMacros", type: "AssistantSchemaMacro")
