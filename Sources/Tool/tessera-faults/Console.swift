import Foundation

/// Standard output, line by line, also if it is a pipe.
enum Console {
    static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
