/// How a key is used.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let rsaEncryptionRaw = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionRaw")
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionPKCS1")
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA1")
    public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA1AESGCM")
    public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA224")
    public static let rsaEncryptionOAEPSHA224AESGCM = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA224AESGCM")
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA256")
    public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA256AESGCM")
    public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA384")
    public static let rsaEncryptionOAEPSHA384AESGCM = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA384AESGCM")
    public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA512")
    public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm(rawValue: "algid:rsaEncryptionOAEPSHA512AESGCM")
    public static let rsaSignatureRaw = SecKeyAlgorithm(rawValue: "algid:rsaSignatureRaw")
    public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(rawValue: "algid:rsaSignatureDigestPKCS1v15Raw")
    public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureDigestPKCS1v15SHA1")
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureMessagePKCS1v15SHA1")
    public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureDigestPSSSHA1")
    public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureMessagePSSSHA1")
    public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureDigestPKCS1v15SHA224")
    public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureMessagePKCS1v15SHA224")
    public static let rsaSignatureDigestPSSSHA224 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureDigestPSSSHA224")
    public static let rsaSignatureMessagePSSSHA224 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureMessagePSSSHA224")
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureDigestPKCS1v15SHA256")
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureMessagePKCS1v15SHA256")
    public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureDigestPSSSHA256")
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureMessagePSSSHA256")
    public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureDigestPKCS1v15SHA384")
    public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureMessagePKCS1v15SHA384")
    public static let rsaSignatureDigestPSSSHA384 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureDigestPSSSHA384")
    public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureMessagePSSSHA384")
    public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureDigestPKCS1v15SHA512")
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(
        rawValue: "algid:rsaSignatureMessagePKCS1v15SHA512")
    public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureDigestPSSSHA512")
    public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(rawValue: "algid:rsaSignatureMessagePSSSHA512")
    public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm(rawValue: "algid:ecdsaSignatureRFC4754")
    public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm(rawValue: "algid:ecdsaSignatureDigestX962")
    public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm(rawValue: "algid:ecdsaSignatureDigestX962SHA1")
    public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(rawValue: "algid:ecdsaSignatureMessageX962SHA1")
    public static let ecdsaSignatureDigestX962SHA224 = SecKeyAlgorithm(rawValue: "algid:ecdsaSignatureDigestX962SHA224")
    public static let ecdsaSignatureMessageX962SHA224 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureMessageX962SHA224")
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(rawValue: "algid:ecdsaSignatureDigestX962SHA256")
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureMessageX962SHA256")
    public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm(rawValue: "algid:ecdsaSignatureDigestX962SHA384")
    public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureMessageX962SHA384")
    public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm(rawValue: "algid:ecdsaSignatureDigestX962SHA512")
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureMessageX962SHA512")
    public static let ecdsaSignatureDigestRFC4754SHA224 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureDigestRFC4754SHA224")
    public static let ecdsaSignatureMessageRFC4754SHA224 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureMessageRFC4754SHA224")
    public static let ecdsaSignatureDigestRFC4754SHA256 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureDigestRFC4754SHA256")
    public static let ecdsaSignatureMessageRFC4754SHA256 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureMessageRFC4754SHA256")
    public static let ecdsaSignatureDigestRFC4754SHA384 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureDigestRFC4754SHA384")
    public static let ecdsaSignatureMessageRFC4754SHA384 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureMessageRFC4754SHA384")
    public static let ecdsaSignatureDigestRFC4754SHA512 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureDigestRFC4754SHA512")
    public static let ecdsaSignatureMessageRFC4754SHA512 = SecKeyAlgorithm(
        rawValue: "algid:ecdsaSignatureMessageRFC4754SHA512")
    public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardX963SHA1AESGCM")
    public static let eciesEncryptionCofactorX963SHA1AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorX963SHA1AESGCM")
    public static let eciesEncryptionStandardX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardX963SHA224AESGCM")
    public static let eciesEncryptionCofactorX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorX963SHA224AESGCM")
    public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardX963SHA256AESGCM")
    public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorX963SHA256AESGCM")
    public static let eciesEncryptionStandardX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardX963SHA384AESGCM")
    public static let eciesEncryptionCofactorX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorX963SHA384AESGCM")
    public static let eciesEncryptionStandardX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardX963SHA512AESGCM")
    public static let eciesEncryptionCofactorX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorX963SHA512AESGCM")
    public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardVariableIVX963SHA224AESGCM")
    public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorVariableIVX963SHA224AESGCM")
    public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardVariableIVX963SHA256AESGCM")
    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
    public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardVariableIVX963SHA384AESGCM")
    public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorVariableIVX963SHA384AESGCM")
    public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionStandardVariableIVX963SHA512AESGCM")
    public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "algid:eciesEncryptionCofactorVariableIVX963SHA512AESGCM")
    public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(rawValue: "algid:ecdhKeyExchangeStandard")
    public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(rawValue: "algid:ecdhKeyExchangeCofactor")
    public static let ecdhKeyExchangeStandardX963SHA1 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeStandardX963SHA1")
    public static let ecdhKeyExchangeCofactorX963SHA1 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeCofactorX963SHA1")
    public static let ecdhKeyExchangeStandardX963SHA224 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeStandardX963SHA224")
    public static let ecdhKeyExchangeCofactorX963SHA224 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeCofactorX963SHA224")
    public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeStandardX963SHA256")
    public static let ecdhKeyExchangeCofactorX963SHA256 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeCofactorX963SHA256")
    public static let ecdhKeyExchangeStandardX963SHA384 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeStandardX963SHA384")
    public static let ecdhKeyExchangeCofactorX963SHA384 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeCofactorX963SHA384")
    public static let ecdhKeyExchangeStandardX963SHA512 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeStandardX963SHA512")
    public static let ecdhKeyExchangeCofactorX963SHA512 = SecKeyAlgorithm(
        rawValue: "algid:ecdhKeyExchangeCofactorX963SHA512")
}

public enum SecKeyOperationType: Int, Sendable {
    case sign = 0
    case verify = 1
    case encrypt = 2
    case decrypt = 3
    case keyExchange = 4
}

public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}
