import PixelKernels
import RenderModel

/// The colors of a gradient, prepared for the kernels.
final class Ramp {
    let colors: UnsafeMutablePointer<UInt32>
    let isOpaque: Bool

    fileprivate init(_ ramp: ColorRamp) {
        let size = Int(PK_RAMP_SIZE)
        colors = .allocate(capacity: size)
        let stops = ramp.stops.map(\.kernelStop)
        pk_ramp_build(colors, stops, stops.count, ramp.interpolation == .perceptual)
        isOpaque = pk_is_opaque(colors, size)
    }

    deinit {
        colors.deallocate()
    }
}

extension GradientStop {
    fileprivate var kernelStop: pk_stop {
        var stop = color.kernelStop
        stop.location = location.isFinite ? Float(location) : 0
        return stop
    }
}

extension RGBA {
    /// The color without a location; NaN becomes 0.
    var kernelStop: pk_stop {
        func finite(_ value: Float) -> Float { value.isFinite ? value : 0 }
        return pk_stop(
            red: finite(red), green: finite(green), blue: finite(blue), alpha: finite(alpha), location: 0)
    }
}

/// Cache of ramps by their stops, so that equal gradients share one.
final class RampCache {
    private static let most = 256
    private var ramps: [ColorRamp: Ramp] = [:]

    func ramp(for ramp: ColorRamp) -> Ramp {
        if let known = ramps[ramp] { return known }
        let made = Ramp(ramp)
        ramps[ramp] = made
        return made
    }

    /// Clears the cache when it is full. Only between images: sources point into ramps.
    func trim() {
        if ramps.count > Self.most { ramps.removeAll() }
    }
}
