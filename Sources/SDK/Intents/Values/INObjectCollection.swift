/// Selectable options, in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the list has letters to jump to.
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    public init(items: [ObjectType]) {
        sections = [INObjectSection(title: nil, items: items)]
        super.init()
    }

    /// The options of all sections, in order.
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// Options under one heading.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }
}
