import Foundation
import simd

/// A noise source. Sources store their parameters; their noise is always flat here.
open class GKNoiseSource: NSObject {}

open class GKCoherentNoiseSource: GKNoiseSource {
    open var frequency: Double = 1
    open var octaveCount = 6
    open var lacunarity: Double = 2
    open var seed: Int32 = 0
}

open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    open var persistence: Double = 0.5

    public override init() {
        super.init()
    }

    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
        super.init()
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
        self.persistence = persistence
    }
}

open class GKBillowNoiseSource: GKPerlinNoiseSource {}

open class GKRidgedNoiseSource: GKCoherentNoiseSource {
    public init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        super.init()
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
    }
}

open class GKVoronoiNoiseSource: GKNoiseSource {
    open var frequency: Double
    open var displacement: Double
    open var isDistanceEnabled: Bool
    open var seed: Int32

    public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
        self.frequency = frequency
        self.displacement = displacement
        isDistanceEnabled = distanceEnabled
        self.seed = seed
        super.init()
    }
}

open class GKConstantNoiseSource: GKNoiseSource {
    open var value: Double

    public init(value: Double) {
        self.value = value
        super.init()
    }
}

open class GKNoise: NSObject {
    private let source: GKNoiseSource?

    public override init() {
        source = nil
        super.init()
    }

    public init(_ noiseSource: GKNoiseSource) {
        source = noiseSource
        super.init()
    }

    open func value(atPosition position: vector_float2) -> Float {
        (source as? GKConstantNoiseSource).map { Float($0.value) } ?? 0
    }

    open func applyAbsoluteValue() {}
    open func invert() {}
    open func add(_ noise: GKNoise) {}
    open func multiply(_ noise: GKNoise) {}
}

open class GKNoiseMap: NSObject {
    public let size: vector_double2
    public let origin: vector_double2
    public let sampleCount: vector_int2
    public let isSeamless: Bool
    private let noise: GKNoise

    public init(
        _ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2, seamless: Bool
    ) {
        self.noise = noise
        self.size = size
        self.origin = origin
        self.sampleCount = sampleCount
        isSeamless = seamless
        super.init()
    }

    public convenience init(_ noise: GKNoise) {
        self.init(
            noise, size: vector_double2(1, 1), origin: vector_double2(0, 0), sampleCount: vector_int2(100, 100),
            seamless: false)
    }

    open func value(at position: vector_int2) -> Float { noise.value(atPosition: vector_float2(0, 0)) }
    open func interpolatedValue(at position: vector_float2) -> Float { noise.value(atPosition: position) }
}
