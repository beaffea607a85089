import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("websocket")

    public enum Version: Sendable {
        case v13
    }

    public enum Opcode: Int, Sendable {
        case cont = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    public enum CloseCode: Equatable, Sendable {
        public enum Defined: UInt16, Sendable {
            case normalClosure = 1000
            case goingAway = 1001
            case protocolError = 1002
            case unsupportedData = 1003
            case noStatusReceived = 1005
            case abnormalClosure = 1006
            case invalidFramePayloadData = 1007
            case policyViolation = 1008
            case messageTooBig = 1009
            case mandatoryExtension = 1010
            case internalServerError = 1011
            case tlsHandshake = 1015
        }

        case protocolCode(Defined)
        case applicationCode(UInt16)
        case privateCode(UInt16)
    }

    public struct Response: Sendable {
        public enum Status: Sendable {
            case accept
            case reject
        }

        public let status: Status
        public let subprotocol: String?
        public let additionalHeaders: [(name: String, value: String)]?

        public init(
            status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil
        ) {
            self.status = status
            self.subprotocol = subprotocol
            self.additionalHeaders = additionalHeaders
        }
    }

    public class Options: NWProtocolOptions, @unchecked Sendable {
        public var autoReplyPing = false
        public var skipHandshake = false
        public var maximumMessageSize = 0

        public init(_ version: Version = .v13) {
            super.init()
        }

        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
        public func setSubprotocols(_ subprotocols: [String]) {}
        public func setClientRequestHandler(
            _ queue: DispatchQueue,
            handler: @escaping (_ subprotocols: [String], _ headers: [(name: String, value: String)]) -> Response
        ) {}
    }

    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let opcode: Opcode
        public var closeCode = CloseCode.protocolCode(.normalClosure)
        public var selectedSubprotocol: String? { nil }
        public var additionalServerHeaders: [(name: String, value: String)]? { nil }

        public init(opcode: Opcode) {
            self.opcode = opcode
            super.init()
        }

        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping (NWError?) -> Void) {}
    }
}
