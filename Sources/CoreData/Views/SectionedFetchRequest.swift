import Foundation
import SwiftUI

/// Fetches objects for a view and puts those that follow each other with one value into a section.
@MainActor @preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    nonisolated(unsafe) private let question: FetchQuestion<Result>
    nonisolated(unsafe) private let section: KeyPath<Result, SectionIdentifier>

    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        let request = NSFetchRequest<Result>()
        request.predicate = predicate
        question = FetchQuestion(request)
        question.sortDescriptors = sortDescriptors
        section = sectionIdentifier
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
        section = sectionIdentifier
    }

    nonisolated public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        question = FetchQuestion(fetchRequest)
        section = sectionIdentifier
    }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(objects: question.answer(), by: section)
    }

    nonisolated public mutating func update() {}
}

/// The sections of what a view's request found.
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
