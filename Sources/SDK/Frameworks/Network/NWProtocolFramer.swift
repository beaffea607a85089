import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Parses bytes into messages; no bytes arrive.
public protocol NWProtocolFramerImplementation: AnyObject {
    static var label: String { get }
    init(framer: NWProtocolFramer.Instance)
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
    func handleInput(framer: NWProtocolFramer.Instance) -> Int
    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool)
    func wakeup(framer: NWProtocolFramer.Instance)
    func stop(framer: NWProtocolFramer.Instance) -> Bool
    func cleanup(framer: NWProtocolFramer.Instance)
}

public class NWProtocolFramer: NWProtocol, @unchecked Sendable {
    public enum StartResult: Sendable {
        case ready
        case willMarkReady
    }

    public class Definition: NWProtocolDefinition, @unchecked Sendable {
        public init(implementation: any NWProtocolFramerImplementation.Type) {
            super.init(implementation.label)
        }
    }

    public class Options: NWProtocolOptions, @unchecked Sendable {
        private var values: [String: Any] = [:]

        public init(definition: Definition) {
            super.init()
        }

        public subscript(key: String) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }
    }

    public class Message: NWProtocolMetadata, @unchecked Sendable {
        private var values: [String: Any] = [:]

        public init(definition: Definition) {
            super.init()
        }

        public init(instance: Instance) {
            super.init()
        }

        public subscript(key: String) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }
    }

    public class Instance: @unchecked Sendable {
        public var options: Options { Options(definition: definition) }
        public var remote: NWEndpoint { .hostPort(host: "localhost", port: .any) }
        public var local: NWEndpoint { .hostPort(host: "localhost", port: .any) }
        public var parameters: NWParameters { NWParameters() }
        private let definition: Definition

        init(definition: Definition) {
            self.definition = definition
        }

        public func parseInput(
            minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
        ) -> Bool {
            false
        }
        public func parseOutput(
            minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
        ) -> Bool {
            false
        }
        public func deliverInput(data: Data, message: Message, isComplete: Bool) {}
        public func deliverInputNoCopy(length: Int, message: Message, isComplete: Bool) -> Bool { false }
        public func writeOutput(data: Data) {}
        public func writeOutputNoCopy(length: Int) throws {}
        public func markReady() {}
        public func markFailed(error: NWError?) {}
        public func passThroughInput() {}
        public func passThroughOutput() {}
        public func scheduleWakeup(wakeupTime: UInt64) {}
        public func async(execute: @escaping () -> Void) {}
    }
}
