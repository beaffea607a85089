// MARK: Live Activities

extension Decisions {
    /// Distance of a Live Activity from the sides of a phone's screen: the guidelines' table (Live Activities,
    /// specifications) specifies 371 points on a screen of 393 and 408 on one of 430, which leaves 11 on each side; the
    /// list of notifications has the same structure on the screens that the table omits.
    package static let activitySideMargin = 11.0

    /// Distance of the Dynamic Island from the upper edge of the screen. No source specifies it. The table specifies a
    /// height of 36.67 points for the island, and the safe area of these screens begins at 59; in the middle it has (59
    /// - 36.67) / 2 above and below.
    package static let islandTop = 11.0

    /// Corner radius of the plate on the Lock Screen. The guidelines specify the margin of 14 points (N0876) and
    /// require shapes that are concentric with the plate, but no radius; their 44 (N0884) is the island's. 24 leaves a
    /// shape within the margin a radius of 10, which still looks round.
    package static let activityCardRadius = 24.0

    /// Content on the leading side of the camera, mirrored on the other. The guidelines (Live Activities, compact)
    /// require content that is as narrow as possible and snug against the camera, without padding between, and specify
    /// the width of each side but no margins: 2 points from the camera, 8 from the round end, so that an icon follows
    /// its curve, and 6 above and below, which leaves a line of body text and an icon of 24 points.
    static let compactIslandMargins = ContentMargins(top: 6, leading: 8, bottom: 6, trailing: 2)

    /// The table specifies a width of 36.67 to 45 points for the minimal presentation, and no margins. A square of
    /// 36.67 - 2 x 6 points is the largest whole one within the circle.
    static let minimalIslandMargins = ContentMargins(all: 6)

    /// In the expanded island. The guidelines require even margins that follow the corner (radius 44, N0884) but
    /// specify none: 16 points, their standard margin for widgets; the corner comes within 13 points of an upright
    /// rectangle there. Above 12, so that a line of text is level with the camera.
    static let expandedIslandMargins = ContentMargins(top: 12, leading: 16, bottom: 16, trailing: 16)

    /// The watch that shows the small family: the case of 45 mm, in the middle of the sizes in use, whose Smart Stack
    /// the guidelines' table (Widgets, watchOS dimensions) specifies as 184x80.5 points.
    static let activityWatch = WidgetSize(184, 80.5)

    /// Space around a Lock Screen's activity and below an island in a picture, in points: twice the margin of 14 points
    /// that the guidelines require around a notification's content.
    package static let activityStageMargin = 28.0

    /// Lower end of the list of activities on a phone's Lock Screen, in points from the screen's lower edge: the two
    /// round buttons take 100, plus the margin of 14 points that the guidelines require around the content of the Lock
    /// Screen.
    package static let lockScreenActivityBottom = 114.0

    /// Between two activities of the list: the guidelines' tight margin, so that they read as one list.
    package static let activityListGap = 11.0
}
