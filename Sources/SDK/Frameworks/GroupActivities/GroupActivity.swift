import CoreGraphics
import CoreTransferable
import Foundation
import FoundationSupplement
import SwiftUI

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Something to do together in a call.
public protocol GroupActivity: Codable, Sendable {
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}

public enum GroupActivityActivationResult: Hashable, Sendable {
    case activationDisabled
    case activationPreferred
    case cancelled
}

extension GroupActivity {
    public static var activityIdentifier: String { String(reflecting: Self.self) }

    /// Disabled: a widget does not participate in calls.
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }

    @discardableResult
    public func activate() async throws -> Bool {
        Notices.current.addInert("GroupActivity.activate", .appOnly)
        return false
    }

    public static func sessions() -> GroupSession<Self>.Sessions { .init() }
}

public struct GroupActivityMetadata: Sendable {
    public struct ActivityType: Hashable, Sendable {
        private let name: String

        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let createTogether = ActivityType(name: "createTogether")
        public static let exploreTogether = ActivityType(name: "exploreTogether")
        public static let learnTogether = ActivityType(name: "learnTogether")
        public static let readTogether = ActivityType(name: "readTogether")
        public static let shopTogether = ActivityType(name: "shopTogether")
        public static let workoutTogether = ActivityType(name: "workoutTogether")
    }

    public struct LifetimePolicy: Hashable, Sendable {
        private let name: String

        public static let automatic = LifetimePolicy(name: "automatic")
        public static let untilLeft = LifetimePolicy(name: "untilLeft")
    }

    public var type: ActivityType = .generic
    public var title: String?
    public var subtitle: String?
    public var previewImage: CGImage?
    public var fallbackURL: URL?
    public var supportsContinuationOnTV = false
    public var preferredBroadcastOptions: [String] = []
    public var lifetimePolicy: LifetimePolicy = .automatic

    public init() {}
}

public struct Participant: Identifiable, Hashable, Sendable {
    public let id: UUID
}

public struct Participants: Sendable {
    private let only: Set<Participant>?

    public static let all = Participants(only: nil)
    public static func only(_ participant: Participant) -> Participants { Participants(only: [participant]) }
    public static func only(_ participants: Set<Participant>) -> Participants { Participants(only: participants) }
}

/// Something that people do together; none is joined here.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
    public enum State: Sendable {
        case waiting
        case joined
        case invalidated(reason: any Error)
    }

    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> GroupSession<ActivityType>? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    @Published public var activity: ActivityType
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    public let id = UUID()
    public let localParticipant = Participant(id: UUID())
    public var isLocallyInitiated: Bool { false }

    init(activity: ActivityType) {
        self.activity = activity
    }

    public func join() {}
    public func leave() {}
    public func end() {}
    public func requestForegroundPresentation() async -> Bool { false }
}

public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    // Sendable: the property never changes, and the initializer creates its publisher, which has a lock.
    @Published public private(set) var isEligibleForGroupSession = false

    public init() {
        // Otherwise the first readers of a publisher create it, possibly two at the same time.
        _ = objectWillChange
    }
}

public enum GroupSessionMessengerDeliveryMode: Hashable, Sendable {
    case reliable
    case unreliable
}

/// Sends values to other participants; there are none.
public final class GroupSessionMessenger: @unchecked Sendable {
    public typealias DeliveryMode = GroupSessionMessengerDeliveryMode

    public struct MessageContext: Sendable {
        public let source: Participant
    }

    public struct Messages<Message: Sendable>: AsyncSequence, Sendable {
        public typealias Element = (Message, MessageContext)

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> (Message, MessageContext)? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>) {}

    public init<ActivityType: GroupActivity>(
        session: GroupSession<ActivityType>, deliveryMode: DeliveryMode
    ) {}

    public func messages<Message: Codable & Sendable>(of type: Message.Type) -> Messages<Message> { Messages() }
    public func messages(of type: Data.Type) -> Messages<Data> { Messages() }
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {}
    public func send(_ value: Data, to participants: Participants = .all) async throws {}

    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) {
        onMainQueueLater { completion(nil) }
    }
}

public final class GroupSessionJournal: @unchecked Sendable {
    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>) {}

    /// The activities of a group session. A widget joins none.
    public var attachments = Attachments()

    public func add<ItemType: Transferable>(_ item: ItemType) async throws -> Attachment { throw CancellationError() }

    public func add<ItemType: Transferable, MetadataType: Codable>(
        _ item: ItemType, metadata: MetadataType
    ) async throws -> Attachment {
        throw CancellationError()
    }

    public func remove(attachment: Attachment) async throws {}

    public struct Attachment: Identifiable, Sendable {
        public var id: UUID

        public func load<AttachmentType: Transferable>(
            _ attachmentType: AttachmentType.Type
        ) async throws -> AttachmentType {
            throw CancellationError()
        }

        public func loadMetadata<MetadataType: Codable>(of: MetadataType.Type) async throws -> MetadataType {
            throw CancellationError()
        }
    }

    public struct Attachments: AsyncSequence, Sendable {
        public typealias Element = [Attachment]

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> [Attachment]? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// The representation of an activity that shared content has.
public struct GroupActivityTransferRepresentation<Item: Sendable>: Sendable {
    public init<Activity: GroupActivity>(exporting: @escaping @Sendable (Item) async throws -> Activity) {}
}
