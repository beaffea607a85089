import SwiftUI

enum Stage: CaseIterable { case rest, grown }

struct Pose {
    var scale = 1.0
    var angle = Angle.zero
    var lift: CGFloat = 0
}

struct Wobble: CustomAnimation {
    let length: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > length ? nil : value.scaled(by: time / length)
    }
}

struct Turned: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct SourceKey: TransactionKey {
    static let defaultValue = "none"
}

extension Transaction {
    var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

extension AnyTransition {
    static var rise: AnyTransition {
        .asymmetric(
            insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale(scale: 0.5, anchor: .top))
    }
}

struct AnimatedViews: View {
    @Namespace private var space
    @State private var isOn = false
    let count = 3

    var body: some View {
        VStack {
            Text("\(count)").contentTransition(.numericText(value: Double(count))).animation(.snappy, value: count)
            Image(systemName: "bolt.fill").symbolEffect(.bounce.up.byLayer, options: .repeat(3).speed(2), value: count)
            Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
                .symbolEffect(.pulse, isActive: isOn)
                .symbolEffect(.wiggle.clockwise, options: .repeat(.periodic(delay: 1)), value: isOn)
                .symbolEffectsRemoved()
            Image(systemName: isOn ? "pause" : "play").contentTransition(.symbolEffect(.replace.downUp))
            Image(systemName: "play").contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
            Image(systemName: "star").transition(.symbolEffect(.drawOn))
            if isOn { Circle().transition(.opacity) } else { Circle().transition(.rise) }
            Circle().transition(.blurReplace).transition(Turned()).transition(.push(from: .trailing))
            Circle().phaseAnimator(Stage.allCases, trigger: isOn) { view, stage in
                view.scaleEffect(stage == .grown ? 1.2 : 1)
            } animation: { stage in
                stage == .grown ? .easeIn(duration: 0.2) : .bouncy
            }
            PhaseAnimator([false, true]) { on in Text(on ? "on" : "off") }
            Circle().keyframeAnimator(initialValue: Pose(), trigger: isOn) { content, pose in
                content.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(y: pose.lift)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.5, duration: 0.2)
                    SpringKeyframe(1.0, duration: 0.4, spring: .bouncy)
                }
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(10), duration: 0.3)
                    MoveKeyframe(.zero)
                }
            }
            Circle().matchedGeometryEffect(id: "dot", in: space, properties: .position, isSource: true)
            Circle().animation(.easeInOut) { $0.opacity(isOn ? 1 : 0.5) }
            Circle().visualEffect { content, proxy in
                content.offset(x: proxy.size.width / 10).blur(radius: 1).hueRotation(.degrees(20))
            }
            Circle().scrollTransition(.animated(.bouncy).threshold(.visible(0.9)), axis: .horizontal) {
                content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.8).rotation3DEffect(
                    .degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0), perspective: 0)
            }
            Circle().colorEffect(ShaderLibrary.stripes(.float(12), .color(.red), .boundingRect))
        }
        .transaction { $0.animation = nil }
    }

    func change() {
        withAnimation(.spring(duration: 0.3, bounce: 0.2)) {
            isOn.toggle()
        } completion: {
            print("done")
        }
        withAnimation(.interactiveSpring()) { isOn.toggle() }
        withAnimation(.interpolatingSpring(stiffness: 170, damping: 8)) { isOn = true }
        withAnimation(Animation(Wobble(length: 2)).repeatForever(autoreverses: false)) { isOn = true }
        withAnimation(.spring()) { isOn = false }
        withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5).delay(0.1).speed(2)) { isOn = false }
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        transaction.source = "button"
        withTransaction(transaction) { isOn = true }
        withTransaction(\.source, "menu") { isOn = true }
    }
}

func courses() -> [Double] {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
        KeyframeTrack(\.scale) { LinearKeyframe(2.0, duration: 1, timingCurve: .easeOut) }
    }
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var (value, velocity) = (0.0, 0.0)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
    return [
        timeline.value(time: 0.5).scale, timeline.duration, spring.value(target: 1, time: 0.2),
        UnitCurve.easeInOut.value(at: 0.3), UnitCurve.circularEaseIn.inverse.velocity(at: 0.4),
    ]
}
