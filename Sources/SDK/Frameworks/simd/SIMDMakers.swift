import Foundation

public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
public func simd_make_float2(_ other: SIMD4<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
public func simd_make_float2(_ other: SIMD3<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> {
    SIMD3(xy, z)
}
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
public func simd_make_float3(_ other: SIMD2<Float>) -> SIMD3<Float> { SIMD3(other, 0) }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> {
    SIMD4(xyz, w)
}
public func simd_make_float4(_ other: SIMD3<Float>) -> SIMD4<Float> { SIMD4(other, 0) }

public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
public func simd_make_double2(_ other: SIMD4<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
public func simd_make_double2(_ other: SIMD3<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> {
    SIMD3(xy, z)
}
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3(other.x, other.y, other.z) }
public func simd_make_double3(_ other: SIMD2<Double>) -> SIMD3<Double> { SIMD3(other, 0) }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4(x, y, z, w) }
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
    SIMD4(xyz, w)
}
public func simd_make_double4(_ other: SIMD3<Double>) -> SIMD4<Double> { SIMD4(other, 0) }

public func simd_make_int2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> { SIMD2(x, y) }
public func simd_make_int2(_ other: SIMD4<Int32>) -> SIMD2<Int32> { SIMD2(other.x, other.y) }
public func simd_make_int2(_ other: SIMD3<Int32>) -> SIMD2<Int32> { SIMD2(other.x, other.y) }
public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> { SIMD3(x, y, z) }
public func simd_make_int3(_ xy: SIMD2<Int32>, _ z: Int32) -> SIMD3<Int32> {
    SIMD3(xy, z)
}
public func simd_make_int3(_ other: SIMD4<Int32>) -> SIMD3<Int32> { SIMD3(other.x, other.y, other.z) }
public func simd_make_int3(_ other: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3(other, 0) }
public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> { SIMD4(x, y, z, w) }
public func simd_make_int4(_ xyz: SIMD3<Int32>, _ w: Int32) -> SIMD4<Int32> {
    SIMD4(xyz, w)
}
public func simd_make_int4(_ other: SIMD3<Int32>) -> SIMD4<Int32> { SIMD4(other, 0) }

public func simd_make_uint2(_ x: UInt32, _ y: UInt32) -> SIMD2<UInt32> { SIMD2(x, y) }
public func simd_make_uint2(_ other: SIMD4<UInt32>) -> SIMD2<UInt32> { SIMD2(other.x, other.y) }
public func simd_make_uint2(_ other: SIMD3<UInt32>) -> SIMD2<UInt32> { SIMD2(other.x, other.y) }
public func simd_make_uint3(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> SIMD3<UInt32> { SIMD3(x, y, z) }
public func simd_make_uint3(_ xy: SIMD2<UInt32>, _ z: UInt32) -> SIMD3<UInt32> {
    SIMD3(xy, z)
}
public func simd_make_uint3(_ other: SIMD4<UInt32>) -> SIMD3<UInt32> { SIMD3(other.x, other.y, other.z) }
public func simd_make_uint3(_ other: SIMD2<UInt32>) -> SIMD3<UInt32> { SIMD3(other, 0) }
public func simd_make_uint4(_ x: UInt32, _ y: UInt32, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> { SIMD4(x, y, z, w) }
public func simd_make_uint4(_ xyz: SIMD3<UInt32>, _ w: UInt32) -> SIMD4<UInt32> {
    SIMD4(xyz, w)
}
public func simd_make_uint4(_ other: SIMD3<UInt32>) -> SIMD4<UInt32> { SIMD4(other, 0) }

public func simd_make_char2(_ x: Int8, _ y: Int8) -> SIMD2<Int8> { SIMD2(x, y) }
public func simd_make_char2(_ other: SIMD4<Int8>) -> SIMD2<Int8> { SIMD2(other.x, other.y) }
public func simd_make_char2(_ other: SIMD3<Int8>) -> SIMD2<Int8> { SIMD2(other.x, other.y) }
public func simd_make_char3(_ x: Int8, _ y: Int8, _ z: Int8) -> SIMD3<Int8> { SIMD3(x, y, z) }
public func simd_make_char3(_ xy: SIMD2<Int8>, _ z: Int8) -> SIMD3<Int8> {
    SIMD3(xy, z)
}
public func simd_make_char3(_ other: SIMD4<Int8>) -> SIMD3<Int8> { SIMD3(other.x, other.y, other.z) }
public func simd_make_char3(_ other: SIMD2<Int8>) -> SIMD3<Int8> { SIMD3(other, 0) }
public func simd_make_char4(_ x: Int8, _ y: Int8, _ z: Int8, _ w: Int8) -> SIMD4<Int8> { SIMD4(x, y, z, w) }
public func simd_make_char4(_ xyz: SIMD3<Int8>, _ w: Int8) -> SIMD4<Int8> {
    SIMD4(xyz, w)
}
public func simd_make_char4(_ other: SIMD3<Int8>) -> SIMD4<Int8> { SIMD4(other, 0) }

public func simd_make_uchar2(_ x: UInt8, _ y: UInt8) -> SIMD2<UInt8> { SIMD2(x, y) }
public func simd_make_uchar2(_ other: SIMD4<UInt8>) -> SIMD2<UInt8> { SIMD2(other.x, other.y) }
public func simd_make_uchar2(_ other: SIMD3<UInt8>) -> SIMD2<UInt8> { SIMD2(other.x, other.y) }
public func simd_make_uchar3(_ x: UInt8, _ y: UInt8, _ z: UInt8) -> SIMD3<UInt8> { SIMD3(x, y, z) }
public func simd_make_uchar3(_ xy: SIMD2<UInt8>, _ z: UInt8) -> SIMD3<UInt8> {
    SIMD3(xy, z)
}
public func simd_make_uchar3(_ other: SIMD4<UInt8>) -> SIMD3<UInt8> { SIMD3(other.x, other.y, other.z) }
public func simd_make_uchar3(_ other: SIMD2<UInt8>) -> SIMD3<UInt8> { SIMD3(other, 0) }
public func simd_make_uchar4(_ x: UInt8, _ y: UInt8, _ z: UInt8, _ w: UInt8) -> SIMD4<UInt8> { SIMD4(x, y, z, w) }
public func simd_make_uchar4(_ xyz: SIMD3<UInt8>, _ w: UInt8) -> SIMD4<UInt8> {
    SIMD4(xyz, w)
}
public func simd_make_uchar4(_ other: SIMD3<UInt8>) -> SIMD4<UInt8> { SIMD4(other, 0) }

public func simd_make_short2(_ x: Int16, _ y: Int16) -> SIMD2<Int16> { SIMD2(x, y) }
public func simd_make_short2(_ other: SIMD4<Int16>) -> SIMD2<Int16> { SIMD2(other.x, other.y) }
public func simd_make_short2(_ other: SIMD3<Int16>) -> SIMD2<Int16> { SIMD2(other.x, other.y) }
public func simd_make_short3(_ x: Int16, _ y: Int16, _ z: Int16) -> SIMD3<Int16> { SIMD3(x, y, z) }
public func simd_make_short3(_ xy: SIMD2<Int16>, _ z: Int16) -> SIMD3<Int16> {
    SIMD3(xy, z)
}
public func simd_make_short3(_ other: SIMD4<Int16>) -> SIMD3<Int16> { SIMD3(other.x, other.y, other.z) }
public func simd_make_short3(_ other: SIMD2<Int16>) -> SIMD3<Int16> { SIMD3(other, 0) }
public func simd_make_short4(_ x: Int16, _ y: Int16, _ z: Int16, _ w: Int16) -> SIMD4<Int16> { SIMD4(x, y, z, w) }
public func simd_make_short4(_ xyz: SIMD3<Int16>, _ w: Int16) -> SIMD4<Int16> {
    SIMD4(xyz, w)
}
public func simd_make_short4(_ other: SIMD3<Int16>) -> SIMD4<Int16> { SIMD4(other, 0) }

public func simd_make_ushort2(_ x: UInt16, _ y: UInt16) -> SIMD2<UInt16> { SIMD2(x, y) }
public func simd_make_ushort2(_ other: SIMD4<UInt16>) -> SIMD2<UInt16> { SIMD2(other.x, other.y) }
public func simd_make_ushort2(_ other: SIMD3<UInt16>) -> SIMD2<UInt16> { SIMD2(other.x, other.y) }
public func simd_make_ushort3(_ x: UInt16, _ y: UInt16, _ z: UInt16) -> SIMD3<UInt16> { SIMD3(x, y, z) }
public func simd_make_ushort3(_ xy: SIMD2<UInt16>, _ z: UInt16) -> SIMD3<UInt16> {
    SIMD3(xy, z)
}
public func simd_make_ushort3(_ other: SIMD4<UInt16>) -> SIMD3<UInt16> { SIMD3(other.x, other.y, other.z) }
public func simd_make_ushort3(_ other: SIMD2<UInt16>) -> SIMD3<UInt16> { SIMD3(other, 0) }
public func simd_make_ushort4(_ x: UInt16, _ y: UInt16, _ z: UInt16, _ w: UInt16) -> SIMD4<UInt16> { SIMD4(x, y, z, w) }
public func simd_make_ushort4(_ xyz: SIMD3<UInt16>, _ w: UInt16) -> SIMD4<UInt16> {
    SIMD4(xyz, w)
}
public func simd_make_ushort4(_ other: SIMD3<UInt16>) -> SIMD4<UInt16> { SIMD4(other, 0) }

public func simd_make_long2(_ x: Int, _ y: Int) -> SIMD2<Int> { SIMD2(x, y) }
public func simd_make_long2(_ other: SIMD4<Int>) -> SIMD2<Int> { SIMD2(other.x, other.y) }
public func simd_make_long2(_ other: SIMD3<Int>) -> SIMD2<Int> { SIMD2(other.x, other.y) }
public func simd_make_long3(_ x: Int, _ y: Int, _ z: Int) -> SIMD3<Int> { SIMD3(x, y, z) }
public func simd_make_long3(_ xy: SIMD2<Int>, _ z: Int) -> SIMD3<Int> {
    SIMD3(xy, z)
}
public func simd_make_long3(_ other: SIMD4<Int>) -> SIMD3<Int> { SIMD3(other.x, other.y, other.z) }
public func simd_make_long3(_ other: SIMD2<Int>) -> SIMD3<Int> { SIMD3(other, 0) }
public func simd_make_long4(_ x: Int, _ y: Int, _ z: Int, _ w: Int) -> SIMD4<Int> { SIMD4(x, y, z, w) }
public func simd_make_long4(_ xyz: SIMD3<Int>, _ w: Int) -> SIMD4<Int> {
    SIMD4(xyz, w)
}
public func simd_make_long4(_ other: SIMD3<Int>) -> SIMD4<Int> { SIMD4(other, 0) }

public func simd_make_ulong2(_ x: UInt, _ y: UInt) -> SIMD2<UInt> { SIMD2(x, y) }
public func simd_make_ulong2(_ other: SIMD4<UInt>) -> SIMD2<UInt> { SIMD2(other.x, other.y) }
public func simd_make_ulong2(_ other: SIMD3<UInt>) -> SIMD2<UInt> { SIMD2(other.x, other.y) }
public func simd_make_ulong3(_ x: UInt, _ y: UInt, _ z: UInt) -> SIMD3<UInt> { SIMD3(x, y, z) }
public func simd_make_ulong3(_ xy: SIMD2<UInt>, _ z: UInt) -> SIMD3<UInt> {
    SIMD3(xy, z)
}
public func simd_make_ulong3(_ other: SIMD4<UInt>) -> SIMD3<UInt> { SIMD3(other.x, other.y, other.z) }
public func simd_make_ulong3(_ other: SIMD2<UInt>) -> SIMD3<UInt> { SIMD3(other, 0) }
public func simd_make_ulong4(_ x: UInt, _ y: UInt, _ z: UInt, _ w: UInt) -> SIMD4<UInt> { SIMD4(x, y, z, w) }
public func simd_make_ulong4(_ xyz: SIMD3<UInt>, _ w: UInt) -> SIMD4<UInt> {
    SIMD4(xyz, w)
}
public func simd_make_ulong4(_ other: SIMD3<UInt>) -> SIMD4<UInt> { SIMD4(other, 0) }
