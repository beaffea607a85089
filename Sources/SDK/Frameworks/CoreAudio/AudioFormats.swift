import FoundationSupplement

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AudioChannelLabel = UInt32
public typealias AudioChannelLayoutTag = UInt32
public typealias AudioSampleType = Int16
public typealias AudioUnitSampleType = Float32

/// Codecs of sound.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
public let kAudioFormat60958AC3: AudioFormatID = 0x6361_6333
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4CELP: AudioFormatID = 0x6365_6C70
public let kAudioFormatMPEG4HVXC: AudioFormatID = 0x6876_7863
public let kAudioFormatMPEG4TwinVQ: AudioFormatID = 0x7477_7671
public let kAudioFormatMACE3: AudioFormatID = 0x4D41_4333
public let kAudioFormatMACE6: AudioFormatID = 0x4D41_4336
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatQDesign: AudioFormatID = 0x5144_4D43
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2E6D_7031
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2E6D_7032
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatTimeCode: AudioFormatID = 0x7469_6D65
public let kAudioFormatMIDIStream: AudioFormatID = 0x6D69_6469
public let kAudioFormatParameterValueStream: AudioFormatID = 0x6170_7673
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
public let kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
public let kAudioFormatAudible: AudioFormatID = 0x4155_4442
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
public let kAudioFormatAES3: AudioFormatID = 0x6165_7333
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatAPAC: AudioFormatID = 0x6170_6163

/// The memory layout of linear samples.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 64
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 9
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = 1
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = 32

/// Arrangements of channels.
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 6_553_601
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 6_619_138
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 6_684_674
public let kAudioChannelLayoutTag_Binaural: AudioChannelLayoutTag = 6_946_818
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 7_077_892
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 7_929_862
public let kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = 8_257_544
public let kAudioChannelLayoutTag_AudioUnit_5_1: AudioChannelLayoutTag = 7_929_862
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 65536
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 4_294_901_760
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 9_633_792
public let kAudioChannelLabel_Unknown: AudioChannelLabel = 0xFFFF_FFFF
public let kAudioChannelLabel_Unused: AudioChannelLabel = 0
public let kAudioChannelLabel_Left: AudioChannelLabel = 1
public let kAudioChannelLabel_Right: AudioChannelLabel = 2
public let kAudioChannelLabel_Center: AudioChannelLabel = 3
public let kAudioChannelLabel_LFEScreen: AudioChannelLabel = 4
public let kAudioChannelLabel_LeftSurround: AudioChannelLabel = 5
public let kAudioChannelLabel_RightSurround: AudioChannelLabel = 6
public let kAudioChannelLabel_Mono: AudioChannelLabel = 42

/// The result codes of audio functions.
public let kAudio_UnimplementedError: OSStatus = -4
public let kAudio_FileNotFoundError: OSStatus = -43
public let kAudio_FilePermissionError: OSStatus = -54
public let kAudio_TooManyFilesOpenError: OSStatus = -42
public let kAudio_BadFilePathError: OSStatus = 561_017_960
public let kAudio_ParamError: OSStatus = -50
public let kAudio_MemFullError: OSStatus = -108
