/// The section of a view, and the view's position within it.
struct SectionMark {
    /// Compared by identity.
    final class Identity: Equatable {
        static func == (first: Identity, second: Identity) -> Bool { first === second }
    }

    enum Part { case header, content, footer }

    let identity: Identity
    let part: Part
}

/// A section of a view, or adjacent views that are in no section.
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable, Sendable {
        let index: Int
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    init(id: ID, source: SubviewSource, header: Range<Int>, content: Range<Int>, footer: Range<Int>) {
        self.id = id
        self.header = SubviewsCollection(source: source, places: header)
        self.content = SubviewsCollection(source: source, places: content)
        self.footer = SubviewsCollection(source: source, places: footer)
    }

    /// The values that the section set for its container; they apply to each of its views.
    public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
    }
}

/// The sections of a view.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(source: SubviewSource) {
        sections = source.sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group {
    /// Shows the result of `transform` for the sections of `view`.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// The content of a group made of sections.
public struct GroupSectionsOfContent<Base: View, Result: View> {
    let base: Base
    let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let sections = SectionCollection(source: SubviewSource(view.base, inputs: inner))
        let result = EnvironmentValues.withCurrent(inputs.environment) { view.transform(sections) }
        Result._makeView(result, inputs: inner, outputs: &outputs)
    }
}

/// The sections that a loop visits. They are known once the loop is evaluated.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    final class Found {
        var sections: SectionCollection?
    }

    let found = Found()

    public var startIndex: Int { 0 }
    public var endIndex: Int { found.sections?.count ?? 0 }

    public subscript(index: Int) -> SectionConfiguration {
        guard let sections = found.sections else { preconditionFailure("The sections have not been resolved yet") }
        return sections[index]
    }
}

extension ForEach {
    /// Shows the result of `content` for each section of `view`.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        let data = ForEachSectionCollection<Content>()
        self.init(data: data, content: content, identify: { $0.id })
        prepare = { data.found.sections = SectionCollection(source: SubviewSource(view, inputs: $0)) }
    }
}
