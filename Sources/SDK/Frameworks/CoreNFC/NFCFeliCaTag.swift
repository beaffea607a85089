import Foundation

public enum NFCFeliCaPollingRequestCode: Int, Sendable {
    case noRequest = 0
    case systemCode = 1
    case communicationPerformance = 2
}

public enum NFCFeliCaPollingTimeSlot: Int, Sendable {
    case max1 = 0
    case max2 = 1
    case max4 = 3
    case max8 = 7
    case max16 = 15
}

public typealias PollingRequestCode = NFCFeliCaPollingRequestCode
public typealias PollingTimeSlot = NFCFeliCaPollingTimeSlot

/// A tag of the kind that tickets have. None is ever found here, so every command fails.
public protocol NFCFeliCaTag: NFCNDEFTag {
    var currentSystemCode: Data { get }
    var currentIDm: Data { get }
}

private let rejection = NFCReaderError(.readerErrorUnsupportedFeature)

extension NFCFeliCaTag {
    public func polling(
        systemCode: Data, requestCode: PollingRequestCode, timeSlot: PollingTimeSlot
    ) async throws -> (Data, Data) {
        throw rejection
    }

    public func polling(
        systemCode: Data, requestCode: PollingRequestCode, timeSlot: PollingTimeSlot,
        completionHandler: @escaping @Sendable (Data, Data, (any Error)?) -> Void
    ) {
        completionHandler(Data(), Data(), rejection)
    }

    public func requestService(nodeCodeList: [Data]) async throws -> [Data] { throw rejection }

    public func requestService(
        nodeCodeList: [Data], completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void
    ) {
        completionHandler([], rejection)
    }

    public func requestResponse() async throws -> Int { throw rejection }

    public func requestResponse(completionHandler: @escaping @Sendable (Int, (any Error)?) -> Void) {
        completionHandler(0, rejection)
    }

    public func readWithoutEncryption(
        serviceCodeList: [Data], blockList: [Data]
    ) async throws -> (Int, Int, [Data]) {
        throw rejection
    }

    public func readWithoutEncryption(
        serviceCodeList: [Data], blockList: [Data],
        completionHandler: @escaping @Sendable (Int, Int, [Data], (any Error)?) -> Void
    ) {
        completionHandler(0, 0, [], rejection)
    }

    public func writeWithoutEncryption(
        serviceCodeList: [Data], blockList: [Data], blockData: [Data]
    ) async throws -> (Int, Int) {
        throw rejection
    }

    public func writeWithoutEncryption(
        serviceCodeList: [Data], blockList: [Data], blockData: [Data],
        completionHandler: @escaping @Sendable (Int, Int, (any Error)?) -> Void
    ) {
        completionHandler(0, 0, rejection)
    }

    public func requestSystemCode() async throws -> [Data] { throw rejection }

    public func requestSystemCode(completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void) {
        completionHandler([], rejection)
    }

    public func sendFeliCaCommand(commandPacket: Data) async throws -> Data { throw rejection }

    public func sendFeliCaCommand(
        commandPacket: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void
    ) {
        completionHandler(Data(), rejection)
    }
}
