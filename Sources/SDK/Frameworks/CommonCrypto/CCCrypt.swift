import Crypto
import CryptoExtras
import Foundation

/// Encrypts or decrypts at once. AES in CBC and ECB mode is there, with and without padding; everything else answers
/// `kCCUnimplemented`.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard alg == CCAlgorithm(kCCAlgorithmAES) else { return CCCryptorStatus(kCCUnimplemented) }
    guard [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(keyLength), let key else {
        return CCCryptorStatus(kCCKeySizeError)
    }
    let cipher = BlockCipher(
        key: SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength)),
        direction: op == CCOperation(kCCEncrypt) ? .encryption : .decryption,
        padding: options & CCOptions(kCCOptionPKCS7Padding) != 0 ? .pkcs7 : .none,
        chain: options & CCOptions(kCCOptionECBMode) != 0
            ? nil
            : iv.map { Array(UnsafeRawBufferPointer(start: $0, count: BlockCipher.blockSize)) }
                ?? Array(repeating: 0, count: BlockCipher.blockSize))
    let result: [UInt8]
    do {
        result = try cipher.apply(to: Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)))
    } catch let failure as BlockCipher.Failure {
        return CCCryptorStatus(failure == .alignment ? kCCAlignmentError : kCCDecodeError)
    } catch {
        return CCCryptorStatus(kCCUnspecifiedError)
    }
    dataOutMoved?.pointee = result.count
    guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: result, byteCount: result.count)
    return CCCryptorStatus(kCCSuccess)
}

/// AES over blocks of sixteen bytes, each on its own or chained to the one before.
struct BlockCipher {
    enum Direction { case encryption, decryption }
    enum Padding { case pkcs7, none }
    enum Failure: Error { case alignment, padding }

    static let blockSize = 16

    var key: SymmetricKey
    var direction: Direction
    var padding: Padding
    /// The value that the first block is combined with; `nil` where blocks are independent.
    var chain: [UInt8]?

    func apply(to bytes: [UInt8]) throws -> [UInt8] {
        switch direction {
        case .encryption: try encrypted(padded(bytes))
        case .decryption: try unpadded(decrypted(bytes))
        }
    }

    private func encrypted(_ bytes: [UInt8]) throws -> [UInt8] {
        var result: [UInt8] = []
        var previous = chain
        for var block in try blocks(of: bytes) {
            if let previous { block = zip(block, previous).map { $0 ^ $1 } }
            try AES.permute(&block, key: key)
            if previous != nil { previous = block }
            result += block
        }
        return result
    }

    private func decrypted(_ bytes: [UInt8]) throws -> [UInt8] {
        var result: [UInt8] = []
        var previous = chain
        for block in try blocks(of: bytes) {
            var clear = block
            try AES.inversePermute(&clear, key: key)
            if let last = previous {
                clear = zip(clear, last).map { $0 ^ $1 }
                previous = block
            }
            result += clear
        }
        return result
    }

    private func blocks(of bytes: [UInt8]) throws -> [[UInt8]] {
        guard bytes.count.isMultiple(of: Self.blockSize) else { throw Failure.alignment }
        return stride(from: 0, to: bytes.count, by: Self.blockSize).map { Array(bytes[$0..<$0 + Self.blockSize]) }
    }

    private func padded(_ bytes: [UInt8]) -> [UInt8] {
        guard padding == .pkcs7 else { return bytes }
        let missing = Self.blockSize - bytes.count % Self.blockSize
        return bytes + Array(repeating: UInt8(missing), count: missing)
    }

    private func unpadded(_ bytes: [UInt8]) throws -> [UInt8] {
        guard padding == .pkcs7 else { return bytes }
        guard let count = bytes.last.map(Int.init), (1...Self.blockSize).contains(count), count <= bytes.count,
            bytes.suffix(count).allSatisfy({ Int($0) == count })
        else { throw Failure.padding }
        return Array(bytes.dropLast(count))
    }
}
