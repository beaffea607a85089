import Foundation
import SwiftUI

/// Fetches objects for a view and groups consecutive ones with the same value into sections.
@MainActor @preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    nonisolated(unsafe) private let question: FetchQuestion<Result>
    nonisolated(unsafe) private let division: Division

    /// The section key of the objects. A view can modify it.
    private final class Division {
        var section: KeyPath<Result, SectionIdentifier>

        init(_ section: KeyPath<Result, SectionIdentifier>) { self.section = section }
    }

    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        let request = NSFetchRequest<Result>()
        request.predicate = predicate
        question = FetchQuestion(request)
        question.sortDescriptors = sortDescriptors
        division = Division(sectionIdentifier)
    }

    nonisolated public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        question = FetchQuestion(request)
        division = Division(sectionIdentifier)
    }

    nonisolated public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        question = FetchQuestion(fetchRequest)
        division = Division(sectionIdentifier)
    }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(objects: question.answer(), by: division.section)
    }

    public var projectedValue: Binding<Configuration> {
        let (question, division) = (question, division)
        return Binding {
            Configuration(sectionIdentifier: division.section, fetch: .init(question))
        } set: { new in
            division.section = new.sectionIdentifier
            new.fetch.write(to: question)
        }
    }

    nonisolated public mutating func update() {}

    /// The parts of a request that a view can bind to.
    public struct Configuration {
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        fileprivate var fetch: FetchRequest<Result>.Configuration

        public var nsSortDescriptors: [NSSortDescriptor] {
            get { fetch.nsSortDescriptors }
            set { fetch.nsSortDescriptors = newValue }
        }
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { fetch.sortDescriptors }
            set { fetch.sortDescriptors = newValue }
        }
        public var nsPredicate: NSPredicate? {
            get { fetch.nsPredicate }
            set { fetch.nsPredicate = newValue }
        }
    }
}

/// The sections of a view's results.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    private let sections: [Section]

    init(objects: [Result], by section: KeyPath<Result, SectionIdentifier>) {
        var sections: [Section] = []
        for object in objects {
            let id = object[keyPath: section]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
        self.sections = sections
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(position: Int) -> Section { sections[position] }

    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        fileprivate(set) var objects: [Result]

        public var startIndex: Int { objects.startIndex }
        public var endIndex: Int { objects.endIndex }
        public subscript(position: Int) -> Result { objects[position] }
    }
}
