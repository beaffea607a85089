// MARK: Live Activities

extension Decisions {
    /// Distance of a Live Activity from the sides of a phone's screen: the two screens with published widths leave 11
    /// points (393 - 371 and 430 - 408, halved), and the list of notifications is built alike on all.
    package static let activitySideMargin = 11.0

    /// Distance of the Dynamic Island from the upper edge of the screen: it lies in the middle of the 59 points that
    /// are not safe there, so (59 - 36.67) / 2.
    package static let islandTop = 11.0

    /// Corner radius of the plate on the Lock Screen. The guidelines ask for shapes concentric with it and give no
    /// number; 24 is what a rounded shape within the 14-point margins of the Lock Screen leaves at a radius of 10.
    package static let activityCardRadius = 24.0

    /// Content on the leading side of the camera, mirrored on the other: 8 points from the round end, so that an icon
    /// follows its curve, 2 from the camera, since the guidelines want content snug against it, and 6 above and below,
    /// which leaves a line of body text and an icon of 24 points.
    static let compactIslandMargins = ContentMargins(top: 6, leading: 8, bottom: 6, trailing: 2)

    /// A square of 36.67 - 2 x 6 points is the largest whole one within the minimal circle.
    static let minimalIslandMargins = ContentMargins(all: 6)

    /// In the expanded island: 16 points, the standard margin; a corner with the radius 44 comes within 13 points of
    /// the upright rectangle there. Above 12, so that a line of text is level with the camera.
    static let expandedIslandMargins = ContentMargins(top: 12, leading: 16, bottom: 16, trailing: 16)

    /// The watch that shows the small family: the case of 45 mm, whose Smart Stack the guidelines give as 184x80.5
    /// points.
    static let activityWatch = WidgetSize(184, 80.5)

    /// Space around a Lock Screen's activity and below an island in a picture, in points: the margin of 14 points that
    /// the guidelines ask for around a notification's content, twice.
    package static let activityStageMargin = 28.0

    /// Lower end of the list of activities on a phone's Lock Screen, in points from the screen's lower edge: the two
    /// round buttons take 100, and the margin of 14 points that the guidelines ask for around the content of the Lock
    /// Screen lies between.
    package static let lockScreenActivityBottom = 114.0

    /// Between two activities of the list: the guidelines' tight margin, so that they read as one list.
    package static let activityListGap = 11.0
}
