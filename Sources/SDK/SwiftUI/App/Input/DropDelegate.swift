import UniformTypeIdentifiers

/// The delegate of a drop. Nothing is dropped on a widget, so it is never called.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// The dropped items.
public struct DropInfo {
    public let location: CGPoint

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move
    case delete, alias

    public struct Set: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let copy = Set(rawValue: 1 << 0)
        public static let move = Set(rawValue: 1 << 1)
        public static let delete = Set(rawValue: 1 << 2)
        public static let alias = Set(rawValue: 1 << 3)
    }
}

public struct DropProposal: Sendable {
    public let operation: DropOperation
    public let operationOutsideApplication: DropOperation?

    public init(operation: DropOperation) {
        self.operation = operation
        operationOutsideApplication = nil
    }

    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        operationOutsideApplication = outsideApplication
    }
}

/// An active drop session.
public struct DropSession: Identifiable, Sendable {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    public enum Phase: Hashable, Sendable {
        case entering, active, exiting
        case ended(DropOperation)
        case dataTransferCompleted
    }

    public let id: ID
    public let phase: Phase
    public let location: CGPoint
    public let size: CGSize

    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

public struct DropConfiguration: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// An active drag session.
public struct DragSession: Identifiable, Sendable {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    public enum Phase: Hashable, Sendable {
        case initial, active
        case ended(DropOperation)
        case dataTransferCompleted
    }

    public let id: ID
    public let phase: Phase

    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

public struct DragConfiguration: Sendable {
    public struct OperationsWithinApp: Sendable {
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowAlias: Bool = false) {}
    }

    public struct OperationsOutsideApp: Sendable {
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
    }

    public init(allowMove: Bool = false, allowDelete: Bool = false) {}

    public init(
        operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp = .init()
    ) {}
}
