public struct Depth {}
