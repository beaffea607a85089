import Foundation
import FoundationSupplement

/// Plays a file of sound. Here it keeps whether it would play; nothing is heard, which is reported.
open class AVAudioPlayer: NSObject {
    public let url: URL?
    public let data: Data?
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// - Throws: a `CocoaError` when there is no such file.
    public init(contentsOf url: URL) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        self.url = url
        data = nil
    }

    public init(data: Data) throws {
        url = nil
        self.data = data
    }

    @discardableResult
    open func prepareToPlay() -> Bool { true }

    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        Notices.current.addSilence(of: "AVAudioPlayer")
        return true
    }

    open func pause() {
        isPlaying = false
    }

    open func stop() {
        isPlaying = false
    }
}

public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
