import Foundation
import SwiftUI

/// Fetches objects for a view, from the context of its environment.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    nonisolated(unsafe) private let question: FetchQuestion<Result>

    nonisolated public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        let request = NSFetchRequest<Result>()
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        question = FetchQuestion(request)
    }

    nonisolated public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        let request = NSFetchRequest<Result>()
        request.predicate = predicate
        question = FetchQuestion(request)
        question.sortDescriptors = sortDescriptors
    }

    nonisolated public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        question = FetchQuestion(request)
    }

    nonisolated public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        question = FetchQuestion(fetchRequest)
    }

    nonisolated public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        question = FetchQuestion(fetchRequest)
    }

    public var wrappedValue: FetchedResults<Result> { FetchedResults(question: question) }

    public var projectedValue: Binding<Configuration> {
        let question = question
        return Binding(get: { Configuration(question) }, set: { $0.write(to: question) })
    }

    nonisolated public mutating func update() {}

    /// The parts of a request that a view can bind to.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var sortDescriptors: [SortDescriptor<Result>]
        public var nsPredicate: NSPredicate?

        init(_ question: FetchQuestion<Result>) {
            nsSortDescriptors = question.request.sortDescriptors ?? []
            sortDescriptors = question.sortDescriptors
            nsPredicate = question.request.predicate
        }

        func write(to question: FetchQuestion<Result>) {
            question.request.sortDescriptors = nsSortDescriptors
            question.sortDescriptors = sortDescriptors
            question.request.predicate = nsPredicate
        }
    }
}

/// The configuration of a view's fetch. A view can modify it.
final class FetchQuestion<Result> {
    let request: NSFetchRequest<Result>
    var sortDescriptors: [SortDescriptor<Result>] = []

    init(_ request: NSFetchRequest<Result>) { self.request = request }

    /// Fetches from the context of the environment in which a view's body runs.
    @MainActor func answer() -> [Result] {
        do {
            let found = try EnvironmentValues.current.managedObjectContext.fetch(request)
            return sortDescriptors.isEmpty ? found : found.sorted(using: sortDescriptors)
        } catch {
            Notices.current.add(
                .init(
                    .warning, subject: "FetchRequest", message: "The fetch failed: \(error.localizedDescription)",
                    remedy: "Add .environment(\\.managedObjectContext, container.viewContext) to an enclosing view."))
            return []
        }
    }
}

/// The results of a view's request.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
    let question: FetchQuestion<Result>
    private let objects: [Result]

    init(question: FetchQuestion<Result>) {
        self.question = question
        objects = question.answer()
    }

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }

    public var nsPredicate: NSPredicate? {
        get { question.request.predicate }
        nonmutating set { question.request.predicate = newValue }
    }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { question.request.sortDescriptors ?? [] }
        nonmutating set { question.request.sortDescriptors = newValue }
    }

    public var sortDescriptors: [SortDescriptor<Result>] {
        get { question.sortDescriptors }
        nonmutating set { question.sortDescriptors = newValue }
    }
}
