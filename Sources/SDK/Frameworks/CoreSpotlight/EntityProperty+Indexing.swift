import AppIntents

// The search role of a property: there is no search here.

extension EntityProperty {
    public convenience init(
        title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        if let title { self.init(title: title) } else { self.init() }
    }

    public convenience init(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) {
        if let title { self.init(title: title) } else { self.init() }
    }
}

@attached(peer)
public macro ComputedProperty(
    title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")

@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "TesseraMacros", type: "PropertyMarkerMacro")
