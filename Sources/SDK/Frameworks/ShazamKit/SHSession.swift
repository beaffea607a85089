import AVFoundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public protocol SHSessionDelegate: NSObjectProtocol {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}

extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}

/// Recognizes music. Nothing is recognized.
open class SHSession: NSObject, @unchecked Sendable {
    public enum Result: Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }

    public let catalog: SHCatalog
    open weak var delegate: (any SHSessionDelegate)?

    public override init() {
        catalog = SHCatalog()
        super.init()
    }

    public init(catalog: SHCatalog) {
        self.catalog = catalog
        super.init()
    }

    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {
        report()
    }

    open func match(_ signature: SHSignature) {
        report()
        delegate?.session(self, didNotFindMatchFor: signature, error: nil)
    }

    open func result(from signature: SHSignature) async -> SHSession.Result {
        report()
        return .noMatch(signature)
    }

    public var results: some AsyncSequence<SHSession.Result, Never> {
        AsyncStream<SHSession.Result> { $0.finish() }
    }

    private func report() {
        Notices.current.addInert("SHSession.match", .absent("music recognition"))
    }
}

/// Recognizes music by the device's microphone.
public final class SHManagedSession: @unchecked Sendable {
    public enum State: Equatable, Hashable, Sendable {
        case idle, prerecording, matching
    }

    public let catalog: SHCatalog
    public var state: SHManagedSession.State { .idle }

    public init() {
        catalog = SHCatalog()
    }

    public init(catalog: SHCatalog) {
        self.catalog = catalog
    }

    public func prepare() async {}
    public func cancel() {}

    public func result() async -> SHSession.Result {
        Notices.current.addInert("SHManagedSession.result", .unauthorized("the microphone"))
        return .error(SHError(.matchAttemptFailed), SHSignature())
    }

    public var results: some AsyncSequence<SHSession.Result, Never> {
        AsyncStream<SHSession.Result> { $0.finish() }
    }
}
