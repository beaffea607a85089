/// A background task of an app.
public struct BackgroundTask<Request, Response>: Sendable {
    init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    public static var bluetoothAlert: BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }

    public static func urlSession(
        matching: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> {
        BackgroundTask()
    }
}

extension BackgroundTask where Request == SnapshotData, Response == SnapshotResponse {
    public static var snapshot: BackgroundTask<SnapshotData, SnapshotResponse> { BackgroundTask() }
}

/// Why the system requests a snapshot of a watch app.
public struct SnapshotData: Sendable {
    public enum SnapshotReason: Equatable, Hashable, Sendable {
        case appBackgrounded, appScheduled, complicationUpdate, returnToDefaultState, prelaunch
    }

    public let reason: SnapshotReason
    public let identifier: String?
}

/// The response to a snapshot request on a watch.
public struct SnapshotResponse: Sendable {
    public var restoredDefaultState: Bool
    public var estimatedSnapshotExpiration: Date
    public var identifier: String?

    public init(
        restoredDefaultState: Bool = false, estimatedSnapshotExpiration: Date = .distantFuture,
        identifier: String? = nil
    ) {
        self.restoredDefaultState = restoredDefaultState
        self.estimatedSnapshotExpiration = estimatedSnapshotExpiration
        self.identifier = identifier
    }
}

extension Scene {
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        self
    }
}
