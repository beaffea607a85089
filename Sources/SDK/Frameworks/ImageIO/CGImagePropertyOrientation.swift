/// The orientation of an image's pixels relative to its intended display.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    var isTurned: Bool { rawValue >= 5 }
}

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

public enum CGImageAnimationStatus: Int32, Sendable {
    case parameterError = -22140
    case corruptInputImage = -22141
    case unsupportedFormat = -22142
    case incompleteInputImage = -22143
    case allocationFailure = -22144
}
