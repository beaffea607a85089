import Testing

@testable import SwiftUI

@Suite("Values of animations")
struct AnimationValueTests {
    @Test("Curves start and end at their bounds, and their inverses undo them")
    func curves() {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut] {
            #expect(abs(curve.value(at: 0)) < 1e-6)
            #expect(abs(curve.value(at: 1) - 1) < 1e-6)
            #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
        }
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    }

    @Test("Both descriptions of a spring agree, and it settles at its target")
    func springs() {
        let spring = Spring(duration: 0.5, bounce: 0.25)
        #expect(abs(spring.dampingRatio - 0.75) < 1e-9)
        let same = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.response - 0.5) < 1e-9 && abs(same.bounce - 0.25) < 1e-9)
        #expect(spring.value(target: 10.0, time: 0) == 0)
        #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.05)
        #expect((0...50).contains { spring.value(target: 1.0, time: Double($0) / 50) > 1.001 })
        #expect((0...50).allSatisfy { Spring.smooth.value(target: 1.0, time: Double($0) / 50) <= 1 })
    }

    @Test("Keyframes are reached at their times")
    func keyframes() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10.0, duration: 1)
                CubicKeyframe(20.0, duration: 1)
                MoveKeyframe(5.0)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5) == 5)
        #expect(abs(timeline.value(time: 1.999) - 20) < 0.1)
        #expect(timeline.value(time: 2) == 5)
    }

    @Test("An autoreversing animation runs back")
    func reversing() {
        var context = AnimationContext<Double>()
        let animation = Animation.linear(duration: 1).repeatForever()
        #expect(animation.animate(value: 4, time: 1.25, context: &context) == 3)
        let twice = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
        #expect(twice.animate(value: 4, time: 1.25, context: &context) == 1)
        #expect(twice.animate(value: 4, time: 2.5, context: &context) == nil)
        #expect(Animation.easeIn == .easeIn && Animation.easeIn != .easeOut)
    }
}
