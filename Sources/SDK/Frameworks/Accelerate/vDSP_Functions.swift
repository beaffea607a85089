public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}

public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}

public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B.pointee }
}

public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B.pointee }
}

public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.reduce(0, +) / Float(max(values.count, 1))
}

public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.reduce(0, +)
}

public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.max() ?? -.infinity
}

public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.min() ?? .infinity
}

public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = (values.reduce(0) { $0 + $1 * $1 } / Float(max(values.count, 1))).squareRoot()
}

public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.reduce(0) { $0 + $1 * $1 } / Float(max(values.count, 1))
}

public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}

public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}

public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B.pointee }
}

public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B.pointee }
}

public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.reduce(0, +) / Double(max(values.count, 1))
}

public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.reduce(0, +)
}

public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.max() ?? -.infinity
}

public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.min() ?? .infinity
}

public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = (values.reduce(0) { $0 + $1 * $1 } / Double(max(values.count, 1))).squareRoot()
}

public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = (0..<Int(__N)).map { __A[$0 * __I] }
    __C.pointee = values.reduce(0) { $0 + $1 * $1 } / Double(max(values.count, 1))
}
