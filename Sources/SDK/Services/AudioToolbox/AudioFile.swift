import Foundation
import FoundationSupplement

public typealias AudioFileTypeID = UInt32
public typealias AudioFileID = OpaquePointer
public typealias ExtAudioFileRef = OpaquePointer
public typealias AudioFilePropertyID = UInt32

public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
public let kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
public let kAudioFileRF64Type: AudioFileTypeID = 0x5246_3634
public let kAudioFileSoundDesigner2Type: AudioFileTypeID = 0x5364_3266
public let kAudioFileNextType: AudioFileTypeID = 0x4E65_5854
public let kAudioFileMP3Type: AudioFileTypeID = 0x4D50_4733
public let kAudioFileMP2Type: AudioFileTypeID = 0x4D50_4732
public let kAudioFileMP1Type: AudioFileTypeID = 0x4D50_4731
public let kAudioFileAC3Type: AudioFileTypeID = 0x6163_2D33
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6D70_3466
public let kAudioFileM4AType: AudioFileTypeID = 0x6D34_6166
public let kAudioFileM4BType: AudioFileTypeID = 0x6D34_6266
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
public let kAudioFile3GPType: AudioFileTypeID = 0x3367_7070
public let kAudioFile3GP2Type: AudioFileTypeID = 0x3367_7032
public let kAudioFileAMRType: AudioFileTypeID = 0x616D_7266
public let kAudioFileFLACType: AudioFileTypeID = 0x666C_6163

public struct AudioFilePermissions: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
        self.rawValue = rawValue
    }

    public static let readPermission = AudioFilePermissions(rawValue: 1)
    public static let writePermission = AudioFilePermissions(rawValue: 2)
    public static let readWritePermission = AudioFilePermissions(rawValue: 3)
}

public struct AudioFileFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let eraseFile = AudioFileFlags(rawValue: 1)
    public static let dontPageAlignAudioData = AudioFileFlags(rawValue: 2)
}

public let kAudioFileUnspecifiedError: OSStatus = 2_003_334_207
public let kAudioFileUnsupportedFileTypeError: OSStatus = 1_954_115_647

/// Fails: sound is not read here.
@discardableResult
public func AudioFileOpenURL(
    _ inFileRef: CFURL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
    _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
    Notices.current.addSilence(of: "AudioFileOpenURL")
    outAudioFile.pointee = nil
    return kAudioFileUnspecifiedError
}

@discardableResult
public func AudioFileClose(_ inAudioFile: AudioFileID) -> OSStatus { 0 }

/// Fails: sound is not read here.
@discardableResult
public func ExtAudioFileOpenURL(_ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>) -> OSStatus {
    Notices.current.addSilence(of: "ExtAudioFileOpenURL")
    outExtAudioFile.pointee = nil
    return kAudioFileUnspecifiedError
}

@discardableResult
public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus { 0 }
