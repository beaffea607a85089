/// The choices of car seat.
public enum INCarSeat: Int, Sendable {
    case unknown
    case driver
    case passenger
    case frontLeft
    case frontRight
    case front
    case rearLeft
    case rearRight
    case rear
    case thirdRowLeft
    case thirdRowRight
    case thirdRow
    case all
}

/// The choices of ticketed event category.
public enum INTicketedEventCategory: Int, Sendable {
    case unknown
    case movie
}
