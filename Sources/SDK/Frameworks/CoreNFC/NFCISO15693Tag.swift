import Foundation

public struct NFCISO15693RequestFlag: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let dualSubCarriers = NFCISO15693RequestFlag(rawValue: 1)
    public static let highDataRate = NFCISO15693RequestFlag(rawValue: 2)
    public static let protocolExtension = NFCISO15693RequestFlag(rawValue: 8)
    public static let select = NFCISO15693RequestFlag(rawValue: 16)
    public static let address = NFCISO15693RequestFlag(rawValue: 32)
    public static let option = NFCISO15693RequestFlag(rawValue: 64)
    public static let commandSpecificBit8 = NFCISO15693RequestFlag(rawValue: 128)
}

public typealias RequestFlag = NFCISO15693RequestFlag

public struct NFCISO15693ResponseFlag: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let error = NFCISO15693ResponseFlag(rawValue: 1)
    public static let responseBufferValid = NFCISO15693ResponseFlag(rawValue: 2)
    public static let finalResponse = NFCISO15693ResponseFlag(rawValue: 4)
    public static let protocolExtension = NFCISO15693ResponseFlag(rawValue: 8)
    public static let blockSecurityStatusBit5 = NFCISO15693ResponseFlag(rawValue: 16)
    public static let blockSecurityStatusBit6 = NFCISO15693ResponseFlag(rawValue: 32)
    public static let waitTimeExtension = NFCISO15693ResponseFlag(rawValue: 64)
}

/// The capabilities of a tag.
public struct NFCISO15693SystemInfo: Hashable, Sendable {
    public let uniqueIdentifier: Data
    public let dataStorageFormatIdentifier: Int
    public let applicationFamilyIdentifier: Int
    public let blockSize: Int
    public let totalBlocks: Int
    public let icReference: Int
}

/// A tag in the vicinity. None is ever found here, so every command fails.
public protocol NFCISO15693Tag: NFCNDEFTag {
    var identifier: Data { get }
    var icManufacturerCode: Int { get }
    var icSerialNumber: Data { get }
}

private let rejection = NFCReaderError(.readerErrorUnsupportedFeature)

extension NFCISO15693Tag {
    public func systemInfo(requestFlags flags: RequestFlag) async throws -> NFCISO15693SystemInfo { throw rejection }

    public func getSystemInfo(
        requestFlags flags: RequestFlag,
        completionHandler: @escaping @Sendable (Int, Int, Int, Int, Int, (any Error)?) -> Void
    ) {
        completionHandler(0, 0, 0, 0, 0, rejection)
    }

    public func getSystemInfo(
        requestFlags flags: RequestFlag,
        resultHandler: @escaping @Sendable (Result<NFCISO15693SystemInfo, any Error>) -> Void
    ) {
        resultHandler(.failure(rejection))
    }

    public func sendRequest(
        requestFlags flags: Int, commandCode: Int, data: Data?,
        completionHandler: @escaping @Sendable (NFCISO15693ResponseFlag, Data?, (any Error)?) -> Void
    ) {
        completionHandler([], nil, rejection)
    }

    public func sendRequest(
        requestFlags flags: Int, commandCode: Int, data: Data?
    ) async throws -> (NFCISO15693ResponseFlag, Data?) {
        throw rejection
    }

    public func stayQuiet(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(rejection)
    }

    public func stayQuiet() async throws { throw rejection }
}

extension NFCISO15693Tag {
    public func readSingleBlock(requestFlags flags: RequestFlag, blockNumber: UInt8) async throws -> Data {
        throw rejection
    }

    public func readSingleBlock(
        requestFlags flags: RequestFlag, blockNumber: UInt8,
        completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void
    ) {
        completionHandler(Data(), rejection)
    }

    public func readSingleBlock(
        requestFlags flags: RequestFlag, blockNumber: UInt8,
        resultHandler: @escaping @Sendable (Result<Data, any Error>) -> Void
    ) {
        resultHandler(.failure(rejection))
    }

    public func writeSingleBlock(requestFlags flags: RequestFlag, blockNumber: UInt8, dataBlock: Data) async throws {
        throw rejection
    }

    public func writeSingleBlock(
        requestFlags flags: RequestFlag, blockNumber: UInt8, dataBlock: Data,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func lockBlock(requestFlags flags: RequestFlag, blockNumber: UInt8) async throws { throw rejection }

    public func lockBlock(
        requestFlags flags: RequestFlag, blockNumber: UInt8,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func readMultipleBlocks(requestFlags flags: RequestFlag, blockRange: NSRange) async throws -> [Data] {
        throw rejection
    }

    public func readMultipleBlocks(
        requestFlags flags: RequestFlag, blockRange: NSRange,
        completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void
    ) {
        completionHandler([], rejection)
    }

    public func readMultipleBlocks(
        requestFlags flags: RequestFlag, blockRange: NSRange,
        resultHandler: @escaping @Sendable (Result<[Data], any Error>) -> Void
    ) {
        resultHandler(.failure(rejection))
    }

    public func writeMultipleBlocks(requestFlags flags: RequestFlag, blockRange: NSRange, dataBlocks: [Data])
        async throws
    { throw rejection }

    public func writeMultipleBlocks(
        requestFlags flags: RequestFlag, blockRange: NSRange, dataBlocks: [Data],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func extendedReadSingleBlock(requestFlags flags: RequestFlag, blockNumber: Int) async throws -> Data {
        throw rejection
    }

    public func extendedReadSingleBlock(
        requestFlags flags: RequestFlag, blockNumber: Int,
        completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void
    ) {
        completionHandler(Data(), rejection)
    }

    public func extendedWriteSingleBlock(requestFlags flags: RequestFlag, blockNumber: Int, dataBlock: Data)
        async throws
    { throw rejection }

    public func extendedWriteSingleBlock(
        requestFlags flags: RequestFlag, blockNumber: Int, dataBlock: Data,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func extendedLockBlock(requestFlags flags: RequestFlag, blockNumber: Int) async throws { throw rejection }

    public func extendedLockBlock(
        requestFlags flags: RequestFlag, blockNumber: Int, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func extendedReadMultipleBlocks(requestFlags flags: RequestFlag, blockRange: NSRange) async throws -> [Data]
    { throw rejection }

    public func extendedReadMultipleBlocks(
        requestFlags flags: RequestFlag, blockRange: NSRange,
        completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void
    ) {
        completionHandler([], rejection)
    }

    public func select(requestFlags flags: RequestFlag) async throws { throw rejection }

    public func select(
        requestFlags flags: RequestFlag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func resetToReady(requestFlags flags: RequestFlag) async throws { throw rejection }

    public func resetToReady(
        requestFlags flags: RequestFlag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func writeAFI(requestFlags flags: RequestFlag, afi: UInt8) async throws { throw rejection }

    public func writeAFI(
        requestFlags flags: RequestFlag, afi: UInt8, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func lockAFI(requestFlags flags: RequestFlag) async throws { throw rejection }

    public func lockAFI(
        requestFlags flags: RequestFlag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func writeDSFID(requestFlags flags: RequestFlag, dsfid: UInt8) async throws { throw rejection }

    public func writeDSFID(
        requestFlags flags: RequestFlag, dsfid: UInt8, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func lockDSFID(requestFlags flags: RequestFlag) async throws { throw rejection }

    public func lockDSFID(
        requestFlags flags: RequestFlag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }

    public func getMultipleBlockSecurityStatus(requestFlags flags: RequestFlag, blockRange: NSRange) async throws
        -> [NSNumber]
    { throw rejection }

    public func getMultipleBlockSecurityStatus(
        requestFlags flags: RequestFlag, blockRange: NSRange,
        completionHandler: @escaping @Sendable ([NSNumber], (any Error)?) -> Void
    ) {
        completionHandler([], rejection)
    }

    public func fastReadMultipleBlocks(requestFlags flags: RequestFlag, blockRange: NSRange) async throws -> [Data] {
        throw rejection
    }

    public func fastReadMultipleBlocks(
        requestFlags flags: RequestFlag, blockRange: NSRange,
        completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void
    ) {
        completionHandler([], rejection)
    }

    public func customCommand(requestFlags flags: RequestFlag, customCommandCode: Int, customRequestParameters: Data)
        async throws -> Data
    { throw rejection }

    public func customCommand(
        requestFlags flags: RequestFlag, customCommandCode: Int, customRequestParameters: Data,
        completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void
    ) {
        completionHandler(Data(), rejection)
    }

    public func customCommand(
        requestFlags flags: RequestFlag, customCommandCode: Int, customRequestParameters: Data,
        resultHandler: @escaping @Sendable (Result<Data, any Error>) -> Void
    ) {
        resultHandler(.failure(rejection))
    }

    public func authenticate(requestFlags flags: RequestFlag, cryptoSuiteIdentifier: Int, message: Data) async throws {
        throw rejection
    }

    public func authenticate(
        requestFlags flags: RequestFlag, cryptoSuiteIdentifier: Int, message: Data,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(rejection)
    }
}
