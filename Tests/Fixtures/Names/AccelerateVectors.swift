import Accelerate
import CommonCrypto
import Foundation

func length(of vector: [Double]) -> Double {
    var roots = vector
    var count = Int32(vector.count)
    vvsqrt(&roots, vector, &count)
    let waves: [Double] = vForce.sin(vector)
    return cblas_ddot(count, roots, 1, waves, 1) + cblas_dnrm2(count, vector, 1)
}

func code(of parts: [Data], key: String) -> [UInt8] {
    var context = CCHmacContext()
    CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count)
    for part in parts { part.withUnsafeBytes { CCHmacUpdate(&context, $0.baseAddress, part.count) } }
    var result = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmacFinal(&context, &result)
    return result
}
