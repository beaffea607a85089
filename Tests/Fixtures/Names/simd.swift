import CoreMedia
import CoreVideo
import Foundation
import simd

struct Camera {
    var transform = matrix_identity_float4x4
    var orientation = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])

    var position: SIMD3<Float> {
        let column = transform.columns.3
        return simd_make_float3(column.x, column.y, column.z)
    }

    mutating func look(at target: simd_float3) {
        let forward = normalize(target - position)
        let right = simd_normalize(cross(forward, SIMD3<Float>(0, 1, 0)))
        transform = float4x4(
            SIMD4<Float>(right, 0), [0, 1, 0, 0], SIMD4(-forward, 0), simd_float4(position, 1))
        transform = simd_mul(transform, simd_float4x4(orientation)).inverse * transform.transpose
        orientation = simd_slerp(orientation, simd_quatf(transform), 0.5) * orientation.inverse
    }
}

func mixed(_ a: float3, _ b: float3) -> Float {
    let m = simd_mix(a, b, float3(repeating: 0.5))
    return dot(m, simd_clamp(a, b, m)) + length(a) + distance(a, b) + simd_reduce_add(abs(m)) + min(a, b).x
        + smoothstep(0.3, edge0: 0, edge1: 1)
}

func palette(_ t: Double) -> SIMD3<Double> {
    let a = SIMD3<Double>(0.5, 0.5, 0.5)
    return a + a * cos(2 * .pi * (t * SIMD3(1, 1, 1) + [0, 0.33, 0.67]))
}

func fit(_ samples: [SIMD2<Double>]) -> simd_double2 {
    var matrix = simd_double2x2(rows: [[0, 0], [0, 0]])
    var vector = simd_double2()
    for sample in samples {
        matrix += simd_double2x2([[sample.x * sample.x, sample.x], [sample.x, 1]])
        vector += sample.y * simd_double2(sample.x, 1)
    }
    return matrix.determinant == 0 ? .zero : matrix.inverse * vector
}

func clip(of sample: CMSampleBuffer) -> CMTimeRange {
    let start = CMTime(seconds: 1.5, preferredTimescale: 600)
    let end = CMTimeAdd(start, CMTimeMake(value: 1, timescale: 30))
    guard let pixels: CVPixelBuffer = CMSampleBufferGetImageBuffer(sample) else { return .zero }
    CVPixelBufferLockBaseAddress(pixels, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(pixels, CVPixelBufferLockFlags(rawValue: 0)) }
    var other: CVPixelBuffer?
    let attributes = [kCVPixelBufferCGImageCompatibilityKey: kCFBooleanTrue!] as CFDictionary
    let status = CVPixelBufferCreate(
        kCFAllocatorDefault, CVPixelBufferGetWidth(pixels), 20, kCVPixelFormatType_32ARGB, attributes, &other)
    guard status == kCVReturnSuccess, start < end, CMTimeCompare(start, end) != 0 else { return .invalid }
    return CMTimeRange(start: start, end: max(end, .zero + CMTimeMultiplyByFloat64(end, multiplier: 2)))
}
