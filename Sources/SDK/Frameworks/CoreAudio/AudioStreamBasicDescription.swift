@_exported import Foundation
import FoundationSupplement

/// How samples of sound are written.
public struct AudioStreamBasicDescription: Sendable {
    public var mSampleRate: Float64 = 0
    public var mFormatID: AudioFormatID = 0
    public var mFormatFlags: AudioFormatFlags = 0
    public var mBytesPerPacket: UInt32 = 0
    public var mFramesPerPacket: UInt32 = 0
    public var mBytesPerFrame: UInt32 = 0
    public var mChannelsPerFrame: UInt32 = 0
    public var mBitsPerChannel: UInt32 = 0
    public var mReserved: UInt32 = 0

    public init() {}

    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}

/// Samples of one or more channels.
public struct AudioBuffer: @unchecked Sendable {
    // Sendable as Apple's: the samples belong to its creator, and one task at a time uses them.
    public var mNumberChannels: UInt32 = 0
    public var mDataByteSize: UInt32 = 0
    public var mData: UnsafeMutableRawPointer?

    public init() {}

    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        self.mNumberChannels = mNumberChannels
        self.mDataByteSize = mDataByteSize
        self.mData = mData
    }
}

/// Buffers that follow each other in memory, at least one.
public struct AudioBufferList: @unchecked Sendable {
    // Sendable as its buffers are.
    public var mNumberBuffers: UInt32 = 1
    public var mBuffers = AudioBuffer()

    public init() {}

    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
        self.mNumberBuffers = mNumberBuffers
        self.mBuffers = mBuffers
    }

    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        MemoryLayout<AudioBufferList>.size + (max(maximumBuffers, 1) - 1) * MemoryLayout<AudioBuffer>.stride
    }

    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let count = max(maximumBuffers, 1)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: sizeInBytes(maximumBuffers: count), alignment: MemoryLayout<AudioBufferList>.alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: sizeInBytes(maximumBuffers: count))
        let list = memory.assumingMemoryBound(to: AudioBufferList.self)
        list.pointee.mNumberBuffers = UInt32(clamping: count)
        return UnsafeMutableAudioBufferListPointer(list)
    }
}

/// The buffers of a list as a collection.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

    public init(_ list: UnsafeMutablePointer<AudioBufferList>) {
        unsafeMutablePointer = list
    }

    public init?(_ list: UnsafeMutablePointer<AudioBufferList>?) {
        guard let list else { return nil }
        unsafeMutablePointer = list
    }

    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(clamping: newValue) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> AudioBuffer {
        get { first[index] }
        nonmutating set { first[index] = newValue }
    }

    private var first: UnsafeMutablePointer<AudioBuffer> {
        let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
        return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
    }
}

public struct AudioStreamPacketDescription: Sendable {
    public var mStartOffset: Int64 = 0
    public var mVariableFramesInPacket: UInt32 = 0
    public var mDataByteSize: UInt32 = 0

    public init() {}

    public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
        self.mStartOffset = mStartOffset
        self.mVariableFramesInPacket = mVariableFramesInPacket
        self.mDataByteSize = mDataByteSize
    }
}

public struct AudioTimeStampFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
    public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
    public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
    public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 8)
    public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 16)
}

public struct AudioTimeStamp: Sendable {
    public var mSampleTime: Float64 = 0
    public var mHostTime: UInt64 = 0
    public var mRateScalar: Float64 = 0
    public var mWordClockTime: UInt64 = 0
    public var mFlags: AudioTimeStampFlags = []
    public var mReserved: UInt32 = 0

    public init() {}
}

public struct AudioChannelDescription: Sendable {
    public var mChannelLabel: AudioChannelLabel = 0
    public var mChannelFlags: UInt32 = 0
    public var mCoordinates: (Float32, Float32, Float32) = (0, 0, 0)

    public init() {}
}

public struct AudioChannelLayout: Sendable {
    public var mChannelLayoutTag: AudioChannelLayoutTag = 0
    public var mChannelBitmap: UInt32 = 0
    public var mNumberChannelDescriptions: UInt32 = 0
    public var mChannelDescriptions = AudioChannelDescription()

    public init() {}
}

public struct AudioClassDescription: Sendable {
    public var mType: OSType = 0
    public var mSubType: OSType = 0
    public var mManufacturer: OSType = 0

    public init() {}

    public init(mType: OSType, mSubType: OSType, mManufacturer: OSType) {
        self.mType = mType
        self.mSubType = mSubType
        self.mManufacturer = mManufacturer
    }
}

public struct AudioValueRange: Sendable {
    public var mMinimum: Float64 = 0
    public var mMaximum: Float64 = 0

    public init() {}
}

public func AudioGetCurrentHostTime() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

public func AudioConvertHostTimeToNanos(_ inHostTime: UInt64) -> UInt64 { inHostTime }
