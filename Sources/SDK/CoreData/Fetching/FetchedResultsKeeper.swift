import Foundation

struct FetchedSection: NSFetchedResultsSectionInfo {
    var name: String
    var members: [Any]

    var indexTitle: String? { Self.indexTitle(of: name) }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }

    static func indexTitle(of name: String) -> String? { name.first.map { $0.uppercased() } }

    static func path(of object: Any, in sections: [FetchedSection]) -> IndexPath? {
        guard let object = object as? NSObject else { return nil }
        for (number, section) in sections.enumerated() {
            if let row = section.members.firstIndex(where: { ($0 as? NSObject)?.isEqual(object) == true }) {
                return [number, row]
            }
        }
        return nil
    }
}

/// The state of a fetched results controller.
///
/// When the context was saved, the request is executed again. Inserted and deleted sections, and inserted, deleted,
/// moved and updated objects are reported individually between the delegate's `controllerWillChangeContent` and
/// `controllerDidChangeContent`.
final class FetchedResultsKeeper {
    private(set) var sections: [FetchedSection]?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    var makeUntyped: (() -> NSFetchedResultsController<any NSFetchRequestResult>)?

    private let sectionPath: [String]?
    private let ask: () throws -> [Any]
    private var observer: (any NSObjectProtocol)?

    init(_ sectionNameKeyPath: String?, ask: @escaping () throws -> [Any]) {
        sectionPath = sectionNameKeyPath?.split(separator: ".").map(String.init)
        self.ask = ask
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func fetch() throws { sections = try present() }

    func watch(_ context: NSManagedObjectContext) {
        guard observer == nil else { return }
        // The notification is delivered on the saving thread, which is the context's.
        nonisolated(unsafe) weak let keeper = self
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { notification in
            keeper?.update(saved: notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
        }
    }

    private func present() throws -> [FetchedSection] {
        let objects = try ask()
        guard let sectionPath else { return [FetchedSection(name: "", members: objects)] }
        var sections: [FetchedSection] = []
        for object in objects {
            let name = DynamicOrder.unwrapped(KeyedPath.value(of: object, at: sectionPath) as Any).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(FetchedSection(name: name, members: [object]))
            }
        }
        return sections
    }

    private typealias Change = (object: Any, from: IndexPath?, to: IndexPath?, kind: NSFetchedResultsChangeType)

    private func update(saved: Set<NSManagedObject>) {
        guard let old = sections, let new = try? present() else { return }
        sections = new
        guard let delegate, let controller = makeUntyped?() else { return }
        var changes: [Change] = []
        for object in old.flatMap(\.members) {
            let (from, to) = (FetchedSection.path(of: object, in: old), FetchedSection.path(of: object, in: new))
            let isSaved = (object as? NSManagedObject).map(saved.contains) ?? false
            if to == nil {
                changes.append((object, from, nil, .delete))
            } else if isSaved {
                changes.append((object, from, to, from == to ? .update : .move))
            }
        }
        for object in new.flatMap(\.members) where FetchedSection.path(of: object, in: old) == nil {
            changes.append((object, nil, FetchedSection.path(of: object, in: new), .insert))
        }
        guard !changes.isEmpty else { return }
        delegate.controllerWillChangeContent(controller)
        for (number, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: number, for: .delete)
        }
        for (number, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: number, for: .insert)
        }
        for change in changes {
            delegate.controller(
                controller, didChange: change.object, at: change.from, for: change.kind, newIndexPath: change.to)
        }
        delegate.controllerDidChangeContent(controller)
    }
}
