import Foundation

/// A value that can be handed to other programs.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// One or more representations for transferring a value.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public typealias Representation = Never

    public static var transferRepresentation: Never {
        preconditionFailure("Never has no representation")
    }

    public var body: Never {
        preconditionFailure("Never has no representation")
    }
}

/// Who can see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private enum Kind { case all, team, group, ownProcess }
    private let kind: Kind

    public static let all = TransferRepresentationVisibility(kind: .all)
    public static let team = TransferRepresentationVisibility(kind: .team)
    public static let group = TransferRepresentationVisibility(kind: .group)
    public static let ownProcess = TransferRepresentationVisibility(kind: .ownProcess)
}
