import DeviceCatalog

extension RoomLight {
    /// 0 is a dark room, 1 a bright one; the steps are even.
    var level: Double {
        switch self {
        case .dark: 0
        case .dim: 1.0 / 3
        case .indoor: 2.0 / 3
        case .bright: 1
        }
    }
}
