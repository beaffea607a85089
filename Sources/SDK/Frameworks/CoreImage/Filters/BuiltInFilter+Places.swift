import CoreGraphics

/// Points, areas and transforms.
extension BuiltInFilter {
    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { parameters["inputBottomLeft"] = newValue }
    }

    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { parameters["inputBottomRight"] = newValue }
    }

    var breakpoint0: CGPoint {
        get { point("inputBreakpoint0") }
        set { parameters["inputBreakpoint0"] = newValue }
    }

    var breakpoint1: CGPoint {
        get { point("inputBreakpoint1") }
        set { parameters["inputBreakpoint1"] = newValue }
    }

    var center: CGPoint {
        get { point("inputCenter") }
        set { parameters["inputCenter"] = newValue }
    }

    var extent: CGRect {
        get { rect("inputExtent") }
        set { parameters["inputExtent"] = newValue }
    }

    var growAmount: CGPoint {
        get { point("inputGrowAmount") }
        set { parameters["inputGrowAmount"] = newValue }
    }

    var insetPoint0: CGPoint {
        get { point("inputInsetPoint0") }
        set { parameters["inputInsetPoint0"] = newValue }
    }

    var insetPoint1: CGPoint {
        get { point("inputInsetPoint1") }
        set { parameters["inputInsetPoint1"] = newValue }
    }

    var point0: CGPoint {
        get { point("inputPoint0") }
        set { parameters["inputPoint0"] = newValue }
    }

    var point1: CGPoint {
        get { point("inputPoint1") }
        set { parameters["inputPoint1"] = newValue }
    }

    var point2: CGPoint {
        get { point("inputPoint2") }
        set { parameters["inputPoint2"] = newValue }
    }

    var point3: CGPoint {
        get { point("inputPoint3") }
        set { parameters["inputPoint3"] = newValue }
    }

    var point4: CGPoint {
        get { point("inputPoint4") }
        set { parameters["inputPoint4"] = newValue }
    }

    var shadowExtent: CGRect {
        get { rect("inputShadowExtent") }
        set { parameters["inputShadowExtent"] = newValue }
    }

    var shadowOffset: CGPoint {
        get { point("inputShadowOffset") }
        set { parameters["inputShadowOffset"] = newValue }
    }

    var size: CGPoint {
        get { point("inputSize") }
        set { parameters["inputSize"] = newValue }
    }

    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { parameters["inputTopLeft"] = newValue }
    }

    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { parameters["inputTopRight"] = newValue }
    }

    var transform: CGAffineTransform {
        get { transform("inputTransform") }
        set { parameters["inputTransform"] = newValue }
    }
}
