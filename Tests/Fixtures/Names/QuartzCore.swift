import QuartzCore

func ring() -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.fillColor = nil
    layer.lineCap = .round
    layer.lineDashPattern = [2, 3]
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "ring")
    let gradient = CAGradientLayer()
    gradient.locations = [0, 1]
    gradient.mask = layer
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    gradient.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { layer.removeAllAnimations() }
    CATransaction.commit()
    let link = CADisplayLink(target: layer, selector: Selector("step"))
    link.add(to: .main, forMode: .common)
    return layer
}
