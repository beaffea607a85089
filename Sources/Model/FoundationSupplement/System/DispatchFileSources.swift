import Dispatch

/// Monitors changes of a file.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var fileDescriptor: Int32 { get }
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
}

/// Monitors memory pressure.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal = MemoryPressureEvent(rawValue: 0x1)
        public static let warning = MemoryPressureEvent(rawValue: 0x2)
        public static let critical = MemoryPressureEvent(rawValue: 0x4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// A source without events: nothing else changes the widget's files.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        QuietFileSource(fileDescriptor, eventMask, queue)
    }

    /// A source that never sends an event.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        QuietMemorySource(eventMask, queue)
    }
}

/// A source that can be started and ended, but has no events.
private class QuietSource {
    fileprivate let base: any DispatchSourceUserDataAdd

    init(_ queue: DispatchQueue?) {
        base = DispatchSource.makeUserDataAddSource(queue: queue)
    }

    typealias Handler = @convention(block) () -> Void

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Handler?) {}
    func setEventHandler(handler: DispatchWorkItem) {}

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Handler?) {
        base.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }

    func setCancelHandler(handler: DispatchWorkItem) { base.setCancelHandler(handler: handler) }

    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Handler?) {
        base.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }

    func setRegistrationHandler(handler: DispatchWorkItem) { base.setRegistrationHandler(handler: handler) }

    func cancel() { base.cancel() }
    func resume() { base.resume() }
    func suspend() { base.suspend() }
    func activate() { base.activate() }
    var handle: UInt { 0 }
    var isCancelled: Bool { base.isCancelled }
}

private final class QuietFileSource: QuietSource, DispatchSourceFileSystemObject {
    let fileDescriptor: Int32
    let mask: DispatchSource.FileSystemEvent
    var data: DispatchSource.FileSystemEvent { [] }

    init(_ fileDescriptor: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
        self.fileDescriptor = fileDescriptor
        self.mask = mask
        super.init(queue)
    }
}

private final class QuietMemorySource: QuietSource, DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent
    var data: DispatchSource.MemoryPressureEvent { [] }

    init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
        self.mask = mask
        super.init(queue)
    }
}
