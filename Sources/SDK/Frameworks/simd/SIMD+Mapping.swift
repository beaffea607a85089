import Foundation

extension SIMD {
    func mapped(_ function: (Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = function(self[index]) }
        return result
    }

    func mapped(with other: Self, _ function: (Scalar, Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = function(self[index], other[index]) }
        return result
    }
}
