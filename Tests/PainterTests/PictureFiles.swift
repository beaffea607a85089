import Foundation

/// Small files made with libjpeg-turbo, libwebp and libpng: 16 × 8 pixels, the left half (200, 40, 30), the right half
/// (20, 40, 220). The last three are smaller.
enum PictureFiles {
    /// Quality 95, with an EXIF record that says the picture must be turned right by a quarter (orientation 6).
    static let jpegOnItsSide = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAIBAQEBAQIBAQECAgIC\
        AgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoK\
        CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEB\
        AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
        M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKj\
        pKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
        AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl\
        8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmq\
        srO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD5br+fz/UQ+f6/30P8Vz//\
        2Q==
        """)

    /// Lossless; the lower half has an alpha of 128.
    static let webp = decoded(
        """
        UklGRj4AAABXRUJQVlA4TDEAAAAvD8ABEB8wKAKBJIj9KQYUCCSx7Y8wjICE8FyWiz1yQBBmG01ykpO83zFE9D82+KUfAA==
        """)

    /// The lower half has an alpha of 128.
    static let png = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAAXNSR0IArs4c6QAAAChJREFUKJFjPKEh958BD/Bh2IdPmoEJrywR\
        YOANYGFgYGgcUBcMvAEAsy4Dqh1lD4kAAAAASUVORK5CYII=
        """)

    /// A progressive JPEG file.
    static let progressiveJPEG = decoded(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAx\
        NDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy\
        MjIyMjIyMjL/wgARCAAHAAkDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAVAQEBAAAAAAAAAAAAAAAAAAACBP/a\
        AAwDAQACEAMQAAABQDd//8QAFxABAAMAAAAAAAAAAAAAAAAAABITIv/aAAgBAQABBQKuLL//xAAaEQABBQEAAAAAAAAAAAAAAAAE\
        AAECERJC/9oACAEDAQE/AQQ4E73y9L//xAAYEQACAwAAAAAAAAAAAAAAAAACAwABEv/aAAgBAgEBPwFxWo8hP//EABwQAAEDBQAA\
        AAAAAAAAAAAAAAABAhESMTSxsv/aAAgBAQAGPwKGtSmLaMjo/8QAGRAAAwEBAQAAAAAAAAAAAAAAAREhADFR/9oACAEBAAE/IfBA\
        yAk0x7TTlt//2gAMAwEAAgADAAAAEI//xAAbEQEBAAEFAAAAAAAAAAAAAAABEQAhMVFxkf/aAAgBAwEBPxBoJKCTY5o6+dZ//8QA\
        GhEBAAEFAAAAAAAAAAAAAAAAAREAIYHR8P/aAAgBAgEBPxCTkCDlnXWr/8QAGxABAAICAwAAAAAAAAAAAAAAAQARIWExkdH/2gAI\
        AQEAAT8QAnGacqxSkIhV8Gps9+J//9k=
        """)

    /// A lossy WebP file.
    static let lossyWebP = decoded(
        """
        UklGRq4AAABXRUJQVlA4WAoAAAAQAAAACAAABgAAQUxQSBgAAAABuYzof4Aw22hS8ycZzr1OIGICJoCaOQFWUDggcAAAADACAJ0B\
        KgkABwACwEwlsAJ0MpuBO+yg9lwAAPvMjvJkx8eZJwUfbEkPRMvdab8BuY4GDB9iHtCcw4z1I/2pLY1wm+Hhf+pEb/q490Jh5FWa\
        Skv2/+OMy+S5aE2ghs3yE6Kfvf9HJmzWsp/pW/ZIAAA=
        """)

    /// An interlaced PNG file.
    static let interlacedPNG = decoded(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAAGzCI4dAAAAIElEQVR42mM4oSH3n0FE485/BhALDwPGob0AugQdFQAApfiEgTDa\
        rx4AAAAASUVORK5CYII=
        """)

    private static func decoded(_ text: String) -> [UInt8] { Array(Data(base64Encoded: text) ?? Data()) }
}
